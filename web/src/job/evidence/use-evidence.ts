import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { photosByRoom, type RoomPhotos } from '@tidemark/contract/evidence/by-room';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Room } from '@tidemark/contract/rooms';
import { useMemo } from 'react';
import { debrisPhoto, type ViewedPhoto } from '../../files/viewer/viewed-photo.ts';
import { useRecords } from '../../offline/store/index.ts';
import { copy } from '../copy.ts';

/** Photos, documents and voice notes of one inspection. */
export interface Evidence {
  inspection: Inspection;
  rooms: readonly Room[];
  groups: RoomPhotos<DocumentationFile, Room>[];
  debris: (ViewedPhoto & { number: number })[];
  documents: DocumentationFile[];
  voiceNotes: DocumentationFile[];
  /** All photos as the viewer goes through them; those that cannot be shown are left out. */
  viewed: ViewedPhoto[];
}

/** Everything of these inspections that is on this device, live, in their order; undefined until it answers. */
export function useEvidence(inspections: readonly Inspection[]): readonly Evidence[] | undefined {
  const files = useRecords('documentation');
  const rooms = useRecords('rooms');
  return useMemo(
    () => files && rooms && inspections.map((inspection) => evidenceOf(inspection, files, rooms)),
    [inspections, files, rooms],
  );
}

function evidenceOf(
  inspection: Inspection,
  files: readonly DocumentationFile[],
  allRooms: readonly Room[],
): Evidence {
  const isIts = ({ inspectionId }: { inspectionId: string }) => inspectionId === inspection.id;
  const rooms = allRooms.filter(isIts);
  const its = files.filter(isIts);
  const of = (wanted: DocumentationFile['category']) => its.filter(({ category }) => category === wanted);
  const groups = photosByRoom(of('photo'), rooms);
  const photos = groups.flatMap(({ room, photos }) =>
    photos.map(({ number, photo }) => ({ ...photo, room: room?.name ?? copy.noRoom, number })),
  );
  const debris = inspection.trashPhotos.map((photo, index) => ({
    ...debrisPhoto(photo),
    room: copy.debris,
    number: photos.length + index + 1,
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
