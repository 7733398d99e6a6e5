import { readFile } from 'node:fs/promises';
import type { SupplementLetter } from '@tidemark/contract/estimates/letter';
import { estimateCsv, letterOf, readEstimate } from '../estimates/read.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import { inspectionNumber } from '../inspections/read.ts';
import type { CrmFile } from '../integrations/crm/crm.ts';
import type { MailMessage } from '../integrations/mail/mail.ts';
import { invoiceLetterOf } from '../invoices/read.ts';
import { packageMailOf } from '../packages/read.ts';
import { estimateInput, printPart, supplementPaper, wholeOf } from '../reports/read.ts';
import { readSupplement, supplementLetterOf } from '../supplements/read.ts';
import { estimateFileName, reportFileName, supplementFileName } from './file-name.ts';
import { invoiceLetter } from './invoice-letter.ts';
import { letterMail } from './letter-mail.ts';
import { packageMail } from './package-mail.ts';
import { office, toMinute } from './papers.ts';
import { type ReportParts, readWithPictures } from './report-paper.ts';
import type { Claimed } from './try-delivery.ts';

/** A person's letter with the files it names, the same at every try. */
export async function writtenLetter(
  parts: ReportParts,
  claimed: Claimed,
  asker: TurnTaker,
): Promise<MailMessage> {
  const { id, createdAt } = claimed;
  const inspectionId = claimed.inspectionId!;
  const ofInvoice = await invoiceLetterOf(parts.db, id);
  if (ofInvoice) return invoiceLetter(parts, claimed, ofInvoice, asker);
  const ofSupplement = await supplementLetterOf(parts.db, id);
  if (ofSupplement) return supplementMail(parts, inspectionId, ofSupplement, asker);
  const ofPackage = await packageMailOf(parts.db, id);
  if (ofPackage) return packageMail(parts, ofPackage);
  const { db, printer, files } = parts;
  const { number, letter } = await letterOf(db, id);
  const estimate = await readEstimate(db, office, inspectionId, number);
  const numbers = { projectId: estimate.projectId, inspection: await inspectionNumber(db, inspectionId) };
  const printedAt = toMinute(createdAt);
  const papers = {
    async pdf(): Promise<CrmFile> {
      const bytes = await printer.estimate(await estimateInput(db, files.blobs, estimate, printedAt), asker);
      return { name: estimateFileName(numbers, number), type: 'application/pdf', bytes };
    },
    async csv(): Promise<CrmFile> {
      const name = estimateFileName(numbers, number, 'csv');
      return { name, type: 'text/csv; charset=utf-8', bytes: estimateCsv(estimate) };
    },
    async report(): Promise<CrmFile> {
      const read = await readWithPictures(parts, inspectionId);
      const name = reportFileName(numbers);
      const of = { part: wholeOf(read), fileName: name, printedAt, asker };
      const bytes = await printPart(db, parts, read, of, (path) => readFile(path));
      return { name, type: 'application/pdf', bytes };
    },
  };
  const attachments: CrmFile[] = [];
  for (const paper of letter.attachments) attachments.push(await papers[paper]());
  return letterMail(db, letter, attachments);
}

async function supplementMail(
  { db, printer, files: { blobs } }: ReportParts,
  inspectionId: string,
  { number, letter }: { number: number; letter: SupplementLetter },
  asker: TurnTaker,
): Promise<MailMessage> {
  const supplement = await readSupplement(db, office, inspectionId, number);
  const bytes = await supplementPaper(db, { printer, blobs }, supplement, asker);
  const { projectId } = supplement;
  const name = supplementFileName(
    { projectId, inspection: await inspectionNumber(db, inspectionId) },
    number,
  );
  return letterMail(db, letter, [{ name, type: 'application/pdf', bytes }]);
}
