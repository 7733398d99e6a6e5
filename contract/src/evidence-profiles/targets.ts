import { inVisitOrder, judgePoint } from '../drying/dry.ts';
import { isIn } from '../drying/placement.ts';
import type { Placement, Point, Visit } from '../drying/record.ts';
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
  'affected room': affectedRooms,
  'adjacent unaffected room': unaffectedRooms,
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

/** Rooms with something on their claim sheet, and those that drying calls affected; one that is both counts once. */
function affectedRooms({ rooms, drying }: EvidenceFacts): Target[] {
  const affected = (drying?.rooms ?? []).filter((room) => room.affected);
  const named = new Set(affected.map(({ roomId }) => roomId));
  const ofSheet = rooms.filter(({ id, filledCount }) => filledCount > 0 || named.has(id)).map(ofRoom);
  return [...ofSheet, ...onlyInDrying(affected, rooms)];
}

function unaffectedRooms({ rooms, drying }: EvidenceFacts): Target[] {
  const dryingRooms = drying?.rooms ?? [];
  const affected = new Set(dryingRooms.filter((room) => room.affected).map(({ roomId }) => roomId));
  const others = rooms.filter(({ id, filledCount }) => filledCount === 0 && !affected.has(id)).map(ofRoom);
  return [
    ...others,
    ...onlyInDrying(
      dryingRooms.filter((room) => !room.affected),
      rooms,
    ),
  ];
}

/** Rooms of the drying that no inspection has. */
const onlyInDrying = (
  dryingRooms: readonly { id: string; roomId: string | null; name: string }[],
  rooms: readonly EvidenceRoom[],
): Target[] =>
  dryingRooms
    .filter(({ roomId }) => !rooms.some(({ id }) => id === roomId))
    .map(({ id, name }) => ({ key: id, name, roomIds: [id] }));

/** Points that stand and are not at their goal. */
export const wetPoints = ({ drying }: EvidenceFacts): Point[] =>
  drying === null
    ? []
    : drying.points.filter((point) => point.removedAt === null && judgePoint(drying, point).state !== 'dry');

export const unitName = ({ units }: NonNullable<EvidenceFacts['drying']>, placement: Placement): string =>
  units.find(({ id }) => id === placement.unitId)?.tag ??
  (placement.count === 1 ? placement.kind : `${placement.count} × ${placement.kind}`);
