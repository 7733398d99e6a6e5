import type { InvoiceLetter } from '@tidemark/contract/invoices/entry';
import { readEstimate } from '../estimates/read.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import { inspectionNumber } from '../inspections/read.ts';
import type { CrmFile } from '../integrations/crm/crm.ts';
import type { MailMessage } from '../integrations/mail/mail.ts';
import { findInvoice, keepPaper } from '../invoices/read.ts';
import { estimateInput, invoiceFile, invoicePaper } from '../reports/read.ts';
import { estimateFileName } from './file-name.ts';
import { letterMail } from './letter-mail.ts';
import { office, type PaperParts, toMinute } from './papers.ts';
import type { Claimed } from './try-delivery.ts';

/** A manager's letter with an invoice: the kept bytes, the same at every try. */
export async function invoiceLetter(
  { db, files: { blobs }, printer }: PaperParts,
  { createdAt }: Pick<Claimed, 'createdAt'>,
  { invoiceId, letter }: { invoiceId: string; letter: InvoiceLetter },
  asker: TurnTaker,
): Promise<MailMessage> {
  const stored = (await findInvoice(db, invoiceId))!;
  const papers = {
    async invoice(): Promise<CrmFile> {
      const bytes = await invoicePaper(db, { printer, blobs, keep: keepPaper(db) }, stored, asker);
      return { name: invoiceFile(stored), type: 'application/pdf', bytes };
    },
    async estimate(): Promise<CrmFile> {
      const { inspectionId, estimateNumber: number } = stored;
      const estimate = await readEstimate(db, office, inspectionId!, number!);
      const bytes = await printer.estimate(
        await estimateInput(db, blobs, estimate, toMinute(createdAt)),
        asker,
      );
      const numbers = {
        projectId: stored.projectId,
        inspection: await inspectionNumber(db, inspectionId!),
      };
      return { name: estimateFileName(numbers, number!), type: 'application/pdf', bytes };
    },
  };
  const attachments: CrmFile[] = [];
  for (const paper of letter.attachments) attachments.push(await papers[paper]());
  return letterMail(db, letter, attachments);
}
