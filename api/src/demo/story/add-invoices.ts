import { datesOfIssue } from '@tidemark/contract/invoices/dates';
import type { InvoiceKind } from '@tidemark/contract/invoices/invoice';
import type { SignedIn, WriteContext } from '../../context.ts';
import { createInvoice } from '../../invoices/create-invoice.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import { recordPayment } from '../../invoices/record-payment.ts';
import type { StoryJob } from './jobs.ts';

const hour = 3_600_000;
/** Days until an invoice is due. */
const terms = 30;

interface Given {
  projectId: number;
  estimateNumber: number;
  context: SignedIn<WriteContext>;
  /** When the estimate was approved. */
  at: number;
  timeZone: string | undefined;
}

/** What the office bills of a job, and what it was paid: the insurer's claim, and the deductible that it leaves out. */
export async function addInvoices({ invoice, claim, customer }: StoryJob, given: Given): Promise<void> {
  if (!invoice) return;
  const { context, projectId } = given;
  if (invoice === 'draft') return void (await make('claim', given, true));
  const billed = await issue('claim', given, 4);
  const owed = claim && (await issue('deductible', given, 5));
  const pay = async (
    invoiceId: string,
    amount: number,
    days: number,
    how: 'check' | 'ACH',
    payer: string,
  ) => {
    const { issuedOn } = datesOfIssue(
      new Date(Math.min(given.at + days * 24 * hour, Date.now())),
      given.timeZone ?? 'UTC',
      0,
    );
    await recordPayment(context, {
      ...{ params: { id: projectId, invoiceId }, query: {} },
      body: {
        ...{ kind: 'payment', on: issuedOn, amount, how, payer },
        ...{ reference: how === 'check' ? '20417' : null, payees: null, fileId: null },
      },
    });
  };
  if (owed) await pay(owed.id, invoice === 'paid' ? owed.total : owed.total / 2, 2, 'check', customer);
  if (invoice === 'paid') await pay(billed.id, billed.total, 4, 'ACH', claim?.insurer ?? customer);
}

async function make(kind: InvoiceKind, { context, projectId, estimateNumber }: Given, notApproved = false) {
  const { invoice } = await createInvoice(context, {
    ...{ params: { id: projectId }, query: {} },
    body: {
      ...{ kind, inspectionId: null, estimateNumber, supplements: [], lines: [], memo: '' },
      notApproved,
    },
  });
  return invoice;
}

/** Issued some hours after the approval, not now. */
async function issue(kind: InvoiceKind, given: Given, hours: number) {
  const { context, projectId, at, timeZone } = given;
  const { id, total } = await make(kind, given);
  await issueInvoice(context, { params: { id: projectId, invoiceId: id }, query: {}, body: {} });
  const issuedAt = new Date(Math.min(at + hours * hour, Date.now()));
  const { issuedOn, dueOn } = datesOfIssue(issuedAt, timeZone ?? 'UTC', terms);
  await context.tx
    .updateTable('invoices')
    .set({ issuedOn, dueOn, issuedAt: issuedAt.toISOString(), madeAt: issuedAt.toISOString() })
    .where('id', '=', id)
    .execute();
  return { id, total };
}
