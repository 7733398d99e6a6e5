import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { photosByRoom } from '@tidemark/contract/evidence/by-room';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Room } from '@tidemark/contract/rooms';
import { debrisPhoto, type ViewedPhoto } from '../../files/viewer/viewed-photo.ts';
import { copy } from '../copy.ts';

/** Photos, documents and voice notes of one inspection. */
export interface Evidence {
  inspection: Inspection;
  rooms: readonly Room[];
  /** Photos are numbered through, debris last, once all of them are on this device. */
  groups: { room: Room | null; photos: { number: number | undefined; photo: DocumentationFile }[] }[];
  debris: ViewedPhoto[];
  documents: DocumentationFile[];
  voiceNotes: DocumentationFile[];
  /** All photos as the viewer goes through them; those that cannot be shown are left out. */
  viewed: ViewedPhoto[];
}

interface Kept {
  files: readonly DocumentationFile[];
  rooms: readonly Room[];
  /** All files are on this device. */
  whole: boolean;
}

/** What this device has of an inspection. */
export function evidenceOf(inspection: Inspection, { files, rooms: allRooms, whole }: Kept): Evidence {
  const isIts = ({ inspectionId }: { inspectionId: string }) => inspectionId === inspection.id;
  const rooms = allRooms.filter(isIts);
  const its = files.filter(isIts);
  const of = (wanted: DocumentationFile['category']) => its.filter(({ category }) => category === wanted);
  const groups = photosByRoom(of('photo'), rooms).map(({ room, photos }) => ({
    room,
    photos: photos.map(({ number, photo }) => ({ number: whole ? number : undefined, photo })),
  }));
  const photos = groups.flatMap(({ room, photos }) =>
    photos.map(({ number, photo }) => ({
      ...{ ...photo, room: room?.name ?? copy.noRoom },
      ...(number !== undefined && { number }),
    })),
  );
  const debris = inspection.trashPhotos.map((photo, index) => ({
    ...debrisPhoto(photo),
    room: copy.debris,
    ...(whole && { number: photos.length + index + 1 }),
  }));
  const viewed = [...photos, ...debris].filter(({ flaw }) => flaw !== 'unshown');
  return { inspection, rooms, groups, debris, documents: of('document'), voiceNotes: of('voice'), viewed };
}

export const countOf = ({ groups, debris, documents, voiceNotes }: Evidence) => ({
  photos: groups.reduce((sum, { photos }) => sum + photos.length, 0),
  debris: debris.length,
  documents: documents.length,
  voiceNotes: voiceNotes.length,
});
