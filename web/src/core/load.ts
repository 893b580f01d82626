// The core of this page, fetched and compiled once.
import { type Core, makeCore } from './core';
import { loadRules } from './modules';

let loading: Promise<Core> | undefined;

/** After a failure the next call tries again. */
export function loadCore(): Promise<Core> {
  loading ??= loadRules()
    .then(makeCore)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
