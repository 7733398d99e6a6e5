import { photosByRoom } from '../evidence/by-room.ts';
import type { Placed } from '../room-order.ts';
import type { Shot } from '../shots.ts';

/** Shots that show why a line is needed. */
const telling: readonly Shot[] = ['damage', 'closeup', 'during', 'removed'];

interface Photo {
  id: string;
  roomId: string | null;
  shot?: Shot | null | undefined;
}
export interface NumberedPhoto {
  roomId: string | null;
  /** "014" as the report has it, "job-003" of the job's own. */
  number: string;
  isTelling: boolean;
}

const padded = (number: number) => String(number).padStart(3, '0');
const isTelling = ({ shot }: Photo) => shot != null && telling.includes(shot);

/** The photos of an inspection and of its job by the numbers that are printed beside them. */
export function numberedPhotos(
  rooms: readonly Placed[],
  photos: readonly Photo[],
  job: readonly (Photo & { number: number | null })[],
): NumberedPhoto[] {
  return [
    ...photosByRoom(photos, rooms).flatMap(({ photos: its }) =>
      its.map(({ number, photo }) => ({
        roomId: photo.roomId,
        number: padded(number),
        isTelling: isTelling(photo),
      })),
    ),
    ...job.flatMap((photo) =>
      photo.number === null
        ? []
        : [{ roomId: photo.roomId, number: `job-${padded(photo.number)}`, isTelling: isTelling(photo) }],
    ),
  ];
}

/** The telling ones, by room. */
export function tellingPhotos(photos: readonly NumberedPhoto[]): Map<string, string[]> {
  const its = new Map<string, string[]>();
  for (const { roomId, number, isTelling } of photos)
    if (roomId !== null && isTelling) its.set(roomId, [...(its.get(roomId) ?? []), number]);
  return its;
}
