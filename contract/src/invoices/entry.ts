import { z } from 'zod';
import { countedDate, emailAddress, hundredths, requiredText, serialId, text, uuid } from '../shapes.ts';
import { invoiceKinds, paymentKinds, paymentWays } from './invoice.ts';

const typedLine = z.strictObject({
  title: requiredText(200, 'Enter what the line is for.'),
  quantity: hundredths(0.01, 999_999),
  unit: text(10).trim(),
  /** Below 0 it is taken off. */
  rate: hundredths(-9_999_999.99, 9_999_999.99),
  taxed: z.boolean(),
});
export type TypedLine = z.output<typeof typedLine>;

const party = z.strictObject({
  name: requiredText(200, 'Enter whom to bill.'),
  address: z.array(text(200).trim()).max(4, 'Use at most 4 lines.'),
  phone: text(50).trim().nullable(),
});

/** What a manager decides of a draft. Without a party the kind says whom it bills; only the kind other has typed lines. */
const decided = {
  billTo: party.optional(),
  /** The inspection whose estimate is billed; without one that of the job, its newest completed. */
  inspectionId: uuid.nullable().default(null),
  estimateNumber: serialId.nullable().default(null),
  supplements: z.array(serialId).max(50).default([]),
  /** The answer to the question whether to bill what was sent. */
  notApproved: z.boolean().default(false),
  lines: z.array(typedLine).max(200, 'Add at most 200 lines.').default([]),
  memo: text(1_000).default(''),
};

export const newInvoice = z.strictObject({ id: uuid.optional(), kind: z.enum(invoiceKinds), ...decided });
export type NewInvoice = z.output<typeof newInvoice>;
export const changedInvoice = z.strictObject({ basedOn: serialId, ...decided });

export const paymentEntry = z.strictObject({
  id: uuid.optional(),
  kind: z.enum(paymentKinds).default('payment'),
  on: countedDate,
  amount: hundredths(0.01, 99_999_999.99),
  how: z.enum(paymentWays),
  reference: text(100).trim().nullable().default(null),
  payer: text(200).trim().nullable().default(null),
  payees: text(200).trim().nullable().default(null),
  fileId: uuid.nullable().default(null),
  /** The paid amount that the person saw. If it differs now, the call is refused with payments_changed. */
  seenPaid: z.number().optional(),
});

export const because = z.strictObject({ reason: requiredText(500, 'Enter a reason.') });

const mostPeople = 20;
const tooMany = `Send to at most ${mostPeople} people at once.`;
export const invoicePapers = ['invoice', 'estimate'] as const;
const mostFiles = 20;
const someFiles = z.array(uuid).max(mostFiles, `Attach at most ${mostFiles} files.`).default([]);

/** A mail with an invoice, as a manager writes it. */
export const invoiceLetter = z.strictObject({
  to: z.array(emailAddress).min(1, 'Enter whom to send it to.').max(mostPeople, tooMany),
  cc: z.array(emailAddress).max(mostPeople, tooMany).default([]),
  subject: requiredText(200, 'Enter a subject.').refine((line) => !/\p{Cc}/u.test(line), 'Use one line.'),
  message: text(5_000).default(''),
  attachments: z
    .array(z.enum(invoicePapers))
    .min(1, 'Attach at least one file.')
    .transform((chosen) => [...new Set(chosen)]),
  /** Sealed documents of the job, and documents among its files. */
  documents: someFiles,
  files: someFiles,
});
export type InvoiceLetter = z.output<typeof invoiceLetter>;

/** A mail that asks for what is overdue; the invoice goes with it. */
export const invoiceReminder = invoiceLetter.omit({ attachments: true, documents: true, files: true });
