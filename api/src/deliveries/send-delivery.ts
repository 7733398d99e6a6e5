import { bookFile } from '../accounting/read.ts';
import { companyZone, newestCompany } from '../company/read.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import type { Crm, CrmFile } from '../integrations/crm/crm.ts';
import type { Drive } from '../integrations/drive/drive.ts';
import { SendFailure } from '../integrations/failure.ts';
import { type Guard, openGuard } from '../integrations/guard.ts';
import type { Mail } from '../integrations/mail/mail.ts';
import type { DeliveryQueue } from '../jobs/jobs.ts';
import { deliveries } from '../reports/read.ts';
import { crmQuote } from './crm-quote.ts';
import { crmRecord } from './crm-record.ts';
import { officeMail } from './office-mail.ts';
import { estimatePaper, sheetPaper, sheetPapers } from './papers.ts';
import { isLetter, queueOf } from './read.ts';
import { type ReportParts, reportPaper } from './report-paper.ts';
import type { Claimed, Send } from './try-delivery.ts';
import { writtenLetter } from './written-letter.ts';

export interface SendParts extends ReportParts {
  crm: Crm;
  drive: Drive;
  mail: Mail;
  /** Recipients of the mail about completed inspections. */
  mailTo: readonly string[];
  publicUrl: string | undefined;
}

/** Prepares the payload before the system's time limit starts: a slow PDF is not a slow CRM. */
type Handover = (sending: { id: string; signal: AbortSignal }) => Promise<{ externalId: string }>;

async function prepare(parts: SendParts, claimed: Claimed, asker: TurnTaker): Promise<Handover> {
  const { crm, drive, mail } = parts;
  const { kind, ...of } = claimed;
  const inspectionId = of.inspectionId!;
  if (kind === 'drive-file') {
    const { name, type, bytes } = await driveFile(parts, claimed, asker);
    const file = { folder: of.folder!, name, type, bytes };
    return (sending) => drive.put(file, sending);
  }
  if (kind === 'quote') {
    const quote = await crmQuote(parts.db, inspectionId);
    if (!quote) throw new SendFailure('The inspection has no estimate to quote.', { again: false });
    const paper = await estimatePaper(parts, inspectionId, of.createdAt, asker);
    // Each estimate has its own message id, or a receiver would treat it as a duplicate.
    return ({ id, signal }) => crm.putQuote(quote, [paper], { id: `${id}.${quote.number}`, signal });
  }
  if (isLetter(claimed)) {
    const letter = await writtenLetter(parts, claimed, asker);
    return (sending) => mail.send(letter, sending);
  }
  const record = await crmRecord(parts.db, inspectionId, await companyZone(parts.db));
  const papers = await sheetPapers(parts, inspectionId, of.createdAt, asker);
  if (kind === 'crm-record') return (sending) => crm.putRecord(record, papers, sending);
  papers.push(await estimatePaper(parts, inspectionId, of.createdAt, asker));
  const profile = await newestCompany(parts.db);
  return (sending) =>
    mail.send(officeMail(record, papers, { to: parts.mailTo, publicUrl: parts.publicUrl, profile }), sending);
}

/** Sheet and estimate keep the name of their request, even if the room was renamed. */
async function driveFile(parts: SendParts, claimed: Claimed, asker: TurnTaker): Promise<CrmFile> {
  const { document, inspectionId, roomId, createdAt, fileName, accountingBatch } = claimed;
  if (accountingBatch !== null) {
    const { name, bytes } = (await bookFile(parts.db, accountingBatch, fileName!))!;
    return {
      name,
      type: name.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/octet-stream',
      bytes,
    };
  }
  if (document === 'report') return reportPaper(parts, claimed, asker);
  const paper =
    document === 'estimate'
      ? await estimatePaper(parts, inspectionId!, createdAt, asker)
      : await sheetPaper(parts, roomId!, createdAt, asker);
  return { ...paper, name: fileName! };
}

/** Sends each kind to its system, each behind its own guard. */
export function sender(parts: SendParts, guard: () => Guard = openGuard): Send {
  const guards: Record<DeliveryQueue, Guard> = {
    crm: guard(),
    drive: guard(),
    mail: guard(),
    letters: guard(),
  };
  const names: Record<DeliveryQueue, string> = {
    crm: parts.crm.name,
    drive: parts.drive.name,
    mail: parts.mail.name,
    letters: parts.mail.name,
  };
  return async (claimed, signal) => {
    const hand = await prepare(parts, claimed, { who: deliveries, signal });
    const queue = queueOf(claimed);
    // The first attempt of a later turn follows a person's Retry or Upload.
    const asked = claimed.turn > 1 && claimed.attempts === 1;
    const attempt = (limited: AbortSignal) => hand({ id: claimed.id, signal: limited });
    return guards[queue](names[queue], signal, attempt, asked);
  };
}
