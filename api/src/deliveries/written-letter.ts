import { readFile } from 'node:fs/promises';
import { newestCompany } from '../company/read.ts';
import { estimateCsv, letterOf, readEstimate } from '../estimates/read.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import { inspectionNumber } from '../inspections/read.ts';
import type { CrmFile } from '../integrations/crm/crm.ts';
import type { MailMessage } from '../integrations/mail/mail.ts';
import { invoiceLetterOf } from '../invoices/read.ts';
import { estimateInput, printPart, wholeOf } from '../reports/read.ts';
import { estimateFileName, reportFileName } from './file-name.ts';
import { invoiceLetter } from './invoice-letter.ts';
import { signatureOf } from './office-mail.ts';
import { office, toMinute } from './papers.ts';
import { type ReportParts, readWithPictures } from './report-paper.ts';
import type { Claimed } from './try-delivery.ts';

/** A manager's letter with the files it names, the same at every try. */
export async function writtenLetter(
  parts: ReportParts,
  claimed: Claimed,
  asker: TurnTaker,
): Promise<MailMessage> {
  const { id, inspectionId, createdAt } = claimed;
  const ofInvoice = await invoiceLetterOf(parts.db, id);
  if (ofInvoice) return invoiceLetter(parts, claimed, ofInvoice, asker);
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
  const profile = await newestCompany(db);
  return {
    ...{ to: letter.to, cc: letter.cc, subject: letter.subject, attachments, byPerson: true },
    replyTo: profile.email ?? undefined,
    text: [letter.message.trim(), signatureOf(profile)].filter(Boolean).join('\n\n'),
  };
}
