/** One measured figure beside its goal. */
export interface Figure {
  what: string;
  measured: string;
  /** None for a figure that is only there for comparison. */
  goal?: { text: string; met: boolean };
  /** What it was measured with or against. */
  note: string;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The smallest value that at least `share` of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('There is nothing to take a quantile of.');
  return found;
}

export function tableOf(figures: readonly Figure[]): string {
  const lines = figures.map(({ what, measured, goal, note }) => {
    const met = goal ? (goal.met ? 'yes' : '**no**') : '';
    return `| ${what} | ${measured} | ${goal?.text ?? ''} | ${met} | ${note} |`;
  });
  return ['| What | Measured | Goal | Met | How |', '|---|---|---|---|---|', ...lines].join('\n');
}

/** Prints a bench; a missed goal exits with 1. */
export function show(figures: readonly Figure[]): void {
  process.stdout.write(`${tableOf(figures)}\n`);
  if (figures.some(({ goal }) => goal?.met === false)) process.exitCode = 1;
}
