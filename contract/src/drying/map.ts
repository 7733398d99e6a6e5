import { drawnCorners } from '../sketch/corners.ts';
import type { Sketch } from '../sketch/shape.ts';
import { inVisitOrder, judgePoint, pointAsRead, type Tolerance } from './dry.ts';
import { dryAt } from './goal.ts';
import { inOrder, isIn, roomOfPlacement, runningOf } from './placement.ts';
import type { DryingRoom, Placement, Point, Visit } from './record.ts';
import type { Drying } from './whole.ts';

/** A place on a room's plan, in feet from its upper left corner. */
export interface Spot {
  x: number;
  y: number;
}
/** The outline of a room, corner by corner. */
export interface Outline {
  corners: readonly Spot[];
  width: number;
  depth: number;
  /** False where nobody said how large it is, so that its shape means nothing. */
  isMeasured: boolean;
  /** Where the room is drawn: its walls, openings and wet areas lie on the same box. */
  sketch?: Sketch;
}
/** Points are kept in ten-thousandths of the plan's box, so that they stay where they are when a room is measured again. */
export const boxSize = 10_000;
const unmeasured = 12;

const rectangle = (width: number, depth: number, isMeasured: boolean): Outline => ({
  corners: [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ],
  ...{ width, depth, isMeasured },
});

function drawn(sketch: Sketch): Outline {
  const corners = drawnCorners(sketch.points).map(([x, y]): Spot => ({ x: x / 192, y: y / 192 }));
  const [width, depth] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  return { corners, width, depth, isMeasured: true, sketch };
}

/** The outline of a room: its sketch's, else the rectangle that has its floor and its perimeter, the longer side across. */
export function outlineOfRoom({
  floorSf,
  perimeterLf,
  sketch,
}: Pick<DryingRoom, 'floorSf' | 'perimeterLf'> & Partial<Pick<DryingRoom, 'sketch'>>): Outline {
  if (sketch) return drawn(sketch);
  if (!floorSf) return rectangle(unmeasured, unmeasured, false);
  const half = (perimeterLf ?? 0) / 2;
  const root = half * half - 4 * floorSf;
  // Nearly a square by rounding, or a perimeter that no rectangle of this floor has.
  if (root <= 0) return rectangle(Math.sqrt(floorSf), Math.sqrt(floorSf), half > 0);
  const width = (half + Math.sqrt(root)) / 2;
  return rectangle(width, floorSf / width, true);
}

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The nearest spot on a wall. */
export function snapToWall({ corners }: Pick<Outline, 'corners'>, spot: Spot): Spot {
  const spots = corners.map((from, at): Spot => {
    const to = corners[(at + 1) % corners.length]!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy);
    const share = between(along, 0, 1);
    return { x: from.x + share * dx, y: from.y + share * dy };
  });
  const farFrom = (one: Spot) => Math.hypot(one.x - spot.x, one.y - spot.y);
  return spots.reduce((best, one) => (farFrom(one) < farFrom(best) ? one : best));
}

/** What is kept of a spot; a point of a wall stands on its line. */
export function boxOf(outline: Outline, spot: Spot, surface: Point['surface']): Spot {
  const { x, y } = surface === 'wall' ? snapToWall(outline, spot) : spot;
  const share = (value: number, of: number) => Math.round(between(value / of, 0, 1) * boxSize);
  return { x: share(x, outline.width), y: share(y, outline.depth) };
}
/** Where something stands; undefined for what nobody placed. */
export const spotOf = (
  outline: Outline,
  { x, y }: { x: number | null; y: number | null },
): Spot | undefined =>
  x === null || y === null
    ? undefined
    : { x: (x / boxSize) * outline.width, y: (y / boxSize) * outline.depth };

