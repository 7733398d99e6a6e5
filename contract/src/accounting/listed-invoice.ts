import { z } from 'zod';
import { invoiceKinds, invoiceStates } from '../invoices/invoice.ts';
import { waitReasons } from '../invoices/wait-reasons.ts';
import { calendarDate } from '../shapes.ts';

/** As the list of all invoices says them: part paid and overdue are issued ones. */
export const listedStates = ['Draft', 'Issued', 'Part paid', 'Overdue', 'Paid', 'Void'] as const;
export type ListedState = (typeof listedStates)[number];

export const listedInvoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  projectId: z.number(),
  billTo: z.string(),
  customer: z.string(),
  claimNumber: z.string().nullable(),
  issuedOn: calendarDate.nullable(),
  dueOn: calendarDate.nullable(),
  /** Days after the due day of what is not paid; 0 if it is not late. */
  daysLate: z.number(),
  waitsFor: z.array(z.enum(waitReasons)),
  /** What its job must still show before it is paid, as lists name it. */
  missing: z.array(z.string()),
  total: z.number(),
  paid: z.number(),
  balance: z.number(),
  /** The batches that took it to the books. */
  exportedIn: z.array(z.number()),
});
export type ListedInvoice = z.output<typeof listedInvoice>;
