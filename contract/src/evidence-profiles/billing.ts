import { z } from 'zod';

/** All that rules need of a job's invoices. Only the office has those; a device holds this. */
export const billing = z.object({
  /** One is issued that bills the work, and is not void. */
  issued: z.boolean(),
  /** What the issued ones of estimates and deductibles come to. */
  invoiced: z.number(),
  /** What was approved of the estimates and their supplements; null before the first approval. */
  approved: z.number().nullable(),
});
export type Billing = z.output<typeof billing>;

export const noBilling: Billing = { issued: false, invoiced: 0, approved: null };

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Why the invoices are not what was approved, to the cent; undefined if they are. */
export function whyNotApproved({ invoiced, approved }: Billing): string | undefined {
  if (approved === null) return 'No estimate has been approved.';
  if (invoiced === approved) return undefined;
  if (invoiced === 0) return `What was approved, ${dollars.format(approved)}, has not been invoiced.`;
  return `The invoices come to ${dollars.format(invoiced)}, what was approved to ${dollars.format(approved)}.`;
}
