import { z } from 'zod';
import { affectedRooms } from '../drying/affected-rooms.ts';
import { inVisitOrder, judgePoint } from '../drying/dry.ts';
import { type WetRoom, wetAreas, wetClass } from '../drying/wet-class.ts';
import type { Drying } from '../drying/whole.ts';
import type { NumberedPhoto } from './photo-numbers.ts';

/** What the note of a line can cite, as it is written there. */
export const reason = z.object({
  /** Null: of the job, so of any line. */
  roomId: z.string().nullable(),
  kind: z.enum(['photos', 'class', 'readings']),
  text: z.string(),
});
export type Reason = z.output<typeof reason>;

const counted = (words: string, numbers: readonly string[]) =>
  `${numbers.length === 1 ? words : `${words}s`} ${inRuns(numbers)}`;

/** "001-003, 007": numbers that follow each other need no place of their own. */
function inRuns(numbers: readonly string[]): string {
  const runs: [first: string, last: string][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && Number(run[1]) + 1 === Number(number)) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ');
}

function photosInWords(photos: readonly NumberedPhoto[]): string {
  const ofJob = photos.filter(({ number }) => number.startsWith('job-'));
  const others = photos.filter((photo) => !ofJob.includes(photo));
  return [
    ...(others.length > 0
      ? [
          counted(
            'Photo',
            others.map(({ number }) => number),
          ),
        ]
      : []),
    ...(ofJob.length > 0
      ? [
          counted(
            'Job photo',
            ofJob.map(({ number }) => number.slice('job-'.length)),
          ),
        ]
      : []),
  ].join(', ');
}

const figure = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** "130.5 of 901 SF wet, 14.48%". */
function share(rooms: readonly WetRoom[]): string {
  const { wetSf, wholeSf } = wetAreas(rooms);
  return `${figure(wetSf)} of ${figure(wholeSf)} SF wet, ${wetClass(rooms).sharePercent}%`;
}

/** The class with what it follows from; undefined while nothing is measured. */
function classInWords(drying: Drying, roomId: string | null): string | undefined {
  const rooms = affectedRooms(drying);
  const proposed = rooms.length > 0 ? wetClass(rooms) : undefined;
  const its = drying.class ?? proposed?.class;
  if (its === undefined || !proposed) return its && `Class ${its}`;
  const here = rooms.filter((room) => roomId !== null && room.roomId === roomId);
  const slow = rooms.some(({ lowEvaporation }) => lowEvaporation) ? ', slow to dry materials' : '';
  return [
    `Class ${its}: affected rooms ${share(rooms)}${slow}`,
    ...(here.length > 0 && rooms.length > here.length ? [`this room ${share(here)}`] : []),
    ...(its !== proposed.class && drying.classReason ? [drying.classReason] : []),
  ].join('; ');
}

const endless = 'above the meter';

/** Every standing point of a room with its newest reading: "Point 3 wall, drywall 24 %MC wood, goal 12". */
function readingsInWords(drying: Drying, roomId: string): string[] {
  const here = new Set(drying.rooms.filter((room) => room.roomId === roomId).map(({ id }) => id));
  const visits = inVisitOrder(drying.visits);
  return drying.points
    .filter((point) => here.has(point.roomId) && point.removedAt === null)
    .toSorted((one, other) => one.number - other.number)
    .flatMap((point) => {
      const { readings, goal } = judgePoint(drying, point);
      const newest = readings.at(-1);
      if (!newest || (newest.value === null && !newest.outOfRange)) return [];
      const value = newest.outOfRange ? endless : `${newest.value}`;
      const material = point.material === 'other' ? (point.materialOther ?? 'other') : point.material;
      const visit = visits.findIndex(({ id }) => id === newest.visitId) + 1;
      return [
        `Point ${point.number} ${point.surface}, ${material}: ${value} ${point.scale}${goal === undefined ? '' : `, goal ${goal}`}, visit ${visit}`,
      ];
    });
}

interface Evidence {
  rooms: readonly { id: string }[];
  photos: readonly NumberedPhoto[];
  drying: Drying;
}

/** What can be cited, by room in the order of the rooms, and then what is of the whole job. */
export function reasonsOf({ rooms, photos, drying }: Evidence): Reason[] {
  const reasons: Reason[] = [];
  const add = (roomId: string | null, kind: Reason['kind'], text: string | undefined) => {
    if (text && !reasons.some((one) => one.roomId === roomId && one.text === text))
      reasons.push({ roomId, kind, text });
  };
  for (const { id } of rooms) {
    const its = photos.filter(({ roomId }) => roomId === id);
    const telling = its.filter(({ isTelling }) => isTelling);
    if (telling.length > 0) add(id, 'photos', photosInWords(telling));
    if (its.length > 0) add(id, 'photos', photosInWords(its));
    add(id, 'class', classInWords(drying, id));
    for (const said of readingsInWords(drying, id)) add(id, 'readings', said);
  }
  add(null, 'class', classInWords(drying, null));
  return reasons;
}
