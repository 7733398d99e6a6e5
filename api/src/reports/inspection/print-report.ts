import { Refusal } from '@tidemark/contract/refusals';
import type { reportActions } from '@tidemark/contract/reports';
import type { Handler } from '../../context.ts';
import { thisMinute } from '../print-claim-sheet.ts';
import { streamOf } from '../print-file.ts';
import type { ReportInput } from './input.ts';
import { plannedParts, printedParts, wholeOf } from './plan-parts.ts';
import { printPart, type ReportPrinting } from './print-part.ts';
import { type ReadReport, readReport } from './read-report.ts';

export function describeReport({ files }: Pick<ReportPrinting, 'files'>): Handler<typeof reportActions.read> {
  return async ({ db, actor }, { params }) => {
    const read = await readReport(db, files, actor, params.id);
    const parts = plannedParts(read);
    const size = parts.reduce((sum, part) => sum + part.size, 0);
    return { report: { photos: read.facts.photos.length, size, parts } };
  };
}

/** The whole report, or one of its parts, as a stream of its file. */
export function printReport(printing: ReportPrinting): Handler<typeof reportActions.pdf> {
  return async ({ db, actor, asker }, { params: { id }, query }) => {
    const read = await readReport(db, printing.files, actor, id);
    const part = partAsked(read, query.part);
    const { project, inspectionNumber } = read.facts;
    const name = `project-${project.id}-inspection-${inspectionNumber}-report`;
    const fileName = `${name}${part.count > 1 ? `-part-${part.number}` : ''}.pdf`;
    const { photos: photosAPage, estimate } = query;
    const asked = { photosAPage, withEstimate: estimate === 'yes' };
    const of = { part, fileName, printedAt: thisMinute(), asker, ...asked };
    return await printPart(db, printing, read, of, streamOf(fileName));
  };
}

/** @throws Refusal report_part_not_found */
function partAsked(read: ReadReport, asked: number | undefined): ReportInput['part'] {
  if (asked === undefined) return wholeOf(read);
  const found = printedParts(read)[asked - 1];
  if (!found) throw new Refusal('report_part_not_found');
  return found;
}
