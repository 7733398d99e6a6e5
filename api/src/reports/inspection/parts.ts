import type { ReportPart } from '@tidemark/contract/reports';
import type { ReportInput } from './input.ts';

/** The size of caption, layout, tags and cross-reference entries. */
const besidesPhoto = 8_000;

/**
 * Splits a report so that no part is larger than `most`: photos in order, each in one part, the first beside the facts
 * and the last beside lists and signatures (`besides` bytes in all). A part has at least one photo, however large.
 */
export function partsOf(photoBytes: readonly number[], besides: number, most: number): ReportPart[] {
  const parts: ReportPart[] = [{ part: 1, firstPhoto: 1, photos: 0, size: besides }];
  for (const [index, bytes] of photoBytes.entries()) {
    const last = parts.at(-1)!;
    const size = bytes + besidesPhoto;
    if (last.photos > 0 && last.size + size > most) {
      parts.push({ part: parts.length + 1, firstPhoto: index + 1, photos: 1, size: besides + size });
    } else {
      last.photos += 1;
      last.size += size;
    }
  }
  return parts;
}

/** Fonts, colors and pages in every part. */
const always = 400_000;
const perRoom = 12_000;
/** A line of a sheet: its cells with their tags. */
const perLine = 3_000;
const perParagraph = 400;

type Besides = Pick<
  ReportInput,
  'rooms' | 'inspection' | 'photos' | 'voiceNotes' | 'documents' | 'reasons' | 'estimate' | 'project'
>;

/** The largest size of everything except pictures: text as drawn, and as read aloud. */
export function bytesBesidePictures(of: Besides): number {
  const { rooms, inspection, photos, voiceNotes, documents, reasons = [], estimate } = of;
  const charged = estimate?.rooms.reduce((sum, { lines }) => sum + lines.length, estimate.fees.length) ?? 0;
  const dried = estimate?.drying?.lines.length ?? 0;
  const lines = rooms.reduce((sum, { rows }) => sum + Object.keys(rows).length, charged + dried);
  const captions = photos.map(({ description }) => description);
  const text = JSON.stringify([inspection, of.project, voiceNotes, documents, captions, reasons]);
  const paragraphs = text.split('\\n').length + reasons.length * 3;
  return always + rooms.length * perRoom + lines * perLine + text.length * 4 + paragraphs * perParagraph;
}
