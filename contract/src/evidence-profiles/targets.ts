import { inVisitOrder, judgePoint } from '../drying/dry.ts';
import { isIn } from '../drying/placement.ts';
import type { Placement, Point, Visit } from '../drying/record.ts';
import { unitName } from '../drying/unit-name.ts';
import type { EvidenceFacts, EvidenceRoom } from './facts.ts';
import type { Per } from './rule.ts';

/** One thing a rule is asked for. Its key names it in waivers. */
export interface Target {
  key: string;
  /** As sentences name it; blank for the job. */
  name: string;
  roomIds?: readonly string[];
  room?: EvidenceRoom;
  visit?: Visit;
  point?: Point;
  placement?: Placement;
  material?: string;
}

const sides = ['front', 'right', 'back', 'left'] as const;

/** What each `per` stands for in a job. */
export const targetsOf: Readonly<Record<Per, (facts: EvidenceFacts) => readonly Target[]>> = {
  job: () => [{ key: 'job', name: '' }],
  elevation: () => sides.map((side) => ({ key: side, name: side })),
  'affected room': (facts) => roomsThatAre(true, facts),
  'adjacent unaffected room': (facts) => roomsThatAre(false, facts),
  'room with removed material': ({ rooms }) => rooms.filter(({ removed }) => removed).map(ofRoom),
  'drying visit': ({ drying }) =>
    inVisitOrder(drying?.visits ?? []).map((visit, number) => ({
      ...{ key: visit.id, name: `Visit ${number}`, visit },
    })),
  'wet point': (facts) =>
    wetPoints(facts).map((point) => ({ key: point.id, name: `Point ${point.number}`, point })),
  unit: ({ drying }) =>
    (drying?.placements ?? [])
      .filter(({ events }) => isIn(events))
      .map((placement) => ({ key: placement.id, name: unitName(drying!, placement), placement })),
  'material with a wet point': (facts) =>
    [...new Set(wetPoints(facts).map(({ material }) => material))].map((material) => ({
      ...{ key: material, name: material, material },
    })),
};

const ofRoom = (room: EvidenceRoom): Target => ({
  ...{ key: room.id, name: room.name, room, roomIds: [room.id] },
});

type DryingRoom = NonNullable<EvidenceFacts['drying']>['rooms'][number];

/** A room that drying added by name is the inspection's of that name. */
const isSame = ({ roomId, name }: Pick<DryingRoom, 'roomId' | 'name'>, room: EvidenceRoom): boolean =>
  roomId === null ? name.trim().toLowerCase() === room.name.trim().toLowerCase() : roomId === room.id;

/**
 * Rooms that are affected or not: those with something on their claim sheet, and those that drying calls so. One that is both
 * counts once.
 */
function roomsThatAre(affected: boolean, { rooms, drying }: EvidenceFacts): Target[] {
  const dryingRooms = drying?.rooms ?? [];
  const isAffected = (room: EvidenceRoom) =>
    room.filledCount > 0 || dryingRooms.some((one) => one.affected && isSame(one, room));
  const onlyInDrying = dryingRooms.filter(
    (one) => one.affected === affected && !rooms.some((room) => isSame(one, room)),
  );
  return [
    ...rooms
      .filter((room) => isAffected(room) === affected)
      .map((room) => ({
        ...ofRoom(room),
        // Photos of either are photos of it.
        roomIds: [room.id, ...dryingRooms.filter((one) => isSame(one, room)).map(({ id }) => id)],
      })),
    ...onlyInDrying.map(({ id, name }): Target => ({ key: id, name, roomIds: [id] })),
  ];
}

/** Points that stand and are not at their goal. */
export const wetPoints = ({ drying }: EvidenceFacts): Point[] =>
  drying === null
    ? []
    : drying.points.filter((point) => point.removedAt === null && judgePoint(drying, point).state !== 'dry');
