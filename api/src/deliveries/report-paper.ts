import { readFile } from 'node:fs/promises';
import { driveFolder } from '@tidemark/contract/deliveries';
import type { TurnTaker } from '../files/take-turns.ts';
import type { CrmFile } from '../integrations/crm/crm.ts';
import { SendFailure } from '../integrations/failure.ts';
import type { Jobs } from '../jobs/jobs.ts';
import {
  printedParts,
  printPart,
  type ReadReport,
  type ReportInput,
  type ReportPrinting,
  readReport,
} from '../reports/read.ts';
import { reportFileName } from './file-name.ts';
import { office, type PaperParts, toMinute } from './papers.ts';
import { queueDelivery } from './queue-delivery.ts';
import type { Claimed } from './try-delivery.ts';

export interface ReportParts extends PaperParts, ReportPrinting {
  printer: PaperParts['printer'] & ReportPrinting['printer'];
  jobs: Jobs;
}
const numbersOf = ({ facts }: ReadReport) => ({
  projectId: facts.project.id,
  inspection: facts.inspectionNumber,
});

type Part = ReportInput['part'];

/** @throws SendFailure where this process looks in another place than the server keeps files in */
export async function readWithPictures(
  { db, files }: ReportParts,
  inspectionId: string,
): Promise<ReadReport> {
  const read = await readReport(db, files, office, inspectionId);
  if (read.pictures.length > 0 && read.pictures.every((picture) => picture === null))
    throw new SendFailure(
      'None of the inspection’s pictures is where files are kept: FILES and DATA_DIR must be the server’s.',
      { again: true },
    );
  return read;
}

/** The whole inspection's report, or the part a delivery brings. */
export async function reportPaper(parts: ReportParts, claimed: Claimed, asker: TurnTaker): Promise<CrmFile> {
  const read = await readWithPictures(parts, claimed.inspectionId!);
  const part = claimed.reportPart ?? (await askParts(parts, claimed, read));
  const fileName = reportFileName(numbersOf(read), part);
  const of = { part, fileName, printedAt: toMinute(claimed.createdAt), asker };
  const bytes = await printPart(parts.db, parts, read, of, (path) => readFile(path));
  return { name: fileName, type: 'application/pdf', bytes };
}

/**
 * Counts a report on its first try: one too large for a file becomes a delivery per part, each with its own tries and
 * time. The count stays, so that a photo is in one part whatever happens between tries.
 * @returns the first
 */
async function askParts({ db, jobs }: ReportParts, claimed: Claimed, read: ReadReport): Promise<Part> {
  const { id, turn, inspectionId, requestId } = claimed;
  const [first, ...others] = printedParts(read) as [Part, ...Part[]];
  const named = (part: Part) => ({
    title: part.count === 1 ? claimed.title : `Inspection report, part ${part.number} of ${part.count}`,
    name: reportFileName(numbersOf(read), part),
  });
  await db.transaction().execute(async (tx) => {
    const { title, name } = named(first);
    const counted = await tx
      .updateTable('deliveries')
      .set({ title, fileName: name, reportPart: JSON.stringify(first) })
      .where('id', '=', id)
      .where('turn', '=', turn)
      .where('state', '=', 'running')
      .where('reportPart', 'is', null)
      .executeTakeFirst();
    if (counted.numUpdatedRows === 0n) throw new SendFailure('Another attempt has started.', { again: true });
    for (const part of others) {
      const { title, name } = named(part);
      const file = { document: 'report', folder: driveFolder, name, part } as const;
      await queueDelivery(tx, jobs, { inspectionId, kind: 'drive-file', title, requestId, beside: id, file });
    }
  });
  return first;
}
