import { wallClock } from '@tidemark/contract/clock';
import { nameFor } from '@tidemark/contract/documentation-file';
import { photosByRoom } from '@tidemark/contract/evidence/by-room';
import { isBlur, type Marks, marksOf } from '@tidemark/contract/mark-drawing';
import { cameraClock } from '@tidemark/contract/pictures/when-taken';
import { shotNames } from '@tidemark/contract/shot-names';
import type { Shot } from '@tidemark/contract/shots';
import type { Read } from '../db/database.ts';
import { filesOf } from '../documentation/read.ts';
import { plain } from '../evidence/name-files.ts';
import type { Blob, Files } from '../files/blobs.ts';
import { paperPicture } from '../files/paper-picture.ts';
import { readInspection } from '../inspections/read.ts';
import { jobFilesOf } from '../job/read.ts';
import type { PhotoInput } from '../reports/read.ts';
import { roomsOf } from '../rooms/read.ts';
import type { Told } from './entry.ts';
import { office } from './read.ts';
import { storedOf } from './stored.ts';

/** A photo of a job as it is packed: `photo` for the sheet, `told` for the manifest. */
export interface PackedPhoto {
  name: string;
  sha256: string;
  size: number;
  photo: PhotoInput;
  told: Told;
  /** Small, for paper; null if there is none. */
  picture: Blob | null;
  /** Where a part of it is hidden: only that leaves the house. */
  hides: boolean;
}

interface Taken {
  id: string;
  roomId: string | null;
  room: string | null;
  shot: Shot | null;
  name: string;
  label: string | null;
  caption: string | null;
  capturedAt: string | null;
  addedAt: string;
  latitude: number | null;
  longitude: number | null;
  flaw: PhotoInput['flaw'];
  marks: Marks | undefined;
  sha256: string;
  size: number;
}

/**
 * The photos of a job, numbered through: those of its inspections as the report numbers them, each inspection after the
 * one before, then those of the job.
 */
export async function packedPhotos(
  db: Read,
  files: Files,
  of: { projectId: number; inspections: readonly string[]; timeZone: string },
): Promise<PackedPhoto[]> {
  const all: Taken[] = [];
  for (const id of of.inspections) all.push(...(await ofInspection(db, id)));
  all.push(...(await ofJob(db, of.projectId)));
  const stored = await storedOf(
    db,
    all.map(({ id }) => id),
  );
  const packed: PackedPhoto[] = [];
  for (const [index, taken] of all.entries()) {
    const number = index + 1;
    const { roomId, room, shot, name, label, caption, capturedAt, addedAt, latitude, longitude } = taken;
    const { flaw, marks, sha256, size } = taken;
    const clock = (capturedAt && cameraClock(capturedAt, of.timeZone)) || wallClock(addedAt, of.timeZone);
    const { type, by } = stored.get(taken.id)!;
    const hides = marksOf(taken).some(isBlur);
    packed.push({
      name: nameOf({ number, room, shot, clock, hides, ending: endingOf(type, name) }),
      ...{ sha256, size, hides },
      photo: {
        ...{ number, roomId, of: room ?? 'No room', name, description: label, caption, capturedAt, addedAt },
        ...{ latitude, longitude, flaw, sha256, ...(marks && { marks }) },
        shot: shot ? shotNames[shot] : undefined,
      },
      told: {
        ...{ number, room, shot, captured: clock, by, addedAt, latitude, longitude, originalName: name },
        caption: [label, caption].filter(Boolean).join('. ') || null,
      },
      picture: await paperPicture(files, taken),
    });
  }
  return packed;
}

async function ofInspection(db: Read, id: string): Promise<Taken[]> {
  const rooms = await roomsOf(db, office, id);
  const photos = (await filesOf(db, id)).filter(({ category }) => category === 'photo');
  const { trashPhotos } = await readInspection(db, office, id);
  return [
    ...photosByRoom(photos, rooms).flatMap(({ room, photos: its }) =>
      its.map(({ photo }): Taken => {
        const { capturedAt, latitude, longitude, flaw, marks, sha256, size, shot } = photo;
        return {
          ...{ id: photo.id, roomId: room?.id ?? null, room: room?.name ?? null, shot, name: photo.filename },
          ...{ label: photo.description, caption: null, capturedAt, addedAt: photo.uploadDate },
          ...{ latitude, longitude, flaw, marks, sha256, size },
        };
      }),
    ),
    ...trashPhotos.map(({ id: photo, fileName, createdAt, ...file }): Taken => {
      const { capturedAt, latitude, longitude, flaw, sha256, size } = file;
      return {
        ...{ id: photo, roomId: null, room: null, shot: 'debris', name: fileName, label: null },
        ...{ caption: null, capturedAt, addedAt: createdAt, latitude, longitude, flaw, sha256, size },
        marks: undefined,
      };
    }),
  ];
}

async function ofJob(db: Read, projectId: number): Promise<Taken[]> {
  const photos = (await jobFilesOf(db, projectId)).filter(({ category }) => category === 'photo');
  return photos.map((photo): Taken => {
    const { id, roomId, roomName, shot, filename, label, caption, capturedAt, uploadDate } = photo;
    const { latitude, longitude, flaw, sha256, size } = photo;
    return {
      ...{ id, roomId, room: roomName, shot, name: filename, label, caption, capturedAt },
      ...{ addedAt: uploadDate, latitude, longitude, flaw, sha256, size },
      marks: undefined,
    };
  });
}

const endingOf = (type: string, name: string) =>
  /\.([^.]+)$/.exec(nameFor(type, name))?.[1]?.toLowerCase() ?? '';

/** "06 Photos/014_Kitchen_damage_2026-11-26T0912.jpg"; what hides a part of its original is a JPEG and says so. */
function nameOf(of: {
  number: number;
  room: string | null;
  shot: Shot | null;
  clock: string;
  hides: boolean;
  ending: string;
}): string {
  const { number, room, shot, clock, hides, ending } = of;
  const parts = [
    String(number).padStart(3, '0'),
    ...(room ? [plain(room)] : []),
    ...(shot ? [shot] : []),
    clock.slice(0, 16).replace(':', ''),
    ...(hides ? ['hidden'] : []),
  ];
  return `06 Photos/${parts.join('_')}${hides ? '.jpg' : ending && `.${plain(ending)}`}`;
}
