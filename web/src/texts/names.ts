// Names that the core gives in English, in the language that is spoken; as the core says them where a
// catalogue does not know them.
import type { Family, Option } from '../core/types';
import { language, named } from './texts.svelte';

export const gameName = (family: { id: string; name: string }): string =>
  named(`game.${family.id}.name`, family.name);

export const gameSummary = (family: Family): string => named(`game.${family.id}.summary`, family.summary);

/** Who made it, and on which terms. */
export const gameOrigin = (family: Family): string => named(`game.${family.id}.origin`, family.sheet);

export const optionName = (family: Family, option: Option): string =>
  named(`game.${family.id}.${option.key}`, named(`option.${option.key}`, option.key));

export const optionHelp = (family: Family, option: Option): string =>
  named(`game.${family.id}.${option.key}.help`, named(`option.${option.key}.help`, option.help));

/** It stands by itself, so it begins with a capital letter. */
export const valueName = (family: Family, option: Option, value: string): string =>
  capital(named(`game.${family.id}.${option.key}=${value}`, named(`option.${option.key}=${value}`, value)));

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** A word of a game that its options may change: `KEY.OPTION=VALUE`, else `KEY`; empty where it has none. */
export function ruledWord(
  game: { family: string; rules: Readonly<Record<string, string>> },
  key: string,
): string {
  const changed = Object.entries(game.rules).map(
    ([option, value]) => `game.${game.family}.${key}.${option}=${value}`,
  );
  const found = changed.map((one) => named(one, '')).find((text) => text !== '');
  return found ?? named(`game.${game.family}.${key}`, '');
}

export const sideName = (name: string): string => named(`side.${name}`, name);

/** What a piece is called: a game may have a word of its own for a kind. */
export const kindName = (family: string, kind: string): string =>
  named(`game.${family}.kind.${kind}`, named(`board.kind.${kind}`, kind));

export const levelName = (level: { level: number; name: string }): string =>
  named(`level.${level.level}`, level.name);

/** What a puzzle is about. */
export const themeName = (theme: string): string => named(`puzzles.theme.${theme}`, theme);
