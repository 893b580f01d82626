// How each family was last set up, so that the next game is two clicks away.
import { isObject } from '../base/decode';
import { load, save } from '../base/storage';
import type { Family } from '../core/types';
import { optionsOf } from '../match/options';
import { decodePlayer, decodeClock } from '../match/setup';
import { modes, newDraft, type Draft } from './draft';

const key = (family: Family): string => `setup.${family.id}`;

/** The draft in the data, with defaults for what makes no sense. */
export function decodeDraft(family: Family, data: unknown): Draft {
  const draft = newDraft();
  if (!isObject(data)) return draft;
  const { mode, level, rival, me, mixed, names, opening, options, clock } = data;
  draft.mode = modes.find((name) => name === mode) ?? draft.mode;
  if (Number.isInteger(level)) draft.level = Number(level);
  if (Number.isInteger(rival)) draft.rival = Number(rival);
  if (me === null || Number.isInteger(me)) draft.me = me === null ? null : Number(me);
  if (Array.isArray(mixed)) draft.mixed = mixed.map(decodePlayer).filter((player) => player !== null);
  if (Array.isArray(names)) draft.names = names.map((name) => (typeof name === 'string' ? name : ''));
  if (typeof opening === 'string') draft.opening = opening;
  if (isObject(options)) {
    const pairs = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
    draft.options = optionsOf(family, `:${pairs.join(',')}`);
  }
  draft.clock = decodeClock(clock);
  return draft;
}

export const recall = (family: Family): Draft =>
  load(key(family), (data) => decodeDraft(family, data)) ?? newDraft();

export function remember(family: Family, draft: Draft): void {
  save(key(family), draft);
}
