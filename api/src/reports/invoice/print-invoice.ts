import { termsOf } from '@tidemark/contract/company/money-settings';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import type { invoiceActions } from '@tidemark/contract/invoices/actions';
import { balanceOf } from '@tidemark/contract/invoices/balance';
import type { Payment } from '@tidemark/contract/invoices/invoice';
import { paymentLink } from '@tidemark/contract/invoices/payment-link';
import { readSender } from '../../company/sender.ts';
import type { Handler } from '../../context.ts';
import type { Read } from '../../db/database.ts';
import type { Blobs } from '../../files/blobs.ts';
import type { TurnTaker } from '../../files/take-turns.ts';
import { type KeepPaper, keptPaper, type StoredInvoice, storedInvoice } from '../../invoices/read.ts';
import { readProject } from '../../projects/read.ts';
import type { InvoiceInput } from './invoice-view.ts';

export interface InvoicePrinting {
  printer: { invoice(input: InvoiceInput, asker: TurnTaker): Promise<Buffer> };
  /** Where the logo is. */
  blobs: Blobs;
  keep: KeepPaper;
}

/** Papers are printed for the office, whoever asks. */
const office = { id: 0, role: 'Manager' } as const;

/** An issued invoice with company and job as they were then, a draft with those of today. */
async function invoiceInput(
  db: Read,
  blobs: Blobs,
  stored: StoredInvoice,
  withPayments: boolean,
): Promise<InvoiceInput> {
  const { sender, profile } = await readSender(db, blobs, stored.companyVersion ?? undefined);
  const projectTitle = stored.projectTitle ?? (await readProject(db, office, stored.projectId)).title;
  const paid = withPayments ? stored.paid : 0;
  const { estimateNumber: number, projectId } = stored;
  return {
    ...sender,
    invoice: { ...stored, terms: stored.terms ?? termsOf(profile) },
    projectTitle,
    estimate: number === null ? undefined : estimateNumber(projectId, number),
    payments: withPayments ? stored.payments.filter(({ removed }) => !removed).map(received) : [],
    paymentLink: paymentLink(profile.paymentLink, { ...stored, balance: balanceOf({ ...stored, paid }) }),
    companyFooter: profile.footers.invoice,
    printedAt: stored.issuedAt ?? stored.madeAt,
  };
}

const received = ({ on, kind, how, reference, amount }: Payment): InvoiceInput['payments'][number] => ({
  on,
  how: kind === 'refund' ? `refund, ${how}` : how,
  reference: reference ?? '',
  amount: kind === 'refund' ? -amount : amount,
});

/** The kept bytes of an issued invoice; who prints it first keeps them. Void and draft are printed as they stand. */
export async function invoicePaper(
  db: Read,
  { printer, blobs, keep }: InvoicePrinting,
  stored: StoredInvoice,
  asker: TurnTaker,
): Promise<Buffer> {
  const isKept = stored.number !== null && stored.state !== 'Void';
  const kept = isKept ? await keptPaper(db, stored.id) : undefined;
  if (kept) return kept;
  const printed = await printer.invoice(await invoiceInput(db, blobs, stored, false), asker);
  return isKept ? keep(stored.id, printed) : printed;
}

export const invoiceFile = ({ number, projectId }: Pick<StoredInvoice, 'number' | 'projectId'>) =>
  number === null ? `invoice-draft-project-${projectId}.pdf` : `invoice-${number}.pdf`;

export function printInvoice(parts: InvoicePrinting): Handler<typeof invoiceActions.pdf> {
  return async ({ db, actor, asker }, { params, query }) => {
    const { id } = await readProject(db, actor, params.id);
    const stored = await storedInvoice(db, id, params.invoiceId);
    const body = query.payments
      ? await parts.printer.invoice(await invoiceInput(db, parts.blobs, stored, true), asker)
      : await invoicePaper(db, parts, stored, asker);
    return { body, filename: invoiceFile(stored) };
  };
}
