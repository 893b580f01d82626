// The options of a game as the text that names it has them: `a-game:size=large,end=late`.
import type { Core } from '../core/core';
import type { Family, Option, Sides } from '../core/types';

/** The id of the family: what stands ahead of the options. */
export const familyOf = (game: string): string => game.split(':')[0] ?? '';

/** The names of the sides of a game. */
export const sidesOf = (families: readonly Family[], game: string): Sides =>
  families.find(({ id }) => id === familyOf(game))?.sides ?? ['', ''];

/** The text that names a game with options. */
export function gameId(family: Family, options: Record<string, string>): string {
  const chosen = family.options
    .filter(({ key }) => options[key] !== undefined)
    .map(({ key }) => `${key}=${options[key]}`);
  return chosen.length === 0 ? family.id : `${family.id}:${chosen.join(',')}`;
}

/** The options that a game's text gives, as far as the family has them. */
export function optionsOf(family: Family, game: string): Record<string, string> {
  const pairs = game
    .slice(game.indexOf(':') + 1)
    .split(',')
    .map((pair) => pair.split('='));
  const options: Record<string, string> = {};
  for (const [key, value] of pairs) {
    const option = family.options.find((one) => one.key === key);
    if (option && value !== undefined && option.values.includes(value)) options[option.key] = value;
  }
  return options;
}

/** The options whose values are not the usual ones: chosen, or set by another one that was. */
export function unusual(core: Core, family: Family, rules: Readonly<Record<string, string>>): Option[] {
  const usual = core.game(family.id).rules;
  return family.options.filter(({ key }) => rules[key] !== usual[key]);
}

/** Whether the option changes who plays: such options are asked first. */
export function shapesSeats(core: Core, family: Family, option: Option): boolean {
  const casts = option.values.map((value) =>
    JSON.stringify(core.game(gameId(family, { [option.key]: value })).seats.map(({ name }) => name)),
  );
  return new Set(casts).size > 1;
}

/** Whether the option is a house rule: all it offers beside the usual is what no sheet does. */
export const isHouseRule = ({ values, house = [], ...option }: Option): boolean =>
  values.every((value) => value === option.default || house.includes(value));

/** Whether the option is but another name for what other options say: no game has it among its rules. */
export const isOtherName = (core: Core, family: Family, { key, values }: Option): boolean =>
  values.every((value) => core.game(gameId(family, { [key]: value })).rules[key] === undefined);
