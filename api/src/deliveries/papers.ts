import type { Actor } from '@tidemark/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readEstimate } from '../estimates/read.ts';
import type { Asker } from '../files/take-turns.ts';
import { deviceZone } from '../inspections/read.ts';
import type { CrmFile } from '../integrations/crm/crm.ts';
import { type EstimatePrinting, type Printing, readSheetFacts } from '../reports/read.ts';
import { roomsOf } from '../rooms/read.ts';
import { estimateFileName, sheetFileName } from './file-name.ts';

/** Deliveries read records with the office's access, no matter who caused them. */
export const office: Actor = { id: 0, role: 'Manager' };

export interface PaperParts extends Printing {
  db: Kysely<Database>;
  printer: Printing['printer'] & EstimatePrinting['printer'];
}

/** A room's claim sheet; `at` is its printed time, the same for every try so that every try has the same bytes. */
export async function sheetPaper(
  parts: PaperParts,
  roomId: string,
  at: string,
  asker: Asker,
): Promise<CrmFile> {
  const { db, printer, company, companyContact, timeZone } = parts;
  const facts = await readSheetFacts(db, office, roomId);
  const bytes = await printer.claimSheet(
    {
      ...facts,
      company,
      companyContact,
      timeZone: timeZone ?? facts.timeZone,
      printedAt: toMinute(at),
    },
    asker,
  );
  return { name: sheetFileName(facts.enquiry, facts.room), type: 'application/pdf', bytes };
}

/** In the pages' time zone. */
export const toMinute = (iso: string) => `${iso.slice(0, 16)}:00.000Z`;

/** The claim sheets of an inspection's rooms with any filled line, in the rooms' order. */
export async function sheetPapers(
  parts: PaperParts,
  inspectionId: string,
  at: string,
  asker: Asker,
): Promise<CrmFile[]> {
  const papers: CrmFile[] = [];
  for (const room of await roomsOf(parts.db, office, inspectionId)) {
    if (room.claimItem?.filledCount) papers.push(await sheetPaper(parts, room.id, at, asker));
  }
  return papers;
}

/** The newest saved estimate of an inspection; it always prints the same. */
export async function estimatePaper(
  parts: PaperParts,
  inspectionId: string,
  at: string,
  asker: Asker,
): Promise<CrmFile> {
  const { db, printer, company, companyContact } = parts;
  const estimate = await readEstimate(db, office, inspectionId);
  const timeZone = parts.timeZone ?? (await deviceZone(db, inspectionId));
  const printedAt = estimate.madeAt ?? toMinute(at);
  const bytes = await printer.estimate({ estimate, company, companyContact, timeZone, printedAt }, asker);
  const { projectId } = estimate;
  return { name: estimateFileName(projectId, inspectionId), type: 'application/pdf', bytes };
}
