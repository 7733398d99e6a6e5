import type { Actor } from '@tidemark/contract/access';
import type { Kysely } from 'kysely';
import { readSender } from '../company/sender.ts';
import type { Database } from '../db/schema.ts';
import { readEstimate } from '../estimates/read.ts';
import type { Files } from '../files/blobs.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import { inspectionNumber } from '../inspections/read.ts';
import type { CrmFile } from '../integrations/crm/crm.ts';
import {
  type DocumentPrinting,
  type EstimatePrinting,
  estimateInput,
  type InvoicePrinting,
  type Printing,
  readSheetFacts,
} from '../reports/read.ts';
import { roomsOf } from '../rooms/read.ts';
import { estimateFileName, sheetFileName } from './file-name.ts';

/** Deliveries read records with the office's access, no matter who caused them. */
export const office: Actor = { id: 0, role: 'Manager' };

export interface PaperParts {
  db: Kysely<Database>;
  /** Where the logo is. */
  files: Files;
  printer: Printing['printer'] &
    EstimatePrinting['printer'] &
    InvoicePrinting['printer'] &
    DocumentPrinting['printer'];
}

/** A room's claim sheet; `at` is its printed time, the same for every try so that every try has the same bytes. */
export async function sheetPaper(
  parts: PaperParts,
  roomId: string,
  at: string,
  asker: TurnTaker,
): Promise<CrmFile> {
  const { db, printer, files } = parts;
  const { sender, timeZone } = await readSender(db, files.blobs);
  const facts = await readSheetFacts(db, office, roomId);
  const bytes = await printer.claimSheet(
    {
      ...facts,
      ...sender,
      timeZone: timeZone ?? facts.timeZone,
      printedAt: toMinute(at),
    },
    asker,
  );
  const numbers = { projectId: facts.enquiry, inspection: facts.inspection.number };
  const name = sheetFileName(numbers, { name: facts.room.name, place: facts.position.index });
  return { name, type: 'application/pdf', bytes };
}

/** In the pages' time zone. */
export const toMinute = (iso: string) => `${iso.slice(0, 16)}:00.000Z`;

/** The claim sheets of an inspection's rooms with any filled line, in the rooms' order. */
export async function sheetPapers(
  parts: PaperParts,
  inspectionId: string,
  at: string,
  asker: TurnTaker,
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
  asker: TurnTaker,
): Promise<CrmFile> {
  const { db, printer, files } = parts;
  const estimate = await readEstimate(db, office, inspectionId);
  const bytes = await printer.estimate(await estimateInput(db, files.blobs, estimate, toMinute(at)), asker);
  const inspection = await inspectionNumber(db, inspectionId);
  const name = estimateFileName({ projectId: estimate.projectId, inspection });
  return { name, type: 'application/pdf', bytes };
}
