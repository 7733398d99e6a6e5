/**
 * Exact decimal arithmetic: figures with at most two decimals as whole hundredths. BigInt, because a quantity times a
 * rate can pass 2^53.
 */

/** A JSON number with at most two decimals, in hundredths. */
export const toHundredths = (value: number): bigint => BigInt(Math.round(value * 100));
export const fromHundredths = (value: bigint): number => Number(value) / 100;

/** Divides nonnegative numbers, rounding half up. */
export const halfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

/** Multiplies hundredths, rounding half up. */
export const times = (one: bigint, other: bigint): bigint => halfUp(one * other, 100n);

/** A percentage (in hundredths) of an amount, rounded half up. */
export const percentOf = (percent: bigint, amount: bigint): bigint => halfUp(percent * amount, 10_000n);

/** Feet and inches in hundredths of a foot, rounded half up. */
export const feetAndInches = (feet: number, inches: number): bigint =>
  halfUp(12n * toHundredths(feet) + toHundredths(inches), 12n);

export function sumOf(values: readonly number[]): number {
  return fromHundredths(values.reduce((sum, value) => sum + toHundredths(value), 0n));
}
