import { drawnCorners } from './corners.ts';
import { edgesOf, shownLength } from './geometry.ts';
import { lengthInWords } from './lengths.ts';
import { isSized } from './parts.ts';
import type { OpeningKind, Point, Sketch } from './shape.ts';

/** A stretch of the picture. */
export interface Stretch {
  readonly from: Point;
  readonly to: Point;
}
export interface PlanOpening extends Stretch {
  readonly id: string;
  readonly kind: OpeningKind;
  /** Where its leaves are hinged and how far each opens into the room. */
  readonly leaves: readonly { hinge: Point; tip: Point; jamb: Point }[];
}
export interface PlanWall extends Stretch {
  readonly index: number;
  /** The way out of the room, of length 1. */
  readonly out: Point;
  readonly missing: boolean;
  /** What of it stands between its openings. */
  readonly solid: readonly Stretch[];
  readonly openings: readonly PlanOpening[];
  /** Its length in sixteenths, as it is shown. */
  readonly length: number;
  readonly label: string;
}
/** A sketch as it is drawn, in sixteenths, y down, from the top left corner of its box. */
export interface Plan {
  readonly width: number;
  readonly depth: number;
  readonly corners: readonly Point[];
  readonly walls: readonly PlanWall[];
  readonly wet: readonly { on: 'floor' | 'ceiling'; points: readonly Point[] }[];
  readonly wetWalls: readonly (Stretch & { out: Point; label: string })[];
  readonly objects: readonly (Sketch['objects'][number] & { x: number; y: number })[];
}

export function planOf(sketch: Sketch): Plan {
  const { points, openings, wet, objects } = sketch;
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))];
  const place = ([x, y]: Point): Point => [x - left, top - y];
  const corners = drawnCorners(points);
  const edges = edgesOf(corners);
  const ways = edges.map(({ dx, dy }) => {
    const long = Math.hypot(dx, dy) || 1;
    // The outline runs counter-clockwise with y up, so out is to the right of it: to the left as it is drawn.
    return { along: [dx / long, dy / long] as Point, out: [-dy / long, dx / long] as Point };
  });
  const at = (wall: number, far: number): Point => {
    const { from } = edges[wall]!;
    const [ux, uy] = ways[wall]!.along;
    return [from[0] + ux * far, from[1] + uy * far];
  };
  const walls = edges.map(({ from, to, run, diagonal }, index): PlanWall => {
    const { out } = ways[index]!;
    const sized = openings.filter(isSized).filter(({ wall }) => wall === index);
    const missing = openings.some(({ kind, wall }) => kind === 'missing' && wall === index);
    const inOrder = sized.toSorted((a, b) => a.at - b.at);
    const starts = [from, ...inOrder.map((one) => at(index, one.at + one.width))];
    const ends = [...inOrder.map((one) => at(index, one.at)), to];
    const length = shownLength({ run, diagonal });
    return {
      ...{ index, from, to, out, missing, length, label: lengthInWords(length) },
      solid: missing ? [] : starts.map((start, part) => ({ from: start, to: ends[part]! })),
      openings: inOrder.map((one) => {
        const [start, end] = [at(index, one.at), at(index, one.at + one.width)];
        return {
          id: one.id,
          kind: one.kind,
          from: start,
          to: end,
          leaves: leavesOf(one.kind, start, end, out),
        };
      }),
    };
  });
  const areas = (['floor', 'ceiling'] as const).flatMap((on) => {
    const area = wet[on];
    return (area === 'all' ? [points] : area).map((polygon) => ({ on, points: polygon.map(place) }));
  });
  const wetWalls = wet.walls.map((one) => {
    const { run, diagonal } = edges[one.wall]!;
    const [start, end] = 'whole' in one ? [0, shownLength({ run, diagonal })] : [one.from, one.to];
    const { out } = ways[one.wall]!;
    return {
      from: at(one.wall, start),
      to: at(one.wall, end),
      out,
      label: `Wet ${lengthInWords(one.height)} high`,
    };
  });
  return {
    width: Math.max(...corners.map(([x]) => x)),
    depth: Math.max(...corners.map(([, y]) => y)),
    ...{ corners, walls, wet: areas, wetWalls },
    objects: objects.map((one) => {
      const [x, y] =
        one.wall === undefined || !edges[one.wall]
          ? place([one.x ?? 0, one.y ?? 0])
          : at(one.wall, one.at ?? 0);
      return { ...one, x, y };
    }),
  };
}

/** A door has one leaf, a double door and a bifold two; they open into the room. */
function leavesOf(kind: OpeningKind, from: Point, to: Point, out: Point): PlanOpening['leaves'] {
  if (kind === 'arch' || kind === 'window') return [];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const leaf = (hinge: Point, jamb: Point) => {
    const far = Math.hypot(jamb[0] - hinge[0], jamb[1] - hinge[1]);
    return { hinge, jamb, tip: [hinge[0] - out[0] * far, hinge[1] - out[1] * far] as Point };
  };
  return kind === 'door' ? [leaf(from, to)] : [leaf(from, middle), leaf(to, middle)];
}

/** Whether the quarter circle from a leaf's tip to its jamb runs clockwise as it is drawn. */
export const runsClockwise = ({ hinge, tip, jamb }: PlanOpening['leaves'][number]): boolean =>
  (tip[0] - hinge[0]) * (jamb[1] - hinge[1]) - (tip[1] - hinge[1]) * (jamb[0] - hinge[0]) > 0;
