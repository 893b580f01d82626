// Chances in words, as the command line's review prints them (src/review).
import { t } from '../texts/texts.svelte';
import type { Standing } from '../core/types';

/** "91.3 %"; a dash where there is none. The core gives ten-thousandths, and rounds them so. */
export function percentOf(share: number | null): string {
  if (share === null) return '–';
  const tenths = Math.floor((Math.round(share * 10_000) + 5) / 10);
  return `${Math.floor(tenths / 10)}.${tenths % 10} %`;
}

/** "62 %"; a decided game says in how many turns. Where moves are compared, with a decimal. */
export function standingText(
  { plies, expectation }: Pick<Standing, 'plies' | 'expectation'>,
  decimals: 0 | 1 = 0,
): string {
  if (plies !== null && plies !== 0)
    return t(plies > 0 ? 'analysis.wins' : 'analysis.loses', Math.abs(plies));
  if (expectation === null || decimals === 1) return percentOf(expectation);
  return `${Math.floor((Math.round(expectation * 10_000) + 50) / 100)} %`;
}
