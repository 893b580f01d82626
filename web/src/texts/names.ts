// Names that the core gives in English, in the language that is spoken; as the core says them where a
// catalogue does not know them.
import type { Family, Option } from '../core/types';
import { named } from './texts.svelte';

export const gameName = (family: { id: string; name: string }): string =>
  named(`game.${family.id}.name`, family.name);

export const gameSummary = (family: Family): string => named(`game.${family.id}.summary`, family.summary);

/** Who made it, and on which terms. */
export const gameOrigin = (family: Family): string => named(`game.${family.id}.origin`, family.sheet);

export const optionName = (family: Family, option: Option): string =>
  named(`game.${family.id}.${option.key}`, named(`option.${option.key}`, option.key));

export const optionHelp = (family: Family, option: Option): string =>
  named(`game.${family.id}.${option.key}.help`, named(`option.${option.key}.help`, option.help));

export const valueName = (family: Family, option: Option, value: string): string =>
  named(`game.${family.id}.${option.key}=${value}`, named(`option.${option.key}=${value}`, value));

export const sideName = (name: string): string => named(`side.${name}`, name);

/** What a piece is called: a game may have a word of its own for a kind. */
export const kindName = (family: string, kind: string): string =>
  named(`game.${family}.kind.${kind}`, named(`board.kind.${kind}`, kind));

export const levelName = (level: { level: number; name: string }): string =>
  named(`level.${level.level}`, level.name);
