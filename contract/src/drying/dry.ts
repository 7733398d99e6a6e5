import { goalOf, type PointState, pointState, usualTolerance } from './goal.ts';
import type { Chamber, Meter, Point, Reading, Visit } from './record.ts';
import type { Scale } from './scales.ts';
import type { Drying } from './whole.ts';

/** Points a reading may be above its goal by, a scale; a company may change them. */
export type Tolerance = Readonly<Record<Scale, number>>;

/** Visits in the order in which they began; the first is number 0, the set-up. */
export const inVisitOrder = (visits: readonly Visit[]): Visit[] =>
  visits.toSorted(
    (one, other) => Date.parse(one.startedAt) - Date.parse(other.startedAt) || (one.id < other.id ? -1 : 1),
  );

type ReadWith = Pick<Point, 'meterId' | 'scale'>;
/** Readings of different meter models or scales are never compared (drying.md 4.1). */
export const isComparable = (meters: readonly Meter[], one: ReadWith, other: ReadWith) => {
  const modelOf = ({ meterId }: ReadWith) => meters.find(({ id }) => id === meterId)?.model ?? meterId;
  return one.scale === other.scale && modelOf(one) === modelOf(other);
};

/** A point's goal: typed, or the median of the dry standards of its material and series. */
function goalOfPoint(
  { standards, meters }: Pick<Drying, 'standards' | 'meters'>,
  point: Point,
): number | undefined {
  if (point.typedGoal !== null) return point.typedGoal;
  const like = standards.filter((one) => one.material === point.material && isComparable(meters, one, point));
  return goalOf(like.map(({ value }) => value));
}

/** Every reading of a point in the order of their visits. */
function readingsOf({ visits, readings }: Pick<Drying, 'visits' | 'readings'>, pointId: string): Reading[] {
  const order = new Map(inVisitOrder(visits).map(({ id }, at) => [id, at]));
  return readings
    .filter((reading) => reading.pointId === pointId && order.has(reading.visitId))
    .sort((one, other) => order.get(one.visitId)! - order.get(other.visitId)!);
}

/** Whether one reading of a point is at its goal. */
export const stateOfReading = (
  { value, outOfRange }: Pick<Reading, 'value' | 'outOfRange'>,
  goal: number | undefined,
  { scale }: Pick<Point, 'scale'>,
  tolerance: Tolerance = usualTolerance,
): PointState => pointState({ value: value ?? 0, outOfRange }, { goal, scale, tolerance: tolerance[scale] });

/** A point by one series: readings of one meter model and scale that follow each other. */
export interface JudgedPoint {
  /** With the meter and scale of the series. */
  point: Point;
  goal: number | undefined;
  readings: readonly Reading[];
  /** By its newest reading; undefined before the first. */
  state: PointState | undefined;
  /** The visit since which every reading was dry. */
  drySince: string | undefined;
}

/** A point's series, oldest first: the last one is what it is now, read or not. Nothing compares one with another. */
export function seriesOf(drying: Drying, point: Point, tolerance?: Tolerance): JudgedPoint[] {
  const { meters } = drying;
  const runs: { of: Point; readings: Reading[] }[] = [];
  for (const reading of readingsOf(drying, point.id)) {
    const { meterId, scale } = reading;
    const of: Point = { ...point, meterId: meterId ?? point.meterId, scale: scale ?? point.scale };
    // A typed goal is a figure of the point's own scale.
    if (!isComparable(meters, of, point)) of.typedGoal = null;
    const run = runs.at(-1);
    if (run && isComparable(meters, run.of, of)) run.readings.push(reading);
    else runs.push({ of, readings: [reading] });
  }
  const last = runs.at(-1);
  if (last && isComparable(meters, last.of, point)) last.of = point;
  else runs.push({ of: point, readings: [] });
  return runs.map(({ of, readings }) => judge(drying, of, readings, tolerance));
}

/** A point as it is now: before another meter reads it, it has no state. */
export const judgePoint = (drying: Drying, point: Point, tolerance?: Tolerance): JudgedPoint =>
  seriesOf(drying, point, tolerance).at(-1)!;

/** A point with the meter and scale of its newest reading: what it was at the end of the visits that this drying has. */
export const pointAsRead = (drying: Drying, point: Point): Point =>
  seriesOf(drying, point).findLast(({ readings }) => readings.length > 0)?.point ?? point;

function judge(
  drying: Drying,
  point: Point,
  readings: readonly Reading[],
  tolerance: Tolerance | undefined,
): JudgedPoint {
  const goal = goalOfPoint(drying, point);
  const states = readings.map((reading) => stateOfReading(reading, goal, point, tolerance));
  const lastWet = states.findLastIndex((state) => state !== 'dry');
  return { point, goal, readings, state: states.at(-1), drySince: readings[lastWet + 1]?.visitId };
}

/**
 * Whether a chamber is dry: every point that stands is, by a reading of the newest visit, or of the one before it where the
 * newest has none (drying.md 8). A chamber without points is not.
 */
function isChamberDry(drying: Drying, { roomIds }: Chamber, tolerance?: Tolerance): boolean {
  const rooms = new Set(roomIds);
  const points = drying.points.filter(({ roomId, removedAt }) => rooms.has(roomId) && removedAt === null);
  const newest = new Set(
    inVisitOrder(drying.visits)
      .slice(-2)
      .map(({ id }) => id),
  );
  return (
    points.length > 0 &&
    points.every((point) => {
      const { state, readings } = judgePoint(drying, point, tolerance);
      return state === 'dry' && newest.has(readings.at(-1)!.visitId);
    })
  );
}

export type DryingState = 'Drying' | 'Dry' | 'Closed';
/** Where a job's drying stands (drying.md 1). */
export const dryingState = (drying: Drying): DryingState => {
  if (drying.closedAt !== null) return 'Closed';
  return isDry(drying) ? 'Dry' : 'Drying';
};

/** Whether the job is dry: every chamber with points that stand is, and there is one. */
export function isDry(drying: Drying, tolerance?: Tolerance): boolean {
  const standing = new Set(
    drying.points.filter(({ removedAt }) => removedAt === null).map(({ roomId }) => roomId),
  );
  const asked = drying.chambers.filter(({ roomIds }) => roomIds.some((id) => standing.has(id)));
  return asked.length > 0 && asked.every((chamber) => isChamberDry(drying, chamber, tolerance));
}
