import { originKeys } from './formulas.ts';
import type { RowValues, SheetRows } from './row.ts';

const uncounted = new Set<string>(['title', ...originKeys]);

/**
 * A line counts as filled if any value is non-blank text, a number or true; its title and where a value came from are
 * bookkeeping and do not count (second document, sections 3 and 5).
 */
export function isFilled(values: RowValues | undefined): boolean {
  if (!values) return false;
  return Object.entries(values).some(
    ([column, value]) =>
      !uncounted.has(column) &&
      (value === true ||
        (typeof value === 'number' && !Number.isNaN(value)) ||
        (typeof value === 'string' && value.trim() !== '')),
  );
}

export function filledCount(rows: SheetRows): number {
  return Object.values(rows).filter(isFilled).length;
}