export type MarkWord = 'wet' | 'dry' | 'removed' | 'to read' | 'no goal yet';
/** A point as its mark shows it in a visit. */
export interface PointMark {
  point: Point;
  spot: Spot | undefined;
  word: MarkWord;
  /** "66", "Over"; empty before the first reading. */
  value: string;
  /** What it is dry at. */
  goal: number | undefined;
  /** By how much its reading rose since the one before, to a tenth; below 0 it fell. */
  change: number | undefined;
}
/** A unit that stands in the room. */
export interface UnitMark {
  placement: Placement;
  spot: Spot | undefined;
  tag: string;
  symbol: 'air mover' | 'dehumidifier' | 'other';
  /** Where an air mover blows, in degrees clockwise from up. */
  turn: number | null;
  isRunning: boolean;
}
export interface MoistureMap {
  outline: Outline;
  points: readonly PointMark[];
  units: readonly UnitMark[];
}

/** So wide a photo counts as a plan, for the steps of the arrow keys. */
const photoWidth = 10;

/** The points of a map where they are marked on a photo; `ratio` is its height by its width. Equipment stands on the plan only. */
export function onPhoto(map: MoistureMap, photoId: string, ratio: number): MoistureMap {
  const outline = rectangle(photoWidth, photoWidth * ratio, false);
  const spotOn = ({ photoId: of = null, photoX: x = null, photoY: y = null }: Partial<Point>) =>
    of === photoId ? spotOf(outline, { x, y }) : undefined;
  return { outline, points: map.points.map((mark) => ({ ...mark, spot: spotOn(mark.point) })), units: [] };
}

/** What a visit leaves behind lasts until the next one begins; undefined for the newest. */
const untilOf = (visits: readonly Visit[], nth: number): number | undefined =>
  visits[nth + 1] && Date.parse(visits[nth + 1]!.startedAt);

/** The map of a room as it was after a visit: `nth` in the order in which they began. */
export function moistureMap(
  drying: Drying,
  room: DryingRoom,
  nth: number,
  tolerance?: Tolerance,
): MoistureMap {
  const outline = outlineOfRoom(room);
  const visits = inVisitOrder(drying.visits);
  const until = untilOf(visits, nth);
  const isPast = (at: string) => until === undefined || Date.parse(at) < until;
  const then: Drying = { ...drying, visits: visits.slice(0, nth + 1) };
  const markOf = (now: Point): PointMark => {
    const point = until === undefined ? now : pointAsRead(then, now);
    const { goal, state, readings } = judgePoint(then, point, tolerance);
    const [before, last] = [readings.at(-2), readings.at(-1)];
    const isRemoved = point.removedAt !== null && isPast(point.removedAt);
    return {
      point,
      spot: spotOf(outline, point),
      word: isRemoved ? 'removed' : (state ?? 'to read'),
      value: last ? (last.outOfRange ? 'Over' : String(last.value)) : '',
      goal: goal === undefined ? undefined : dryAt(goal, point.scale, tolerance?.[point.scale]),
      change:
        last?.value == null || before?.value == null
          ? undefined
          : Math.round((last.value - before.value) * 10) / 10,
    };
  };
  const unitOf = (placement: Placement): UnitMark[] => {
    const events = inOrder(placement.events).filter(({ at }) => isPast(at));
    if (!isIn(events) || roomOfPlacement(events, placement.roomId) !== room.id) return [];
    const { unitId, kind, count, turn = null, x = null, y = null } = placement;
    return [
      {
        placement,
        spot: spotOf(outline, { x, y }),
        tag: drying.units.find(({ id }) => id === unitId)?.tag ?? `${count} x ${kind}`,
        symbol: kind.startsWith('air mover')
          ? 'air mover'
          : kind.startsWith('dehumidifier')
            ? 'dehumidifier'
            : 'other',
        ...{ turn, isRunning: runningOf(events).at(-1)?.to === null },
      },
    ];
  };
  return {
    outline,
    points: drying.points
      .filter(({ roomId }) => roomId === room.id)
      .sort((one, other) => one.number - other.number)
      .map(markOf),
    units: drying.placements.flatMap(unitOf),
  };
}
