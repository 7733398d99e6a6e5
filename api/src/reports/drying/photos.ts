import { type Paper, section, styles } from '../inspection/page.ts';
import { type Derived, visitName } from './derived.ts';
import type { DryingPhoto } from './input.ts';
import { said } from './part.ts';
import { rowsTable } from './rows-table.ts';

/** The photos of the drying, by number: what each is of, when and where it was taken. */
export function drawPhotos(paper: Paper, of: Derived): void {
  if (of.photos.length === 0) return;
  section(paper, 'Photos');
  said(paper, 'The pictures stand under their numbers in the photo sheet of the job.', styles.note);
  rowsTable(paper, {
    columns: [
      { label: 'No.', width: 40 },
      { label: 'Of', width: 200 },
      { label: 'Photo', width: 150 },
      { label: 'Taken', width: 222 },
      { label: 'SHA-256', width: 100, isFigure: true },
    ],
    rows: of.photos.map((photo) => [
      { text: String(photo.number), isStrong: true },
      subjectOf(of, photo),
      photo.name,
      photo.taken,
      photo.sha256.slice(0, 12),
    ]),
  });
}

/** "Point 3, North wall", "Visit 2", "D-14"; and the points that are marked on it. */
function subjectOf({ drying, visits }: Derived, { id, ofKind, ofId }: DryingPhoto): string {
  const point = drying.points.find((one) => one.id === ofId);
  const visit = visits.find((one) => one.visit.id === ofId);
  const placement = drying.placements.find((one) => one.id === ofId);
  const air = drying.air.find((one) => one.id === ofId);
  const marked = drying.points.filter(({ photoId }) => photoId === id).map(({ number }) => number);
  return [
    point && `Point ${point.number}, ${point.where}`,
    visit && visitName(visit.number),
    placement && (drying.units.find((one) => one.id === placement.unitId)?.tag ?? placement.kind),
    air && `Air, ${air.place}`,
    ofKind && !(point || visit || placement || air) && 'No longer there',
    marked.length > 0 && `marked: ${marked.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}
