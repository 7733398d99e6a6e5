/** A line from values to places on the screen. */
export const linear =
  (from: readonly [least: number, most: number], to: readonly [first: number, last: number]) =>
  (value: number) =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);

/** Round figures from 0 to above the largest, at most six. */
export function ticksUpTo(values: readonly number[]): number[] {
  const largest = Math.max(5, ...values);
  const power = 10 ** Math.floor(Math.log10(largest / 5));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one * 5 >= largest)!;
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, at) => at * step);
}

/** Places that are at least this far apart, as near as can be to where they should be, in the same order. */
export function spread(places: readonly number[], apart: number): number[] {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
  const found: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { place, at } of order) {
    last = Math.max(place, last + apart);
    found[at] = last;
  }
  return found;
}
