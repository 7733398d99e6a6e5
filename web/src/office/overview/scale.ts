/** A round figure at or above the largest, for a readable axis: 1, 2 or 5 times a power of ten. */
export function topOf(values: readonly number[]): number {
  const largest = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= largest)!;
}
