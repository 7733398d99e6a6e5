/**
 * Exact decimal arithmetic: figures with at most two decimals as whole hundredths. BigInt, because a quantity times a
 * rate can pass 2^53.
 */

/** A JSON number with at most two decimals, in hundredths. */
export const toHundredths = (value: number): bigint => BigInt(Math.round(value * 100));
export const fromHundredths = (value: bigint): number => Number(value) / 100;

/** A quotient of what is not negative, rounded half up. */
export const halfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

/** Two figures in hundredths multiplied, rounded half up to hundredths. */
export const times = (one: bigint, other: bigint): bigint => halfUp(one * other, 100n);

/** So many percent (in hundredths) of an amount, rounded half up to hundredths. */
export const percentOf = (percent: bigint, amount: bigint): bigint => halfUp(percent * amount, 10_000n);

/** Feet with inches over, in hundredths of a foot, rounded half up. */
export const feetAndInches = (feet: number, inches: number): bigint =>
  halfUp(12n * toHundredths(feet) + toHundredths(inches), 12n);

/** The sum of rounded figures, itself exact. */
export function sumOf(values: readonly number[]): number {
  return fromHundredths(values.reduce((sum, value) => sum + toHundredths(value), 0n));
}
