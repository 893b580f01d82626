// The puzzle of the day: the same one for everybody who has the same calendar and the same puzzles.

/** Days are numbered by the calendar of whoever looks at it. */
export const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** One of so many, by the day: neighbouring days are far apart, and none comes twice before all have come. */
export function ofTheDay(count: number, day: number): number {
  const isApart = (a: number, b: number): boolean => (b === 0 ? a === 1 : isApart(b, a % b));
  let step = Math.round(count * 0.618);
  while (step > 1 && !isApart(count, step)) --step;
  return count === 0 ? 0 : (day * Math.max(1, step)) % count;
}
