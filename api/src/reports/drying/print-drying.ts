import { buffer } from 'node:stream/consumers';
import type { Actor } from '@tidemark/contract/access';
import { arrivedAt, categoryOfIntake, lossLongBefore } from '@tidemark/contract/drying/from-intake';
import type { dryingReading } from '@tidemark/contract/drying/reading';
import type { Point } from '@tidemark/contract/drying/record';
import { showDay } from '@tidemark/contract/written-days';
import { readSender } from '../../company/sender.ts';
import type { Handler } from '../../context.ts';
import type { Read } from '../../db/database.ts';
import { knownFields } from '../../documents/known-fields.ts';
import { readLog } from '../../drying/read.ts';
import type { Blobs } from '../../files/blobs.ts';
import { renditions } from '../../files/pictures.ts';
import type { TurnTaker } from '../../files/take-turns.ts';
import { jobFilesOf, type StoredJobFile } from '../../job/read.ts';
import { taken } from '../inspection/taken.ts';
import { thisMinute } from '../print-claim-sheet.ts';
import type { DryingInput, DryingPhoto } from './input.ts';

export interface DryingPrinting {
  printer: { drying(input: DryingInput, asker: TurnTaker): Promise<Buffer> };
  /** Where the logo is. */
  blobs: Blobs;
}

/** What a report says. */
export async function dryingInput(
  db: Read,
  actor: Actor,
  blobs: Blobs,
  { id, kind }: { id: number; kind: DryingInput['kind'] },
): Promise<DryingInput> {
  const { project, drying: kept, timeZone, altitudeFt, people } = await readLog(db, actor, id);
  const { sender, profile } = await readSender(db, blobs);
  const { values } = await knownFields(db, actor, project, 'en');
  const intake = await newestIntake(db, project.id);
  const category = categoryOfIntake(intake?.category);
  const drying = {
    ...kept,
    ...(kept.category === null && category !== null && { category, categoryReason: 'as the intake says' }),
  };
  const arrived = arrivedAt(intake, drying.visits, timeZone);
  const loss = drying.dateOfLoss ?? intake?.dateOfLoss ?? intake?.dateOfLoss1 ?? project.dateOfLoss;
  // Who pays themselves has no claim, and with it no date but the drying's own.
  const lost = loss && (drying.dateOfLoss || values['date-of-loss']) ? showDay(loss) : '';
  const facts = [
    { label: 'Customer', value: values.customer },
    { label: 'Insurer', value: values.insurer },
    { label: 'Claim', value: values.claim },
    { label: 'Policy', value: values.policy },
    { label: 'Adjuster', value: values.adjuster },
    { label: 'Date of loss', value: lost },
    { label: 'Technician', value: values.technician },
    { label: 'Licenses', value: values['company-licences'] },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return {
    ...sender,
    ...{ kind, drying, facts, timeZone, altitudeFt },
    project: { id: project.id, title: project.title },
    about: [values.customer, values.address].filter(Boolean).join(' · '),
    claim: values.claim ? `Claim ${values.claim}` : '',
    lossNote: lossLongBefore(loss, arrived, timeZone) ?? null,
    photos: await withPictures(
      blobs,
      photosOf(await jobFilesOf(db, project.id), drying.points, timeZone),
      kind === 'full' ? drying.points : [],
    ),
    people: Object.fromEntries(people),
    footer: profile.footers.drying,
    fileName: `project-${project.id}-drying-${kind}.pdf`,
    printedAt: thisMinute(),
  };
}

/** Photos of a point, a visit, a unit or air, and those on which a point is marked. */
const photosOf = (
  files: readonly StoredJobFile[],
  points: readonly Point[],
  timeZone: string,
): DryingPhoto[] =>
  files
    .filter(
      ({ id, category, ofKind }) =>
        category === 'photo' &&
        ((ofKind && ofKind !== 'document') || points.some(({ photoId }) => photoId === id)),
    )
    .map((file) => ({
      ...{ id: file.id, number: file.number!, ofKind: file.ofKind, ofId: file.ofId, sha256: file.sha256 },
      name: file.label ?? file.caption ?? file.filename,
      taken: taken({ ...file, addedAt: file.uploadDate }, timeZone),
    }));

/** A report holds so many pictures at most, each of some hundred kilobytes; the others are in the photo sheet. */
const mostPictures = 24;

/** With the pictures of those on which points are marked. */
async function withPictures(
  blobs: Blobs,
  photos: readonly DryingPhoto[],
  points: readonly Point[],
): Promise<DryingPhoto[]> {
  const marked = photos.filter(({ id }) => points.some(({ photoId }) => photoId === id));
  const pictures = new Map<string, Uint8Array>();
  for (const { id, sha256 } of marked.slice(0, mostPictures)) {
    const rendition = await blobs.find(sha256 + renditions['1600'].suffix);
    if (rendition) pictures.set(id, await buffer(rendition.read()));
  }
  return photos.map((photo) => {
    const picture = pictures.get(photo.id);
    return picture ? { ...photo, picture } : photo;
  });
}

const newestIntake = (db: Read, projectId: number) =>
  db
    .selectFrom('inspections')
    .select(['category', 'arrivalDate', 'arrivalTime', 'startedAt', 'dateOfLoss', 'dateOfLoss1'])
    .where('projectId', '=', projectId)
    .where('status', '<>', 'Cancelled')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The drying of a job on paper. */
export function printDrying({ printer, blobs }: DryingPrinting): Handler<typeof dryingReading.report> {
  return async ({ db, actor, asker }, { params, query }) => {
    const input = await dryingInput(db, actor, blobs, { id: params.id, kind: query.kind ?? 'full' });
    return { body: await printer.drying(input, asker), filename: input.fileName };
  };
}
