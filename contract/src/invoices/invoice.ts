import { z } from 'zod';
import { delivery } from '../deliveries.ts';
import { billedLine } from '../estimates/billed-line.ts';
import { calendarDate, dateTime } from '../shapes.ts';
import { waitReasons } from './wait-reasons.ts';

export const invoiceKinds = ['claim', 'deductible', 'other'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Part paid is an issued one with payments. */
export const invoiceStates = ['Draft', 'Issued', 'Void', 'Paid'] as const;

const invoiceLine = billedLine.extend({ taxed: z.boolean() });
export type InvoiceLine = z.output<typeof invoiceLine>;

const invoiceParty = z.object({
  name: z.string(),
  address: z.array(z.string()),
  phone: z.string().nullable(),
});
export type InvoiceParty = z.output<typeof invoiceParty>;

export const paymentKinds = ['payment', 'refund'] as const;
export const paymentWays = ['check', 'ACH', 'card', 'cash', 'other'] as const;

/** Money that somebody received or gave back, as a person typed it. */
const payment = z.object({
  id: z.string(),
  kind: z.enum(paymentKinds),
  on: calendarDate,
  amount: z.number(),
  how: z.enum(paymentWays),
  reference: z.string().nullable(),
  payer: z.string().nullable(),
  /** Whom a check names. */
  payees: z.string().nullable(),
  /** A file of the job: the photo of a check. */
  fileId: z.string().nullable(),
  recordedAt: dateTime,
  recordedBy: z.string(),
  /** It stays, struck through. */
  removed: z.object({ at: dateTime, by: z.string(), reason: z.string() }).nullable(),
});
export type Payment = z.output<typeof payment>;

const letter = z.object({
  to: z.array(z.string()),
  cc: z.array(z.string()),
  attachments: z.array(z.string()),
  sentAt: dateTime,
  sentBy: z.string(),
  /** The day of a reminder, of which there is one a day; null of any other. */
  remindedOn: calendarDate.nullable(),
  delivery: delivery.pick({ id: true, state: true, lastError: true }),
});
export type Letter = z.output<typeof letter>;

/** A batch that took an invoice to the books. */
const bookExport = z.object({ batch: z.number(), at: dateTime, by: z.string() });

/** What a technician sees of it. */
export const invoiceHead = z.object({
  id: z.string(),
  /** Given when it is issued. */
  number: z.string().nullable(),
  state: z.enum(invoiceStates),
  total: z.number(),
});
export type InvoiceHead = z.output<typeof invoiceHead>;

/** US dollars, exact to the cent; the total is the sum of the lines' amounts. */
export const invoice = invoiceHead.extend({
  projectId: z.number(),
  kind: z.enum(invoiceKinds),
  issuedOn: calendarDate.nullable(),
  dueOn: calendarDate.nullable(),
  /** "Net 30"; of a draft as the company says it today. */
  terms: z.string(),
  billTo: invoiceParty,
  customer: z.object({ name: z.string(), claimNumber: z.string().nullable() }),
  projectAddress: z.string(),
  lines: z.array(invoiceLine),
  /** Payments less refunds. */
  paid: z.number(),
  balance: z.number(),
  waitsFor: z.array(z.enum(waitReasons)),
  memo: z.string(),
  /** The kept number it bills; null with supplements alone. */
  estimate: z.object({ inspectionId: z.string(), number: z.number().nullable() }).nullable(),
  supplements: z.array(z.number()),
  payments: z.array(payment),
  sentTo: z.array(letter),
  exports: z.array(bookExport),
  /** The customer as the books call them: "Okafor:FM-20-118834". */
  bookCustomer: z.string(),
  /** The company profile it was issued with; of a draft null. */
  companyVersion: z.number().nullable(),
  /** The company's page for paying it, with a balance. */
  paymentLink: z.string().nullable(),
  voided: z.object({ at: dateTime, by: z.string(), reason: z.string() }).nullable(),
  /** Raised by each change of a draft, which names the one it is based on. */
  version: z.number(),
  madeAt: dateTime,
  madeBy: z.string(),
  issuedBy: z.string().nullable(),
});
export type Invoice = z.output<typeof invoice>;
