import { shownFeet } from './lengths.ts';
import { objectNames } from './object-names.ts';
import { type Plan, type PlanOpening, type PlanWall, runsClockwise } from './plan.ts';
import type { Point } from './shape.ts';

/** What a line or an area of the picture is; screen, file and paper each give it their colors. */
export type Look =
  | ('floor' | 'wet' | 'wetAbove' | 'object' | 'wetWall' | 'missing' | 'solid' | 'jamb' | 'arch')
  | ('leaf' | 'arc' | 'window');
export type WordLook = 'length' | 'wetName' | 'objectName';
export interface DrawnShape {
  readonly look: Look;
  /** As the d of an SVG path. */
  readonly path: string;
  /** The wall it belongs to. */
  readonly wall?: number;
}
export interface DrawnWord {
  readonly look: WordLook;
  readonly text: string;
  /** Its middle line, and its start, middle or end. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly wall?: number;
}
/** A plan as it is drawn, in pixels; what stands last lies on top. */
export interface PlanDrawing {
  readonly shapes: readonly DrawnShape[];
  readonly words: readonly DrawnWord[];
  /** For who edits it. */
  readonly corners: readonly DrawnCorner[];
}
export interface DrawnCorner {
  readonly at: Point;
  /** Those that meet there. */
  readonly walls: readonly [number, number];
}

/** How a plan lies in its box: pixels of a sixteenth, and of its upper left corner. */
export interface Fit {
  readonly scale: number;
  readonly offset: Point;
}
/** Lengths as they were typed, where the grid of 45° made another one. */
type TypedLengths = ReadonlyMap<number, string> | undefined;

function lengthOf({ index, length }: PlanWall, typed: TypedLengths): string {
  const said = typed?.get(index);
  return said ? `${shownFeet(length)} (${said} typed)` : shownFeet(length);
}

/** Room for the lengths outside the walls; sixteenths beside a wall take more. */
const margin = { x: 68, y: 36 };
const besideLetter = 8.4;

export function fitIn(plan: Plan, box: readonly [number, number], typed?: TypedLengths): Fit {
  const { width, depth, walls } = plan;
  const [left, right] = ([-1, 1] as const).map((side) => {
    const its = walls.filter(({ out }) => out[0] * side > 0.5);
    return Math.max(margin.x, ...its.map((wall) => 26 + lengthOf(wall, typed).length * besideLetter));
  }) as [number, number];
  const [across, down] = [box[0] - left - right, box[1] - 2 * margin.y];
  const scale = Math.min(across / width, down / depth);
  return { scale, offset: [left + (across - width * scale) / 2, (box[1] - depth * scale) / 2] };
}

/** A length is outside its wall; one of a wall shorter than its words is left out. */
const leastForLength = 34;
const leastForWet = 110;

interface Wanted {
  /** The wall that shows its length however short it is. */
  current?: number | undefined;
  typed?: TypedLengths;
}

/** The one picture of a sketch: floor, what is wet, objects, walls with their openings and lengths. */
export function drawingOf(plan: Plan, { scale, offset }: Fit, { current, typed }: Wanted = {}): PlanDrawing {
  const at = ([x, y]: Point): Point => [offset[0] + x * scale, offset[1] + y * scale];
  const areas = plan.wet.map(({ on, points }) => ({ on, points: points.map(at) }));
  const objects = plan.objects.map(({ kind, x, y, width = 192, depth = 192, turn = 0 }) => {
    const middle = at([x, y]);
    return { kind, middle, corners: turned(middle, [width * scale, depth * scale], turn) };
  });
  const wetWalls = plan.wetWalls.map(({ from, to, out, label }) => ({
    ...{ out, label, from: beside(at(from), out, -7), to: beside(at(to), out, -7) },
  }));
  const areaNames = areas.map(({ on, points }): DrawnWord => {
    const [x, y] = [middleOf(points, 0), middleOf(points, 1)];
    return { look: 'wetName', text: on === 'floor' ? 'Wet' : 'Wet ceiling', x, y, anchor: 'middle' };
  });
  return {
    shapes: [
      { look: 'floor', path: outline(plan.corners.map(at)) },
      ...areas.map(({ on, points }): DrawnShape => {
        return { look: on === 'floor' ? 'wet' : 'wetAbove', path: outline(points) };
      }),
      ...objects.map(({ corners }): DrawnShape => ({ look: 'object', path: outline(corners) })),
      ...wetWalls.map(({ from, to }): DrawnShape => ({ look: 'wetWall', path: line([from, to]) })),
      ...plan.walls.flatMap((wall) => wallShapes(wall, at)),
    ],
    words: [
      ...areaNames,
      ...wetWalls
        .filter(({ from, to }) => far(from, to) > leastForWet)
        .map((wall): DrawnWord => ({ look: 'wetName', text: wall.label, ...besideWall(wall, -13) }))
        .filter((word) => areaNames.every((name) => areApart(name, word))),
      ...objects.map(({ kind, middle: [x, y] }): DrawnWord => {
        return {
          look: 'objectName',
          text: objectNames[kind],
          x: hundredth(x),
          y: hundredth(y),
          anchor: 'middle',
        };
      }),
      ...plan.walls
        .map((wall) => {
          const { index, from, to, out } = wall;
          return { wall: index, text: lengthOf(wall, typed), from: at(from), to: at(to), out };
        })
        .filter(({ wall, from, to }) => wall === current || far(from, to) >= leastForLength)
        .map((one): DrawnWord => {
          return { look: 'length', text: one.text, wall: one.wall, ...besideWall(one, 16) };
        }),
    ],
    corners: plan.corners.map((corner, index) => {
      return { at: at(corner), walls: [(index || plan.corners.length) - 1, index] };
    }),
  };
}

/** What a voice says of a plan. */
export function planInWords({ walls, wet, wetWalls }: Plan): string {
  const openings = walls.flatMap((wall) => wall.openings).length;
  const parts = [
    `${walls.length} walls: ${walls.map(({ length }) => shownFeet(length)).join(', ')}`,
    openings === 1 ? '1 opening' : `${openings} openings`,
    wet.length + wetWalls.length > 0 && 'wet areas are marked',
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

const hundredth = (value: number) => Math.round(value * 100) / 100;
const said = (point: Point) => `${hundredth(point[0])} ${hundredth(point[1])}`;
const line = (points: readonly Point[]) => `M${points.map(said).join('L')}`;
const outline = (points: readonly Point[]) => `${line(points)}Z`;
const far = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const beside = ([x, y]: Point, out: Point, by: number): Point => [x + out[0] * by, y + out[1] * by];

const middleOf = (points: readonly Point[], axis: 0 | 1) => {
  const values = points.map((point) => point[axis]);
  return hundredth((Math.min(...values) + Math.max(...values)) / 2);
};

/** About as wide as a letter is, and as high as a line. */
const letter = { width: 7, height: 20 };
/** Two words do not stand on each other. The height of a wet wall is on its card too. */
function areApart(one: DrawnWord, other: DrawnWord): boolean {
  const [a, b] = [one, other].map(({ x, text, anchor }) => {
    const wide = text.length * letter.width;
    const start = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
    return [start, start + wide] as const;
  }) as [readonly [number, number], readonly [number, number]];
  return Math.abs(one.y - other.y) >= letter.height || a[0] > b[1] || b[0] > a[1];
}

/** The corners of a rectangle around its middle, turned clockwise by degrees. */
function turned([x, y]: Point, [width, depth]: Point, degrees: number): Point[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const corner = (across: number, down: number): Point => {
    const [dx, dy] = [across * width, down * depth];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

/** Where words of a wall stand: out of the room by so many pixels, or into it. */
function besideWall({ from, to, out }: { from: Point; to: Point; out: Point }, by: number) {
  const [x, y] = beside([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], out, by);
  const toRight = Math.sign(by) * out[0];
  const anchor = toRight > 0.5 ? 'start' : toRight < -0.5 ? 'end' : 'middle';
  return { x: hundredth(x), y: hundredth(y), anchor } as const;
}

function wallShapes(wall: PlanWall, at: (point: Point) => Point): DrawnShape[] {
  const { index, from, to, out, missing, solid, openings } = wall;
  const shapes: DrawnShape[] = [
    ...(missing ? [{ look: 'missing', path: line([at(from), at(to)]) } as const] : []),
    ...solid.map((part) => ({ look: 'solid', path: line([at(part.from), at(part.to)]) }) as const),
    ...openings.flatMap((opening) => openingShapes(opening, out, at)),
  ];
  return shapes.map((shape) => ({ ...shape, wall: index }));
}

function openingShapes(opening: PlanOpening, out: Point, at: (point: Point) => Point): DrawnShape[] {
  const [a, b] = [at(opening.from), at(opening.to)];
  if (opening.kind === 'window') {
    const frame = [beside(a, out, 4), beside(b, out, 4), beside(b, out, -4), beside(a, out, -4)];
    return [{ look: 'window', path: outline(frame) + line([a, b]) }];
  }
  if (opening.kind === 'arch') {
    const tick = (end: Point) => line([beside(end, out, 6), beside(end, out, -6)]);
    return [
      { look: 'jamb', path: tick(a) + tick(b) },
      { look: 'arch', path: line([a, b]) },
    ];
  }
  return opening.leaves.flatMap((leaf): DrawnShape[] => {
    const [hinge, tip, jamb] = [at(leaf.hinge), at(leaf.tip), at(leaf.jamb)];
    const radius = hundredth(far(hinge, jamb));
    const arc = `M${said(tip)}A${radius} ${radius} 0 0 ${runsClockwise(leaf) ? 1 : 0} ${said(jamb)}`;
    return [
      { look: 'leaf', path: line([hinge, tip]) },
      { look: 'arc', path: arc },
    ];
  });
}
