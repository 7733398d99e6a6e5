import { z } from 'zod';
import { hundredths, text } from '../shapes.ts';

/** A line that was approved with another quantity or rate than it was sent with; quantity 0 was not approved. */
export const approvedLine = z.strictObject({
  key: text(120),
  quantity: hundredths(0, 9_999_999.99),
  rate: hundredths(-99_999_999.99, 99_999_999.99),
  reason: text(300).trim().nullable(),
});
export type ApprovedLine = z.output<typeof approvedLine>;

const isOnce = (lines: readonly ApprovedLine[]) => new Set(lines.map(({ key }) => key)).size === lines.length;
export const approvedLines = z
  .array(approvedLine)
  .max(2000, 'At most 2,000 lines can differ.')
  .refine(isOnce, 'A line differs only once.');
