import { mostReportBytes, type ReportPart } from '@tidemark/contract/reports';
import type { ReportInput } from './input.ts';
import { bytesBesidePictures, partsOf } from './parts.ts';
import type { ReadReport } from './read-report.ts';

/** The parts of a report, none larger than insurers accept. */
export function plannedParts({ facts, pictures }: ReadReport): ReportPart[] {
  const sizes = pictures.map((picture) => picture?.size ?? 0);
  return partsOf(sizes, bytesBesidePictures(facts), mostReportBytes);
}

/** The whole report, however large. */
export const wholeOf = ({ facts }: ReadReport): ReportInput['part'] => ({
  ...{ number: 1, count: 1 },
  ...{ from: 0, to: facts.photos.length },
});

/** What each part prints. */
export function printedParts(read: ReadReport): ReportInput['part'][] {
  return plannedParts(read).map(({ part, firstPhoto, photos }, _, { length }) => {
    const from = firstPhoto - 1;
    return { number: part, count: length, from, to: from + photos };
  });
}
