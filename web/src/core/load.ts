// The core of this page, fetched and compiled once.
import { type Core, makeCore } from './core';
import { loadRules, once } from './modules';

export const loadCore = once(async (): Promise<Core> => makeCore(await loadRules()));
