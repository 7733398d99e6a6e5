import type { StoredLetter } from '../db/tables/invoices.ts';
import { findDocument } from '../documents/read.ts';
import { readEstimate } from '../estimates/read.ts';
import type { Blobs } from '../files/blobs.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import { inspectionNumber } from '../inspections/read.ts';
import type { CrmFile } from '../integrations/crm/crm.ts';
import { SendFailure } from '../integrations/failure.ts';
import type { MailMessage } from '../integrations/mail/mail.ts';
import { findInvoice, keepPaper } from '../invoices/read.ts';
import { findJobFile } from '../job/read.ts';
import { documentFile, documentInput, estimateInput, invoiceFile, invoicePaper } from '../reports/read.ts';
import { estimateFileName } from './file-name.ts';
import { letterMail } from './letter-mail.ts';
import { office, type PaperParts, toMinute } from './papers.ts';
import type { Claimed } from './try-delivery.ts';

/** A manager's letter with an invoice: the kept bytes, the same at every try. */
export async function invoiceLetter(
  { db, files: { blobs }, printer }: PaperParts,
  { createdAt }: Pick<Claimed, 'createdAt'>,
  { invoiceId, letter }: { invoiceId: string; letter: StoredLetter },
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
  for (const id of letter.documents ?? []) {
    const document = await findDocument(db, id);
    // Retention has forgotten it.
    if (!document) continue;
    const bytes = await printer.document(await documentInput(db, blobs, document), asker);
    attachments.push({ name: documentFile(document), type: 'application/pdf', bytes });
  }
  for (const id of letter.files ?? []) {
    const file = await findJobFile(db, id);
    if (file) attachments.push({ name: file.name, type: file.type, bytes: await bytesOf(blobs, file) });
  }
  return letterMail(db, letter, attachments);
}

/** @throws SendFailure where this process looks in another place than the server keeps files in */
async function bytesOf(blobs: Blobs, { name, sha256 }: { name: string; sha256: string }): Promise<Buffer> {
  const blob = await blobs.find(sha256);
  if (!blob)
    throw new SendFailure(`${name} is not where files are kept: FILES and DATA_DIR must be the server’s.`, {
      again: true,
    });
  const pieces: Uint8Array[] = [];
  for await (const piece of blob.read() as AsyncIterable<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
}
