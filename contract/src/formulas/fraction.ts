/** An exact number: n over d, with d above 0. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** The fraction of a decimal number as it is written: 2.675, .5. */
export function fractionOf(decimal: string): Fraction {
  const [whole = '', decimals = ''] = decimal.split('.');
  return { n: BigInt(`${whole}${decimals}`), d: 10n ** BigInt(decimals.length) };
}

export const negative = ({ n, d }: Fraction): Fraction => ({ n: -n, d });

/** a `sign` b; null for a division by 0. */
export function calculate(sign: '+' | '-' | '*' | '/', a: Fraction, b: Fraction): Fraction | null {
  switch (sign) {
    case '+':
      return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
    case '-':
      return calculate('+', a, negative(b));
    case '*':
      return { n: a.n * b.n, d: a.d * b.d };
    case '/': {
      if (b.n === 0n) return null;
      return b.n > 0n ? { n: a.n * b.d, d: a.d * b.n } : { n: -a.n * b.d, d: a.d * -b.n };
    }
  }
}

/** Rounded half up to whole hundredths. BigInt divides toward 0: below 0 that is one too high. */
export function hundredthsOf({ n, d }: Fraction): bigint {
  const [above, below] = [n * 200n + d, d * 2n];
  const quotient = above / below;
  return above < 0n && quotient * below !== above ? quotient - 1n : quotient;
}
