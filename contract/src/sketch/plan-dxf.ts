import { lengthInWords } from './lengths.ts';
import { type Plan, planOf, type Stretch } from './plan.ts';
import { inchSixteenths, type Point, type Sketch } from './shape.ts';

/** A group code and its value, as DXF writes everything. */
type Group = readonly [number, string | number];

const layers = ['WALLS', 'OPENINGS', 'LENGTHS'] as const;
/** How high letters are, and how far from their wall. */
const letters = 6;
const away = 10;

/** A room's plan as DXF of release 12, in inches, y up from its lower left corner: the oldest that every program reads. */
export function planDxf(sketch: Sketch): string {
  const plan = planOf(sketch);
  const place = placeIn(plan);
  const groups: Group[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      // Architectural units: feet and inches, of which one is an inch.
      [9, '$LUNITS'],
      [70, 4],
    ]),
    ...section('TABLES', [
      [0, 'TABLE'],
      [2, 'LAYER'],
      [70, layers.length],
      ...layers.flatMap((name): Group[] => [
        [0, 'LAYER'],
        [2, name],
        [70, 0],
        [62, 7],
        [6, 'CONTINUOUS'],
      ]),
      [0, 'ENDTAB'],
    ]),
    ...section('ENTITIES', [
      ...plan.walls.flatMap(({ solid }) => solid.flatMap((part) => lineOn('WALLS', part, place))),
      ...plan.walls.flatMap((wall) =>
        (wall.missing ? [wall] : wall.openings).flatMap((one) => lineOn('OPENINGS', one, place)),
      ),
      ...plan.walls.flatMap(({ from, to, out, length }): Group[] => {
        const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        const [x, y] = place(middle);
        const at: Point = [x + out[0] * away, y - out[1] * away];
        return [
          [0, 'TEXT'],
          [8, 'LENGTHS'],
          ...point(10, at),
          [40, letters],
          [1, lengthInWords(length)],
          // Its middle is where the point is.
          [72, 1],
          [73, 2],
          ...point(11, at),
        ];
      }),
    ]),
    [0, 'EOF'],
  ];
  return groups.map(([code, value]) => `${code}\r\n${value}\r\n`).join('');
}

const section = (name: string, groups: readonly Group[]): Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
];

const inches = (sixteenths: number) => Math.round((sixteenths / inchSixteenths) * 10_000) / 10_000;
const placeIn =
  ({ depth }: Plan) =>
  ([x, y]: Point): Point => [inches(x), inches(depth - y)];

const point = (code: number, [x, y]: Point): Group[] => [
  [code, x],
  [code + 10, y],
  [code + 20, 0],
];

/** An opening at a corner leaves no wall beside it. */
const lineOn = (layer: string, { from, to }: Stretch, place: (point: Point) => Point): Group[] =>
  from[0] === to[0] && from[1] === to[1]
    ? []
    : [[0, 'LINE'], [8, layer], ...point(10, place(from)), ...point(11, place(to))];
