import { catalogue } from '../claim-sheets/catalogue.ts';
import { isFilled } from '../claim-sheets/filled.ts';
import type { SheetRows } from '../claim-sheets/row.ts';
import type { DocumentationFile } from '../documentation-file.ts';
import { documentState, type SignedDocument } from '../documents/document.ts';
import type { Drying } from '../drying/whole.ts';
import type { Inspection } from '../inspections/inspection.ts';
import type { JobFile } from '../job/file.ts';
import type { Room } from '../rooms.ts';
import type { TrashPhoto } from '../trash-photos.ts';
import { type Billing, noBilling } from './billing.ts';
import type { EvidenceFacts, EvidencePhoto, EvidenceRoom } from './facts.ts';

type Camera = 'id' | 'capturedAt' | 'latitude';
type Debris = Pick<TrashPhoto, Camera | 'createdAt'>;
type OfInspection = Pick<
  DocumentationFile,
  Camera | 'uploadDate' | 'category' | 'roomId' | 'claimItemId' | 'description' | 'shot'
>;
type OfJob = Pick<
  JobFile,
  Camera | 'uploadDate' | 'category' | 'roomId' | 'shot' | 'ofId' | 'label' | 'caption' | 'filename'
>;

/** The records of a job, as device and server have them. */
export interface JobRecords {
  project: EvidenceFacts['project'];
  inspection: (Omit<Inspection, 'trashPhotos'> & { trashPhotos: readonly Debris[] }) | null;
  rooms: readonly Room[];
  /** A room's sheet; undefined where it is not known. */
  rowsOf: (roomId: string) => SheetRows | undefined;
  files: readonly OfInspection[];
  jobFiles: readonly OfJob[];
  documents: readonly SignedDocument[];
  drying: Drying;
  /** Undefined where nobody said anything of it yet. */
  billing: Billing | undefined;
}

/** What rules look at. */
export function factsOf({
  project,
  inspection,
  rooms,
  rowsOf,
  files,
  jobFiles,
  documents,
  drying,
  billing = noBilling,
}: JobRecords): EvidenceFacts {
  const photos = [
    ...files.filter(({ category }) => category === 'photo').map(ofInspection),
    ...jobFiles.filter(({ category }) => category === 'photo').map(ofJob),
    ...(inspection?.trashPhotos ?? []).map(ofDebris),
  ];
  return {
    project,
    inspection,
    rooms: rooms.map((room) => roomFacts(room, rowsOf(room.id), files)),
    photos,
    files: jobFiles.flatMap(({ category, label, filename }) =>
      category === 'document' ? [`${label ?? ''} ${filename}`] : [],
    ),
    signed: documents
      .filter((document) => ['Signed', 'Sealed'].includes(documentState(document)))
      .map(({ kind }) => kind),
    drying: hasBegun(drying) ? drying : null,
    billing,
  };
}

/** The drying begins with its first record (drying.md 1). */
export const hasBegun = ({ chambers, rooms, points, visits, placements }: Drying): boolean =>
  [chambers, rooms, points, visits, placements].some(({ length }) => length > 0);

function roomFacts(room: Room, rows: SheetRows | undefined, files: readonly OfInspection[]): EvidenceRoom {
  const filled = Object.entries(rows ?? {}).filter(([, values]) => isFilled(values));
  const isTaken = ([id, values]: (typeof filled)[number]) =>
    catalogue.get(Number(id))?.title.startsWith('Tear-out') ||
    ['dispose', 'disposeFt', 'disposeIn'].some((column) => (values[column as 'dispose'] ?? 0) > 0);
  return {
    ...{ id: room.id, name: room.name },
    hasDimensions:
      room.dimensionsLength !== null && room.dimensionsWidth !== null && room.dimensionsHeight !== null,
    // A device that kept the room from before sketches does not have the field.
    hasSketch: Boolean(room.sketch),
    filled: new Set(filled.map(([id]) => Number(id))),
    filledCount: rows ? filled.length : (room.claimItem?.filledCount ?? 0),
    removed: filled.some(isTaken),
    photos: files.filter(
      ({ category, roomId, claimItemId }) =>
        category === 'photo' && (roomId === room.id || claimItemId === room.id),
    ).length,
  };
}

const taken = ({
  capturedAt,
  uploadDate,
  latitude,
}: Pick<JobFile, 'capturedAt' | 'uploadDate' | 'latitude'>) => ({
  ...{
    takenAt: momentOfCamera(capturedAt),
    receivedAt: uploadDate,
    hasPlace: latitude !== null,
    longSide: null,
  },
});
/** A camera's time without an offset names no moment. */
const momentOfCamera = (capturedAt: string | null) =>
  capturedAt !== null && /[+-]\d\d:\d\d$/.test(capturedAt) ? capturedAt : null;

/** One that this device had before it knew shots has none. */
const ofInspection = (file: OfInspection): EvidencePhoto => ({
  ...{ id: file.id, roomId: file.roomId, shot: file.shot ?? null, label: file.description ?? '', of: null },
  ...taken(file),
});
const ofJob = (file: OfJob): EvidencePhoto => ({
  ...{ id: file.id, roomId: file.roomId, shot: file.shot, of: file.ofId },
  label: `${file.label ?? ''} ${file.caption ?? ''}`,
  ...taken(file),
});
const ofDebris = ({ id, createdAt, ...photo }: Debris): EvidencePhoto => ({
  ...{ id, roomId: null, shot: 'debris', label: '', of: null },
  ...taken({ ...photo, uploadDate: createdAt }),
});
