import type { Room } from '../rooms.ts';
import { type Plan, planOf } from '../sketch/plan.ts';
import type { Point, Sketch } from '../sketch/shape.ts';
import type { Level } from './levels.ts';
import type { Placement } from './placement.ts';

/** What a floor plan needs of a room. */
export type FloorRoom = Pick<Room, 'id' | 'name' | 'type' | 'dimensionsLength' | 'dimensionsWidth'> &
  // A device may hold rooms of before.
  Partial<Pick<Room, 'level' | 'placement' | 'sketch'>>;

/** A room where it stands on its level; `plan` is turned. */
export interface Standing<R extends FloorRoom = FloorRoom> {
  readonly room: R;
  readonly plan: Plan;
  readonly at: Placement;
  /** Somebody placed it; the others stand in rows below. */
  readonly placed: boolean;
}

/** The level somebody chose, else the one its type says. */
export const levelOf = ({ level, type }: Pick<FloorRoom, 'level' | 'type'>): Level =>
  level ?? (type === 'Basement' || type === 'Attic' ? type : 'First floor');

/** Its size is known. */
export const isSized = ({ sketch, dimensionsLength, dimensionsWidth }: FloorRoom): boolean =>
  !!sketch || !!(dimensionsLength && dimensionsWidth);

const usualSide = 2_304;
const sixteenths = (feet: number | null) => (feet ? Math.max(1, Math.round(feet * 192)) : usualSide);

/** Its sketch, else the rectangle of its length and width, else one of 12 by 12 ft. */
function outlineOf({ sketch, dimensionsLength, dimensionsWidth }: FloorRoom): Sketch {
  if (sketch) return sketch;
  const [l, w] = [sixteenths(dimensionsLength), sixteenths(dimensionsWidth)];
  const points: Point[] = [
    [0, 0],
    [l, 0],
    [l, w],
    [0, w],
  ];
  return {
    v: 1,
    points,
    height: 1_536,
    openings: [],
    objects: [],
    wet: { floor: [], walls: [], ceiling: [] },
  };
}

/** A quarter clockwise, as it is drawn. */
const quarter = ([x, y]: Point): Point => [y, 0 - x];
function turnedOnce(sketch: Sketch): Sketch {
  const { points, objects, wet, height } = sketch;
  const area = (of: Sketch['wet']['floor']) =>
    of === 'all' ? of : of.map((polygon) => polygon.map(quarter));
  return {
    ...sketch,
    points: points.map(quarter),
    height: typeof height === 'number' ? height : { ...height, axis: height.axis === 'x' ? 'y' : 'x' },
    objects: objects.map((one) => {
      const [x, y] = quarter([one.x ?? 0, one.y ?? 0]);
      return { ...one, x, y, turn: ((one.turn ?? 0) + 90) % 360 };
    }),
    wet: { ...wet, floor: area(wet.floor), ceiling: area(wet.ceiling) },
  };
}

export function turned(sketch: Sketch, turn: Placement['turn']): Sketch {
  let now = sketch;
  for (let left = turn / 90; left > 0; left--) now = turnedOnce(now);
  return now;
}

export const planOfRoom = (room: FloorRoom, turn: Placement['turn']): Plan =>
  planOf(turned(outlineOf(room), turn));

/** Between rooms that nobody placed yet. */
const gap = 2 * 192;

/** The rooms of a level: those that were placed where they are, the others in rows below them. */
export function standingOn<R extends FloorRoom>(level: Level, rooms: readonly R[]): Standing<R>[] {
  const its = rooms.filter((room) => levelOf(room) === level);
  const placed = its.flatMap((room): Standing<R>[] => {
    const at = room.placement;
    return at ? [{ room, at, plan: planOfRoom(room, at.turn), placed: true }] : [];
  });
  const others = its
    .filter(({ placement }) => !placement)
    .map((room) => ({ room, plan: planOfRoom(room, 0) }));
  const box = placed.length > 0 ? boxOf(placed) : { left: 0, top: 0, right: 0, bottom: -gap };
  const area = others.reduce((sum, { plan }) => sum + (plan.width + gap) * (plan.depth + gap), 0);
  // About as wide as a screen held upright is, and never narrower than a room.
  const wide = Math.max(
    box.right - box.left,
    Math.ceil(Math.sqrt(area) * 1.2),
    ...others.map(({ plan }) => plan.width),
  );
  let [x, y, deepest] = [box.left, box.bottom + gap, 0];
  const inRows = new Map<string, Standing<R>>();
  for (const { room, plan } of others) {
    if (x > box.left && x + plan.width > box.left + wide) {
      [x, y, deepest] = [box.left, y + deepest + gap, 0];
    }
    inRows.set(room.id, { room, plan, at: { x, y, turn: 0 }, placed: false });
    x += plan.width + gap;
    deepest = Math.max(deepest, plan.depth);
  }
  const byId = new Map(placed.map((one) => [one.room.id, one]));
  return its.map(({ id }) => byId.get(id) ?? inRows.get(id)!);
}

/** What all of them take. */
export function boxOf(standing: readonly Pick<Standing, 'plan' | 'at'>[]) {
  return {
    left: Math.min(...standing.map(({ at }) => at.x)),
    top: Math.min(...standing.map(({ at }) => at.y)),
    right: Math.max(...standing.map(({ at, plan }) => at.x + plan.width)),
    bottom: Math.max(...standing.map(({ at, plan }) => at.y + plan.depth)),
  };
}

/** Turned by a quarter around its middle. */
export function turnedRoom({ room, plan, at }: Standing): Placement {
  const turn = ((at.turn + 90) % 360) as Placement['turn'];
  const now = planOfRoom(room, turn);
  const middle = (was: number, is: number) => Math.trunc((was - is) / 2);
  return { x: at.x + middle(plan.width, now.width), y: at.y + middle(plan.depth, now.depth), turn };
}

/** The largest first: a closet that lies on a room is seen, and can be pressed. */
export const bySize = <S extends Pick<Standing, 'plan'>>(standing: readonly S[]): S[] =>
  standing.toSorted((a, b) => b.plan.width * b.plan.depth - a.plan.width * a.plan.depth);
