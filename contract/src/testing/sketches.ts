import fc from 'fast-check';
import { twiceArea } from '../sketch/geometry.ts';
import { type Opening, type Point, type Sketch, sketchShape } from '../sketch/shape.ts';

/** A sketch with everything that is not said left out. */
export const sketched = (given: Partial<Sketch> & Pick<Sketch, 'points'>): Sketch =>
  sketchShape.parse({ v: 1, height: 1_536, ...given });

/** An L of 20 × 14 ft, 9 ft high. */
export const ell: Point[] = [
  ...([
    [0, 0],
    [3_840, 0],
    [3_840, 1_536],
  ] satisfies Point[]),
  ...([
    [2_304, 1_536],
    [2_304, 2_688],
    [0, 2_688],
  ] satisfies Point[]),
];

/**
 * A rectangle with steps along its upper side and maybe a cut corner: L, U and T shapes, alcoves and bays, each with
 * openings on its walls and something wet.
 */
export const aSketch: fc.Arbitrary<Sketch> = fc
  .record({
    steps: fc.array(
      fc.record({ width: fc.integer({ min: 64, max: 900 }), rise: fc.integer({ min: 200, max: 2_000 }) }),
      { minLength: 1, maxLength: 9 },
    ),
    cut: fc.integer({ min: 0, max: 180 }).map((by) => (by < 12 ? 0 : by)),
    height: fc.oneof(
      fc.integer({ min: 1_300, max: 2_400 }),
      fc.record({
        low: fc.integer({ min: 1_300, max: 1_500 }),
        high: fc.integer({ min: 1_500, max: 2_400 }),
        axis: fc.constantFrom<('x' | 'y')[]>('x', 'y'),
      }),
    ),
    door: fc.record({ at: fc.nat(20), width: fc.integer({ min: 8, max: 40 }) }),
    missing: fc.boolean(),
    wet: fc.integer({ min: 1, max: 1_000 }),
  })
  .map(({ steps, cut, height, door, missing, wet }) => {
    const points: Point[] = [[0, 0]];
    const right = steps.reduce((sum, { width }) => sum + width, 0);
    let x = right;
    points.push([right, 0]);
    let before = 0;
    for (const { width, rise } of steps) {
      // Two steps of one height would make a corner in a straight line, which a split makes on purpose.
      const up = Math.abs(rise - before) < 16 ? rise + 32 : rise;
      points.push([x, up], [x - width, up]);
      x -= width;
      before = up;
    }
    if (cut > 0 && cut < points.at(-1)![1] - 16 && right > cut + 64) {
      points.splice(0, 1, [0, cut], [cut, 0]);
    }
    const openings: Opening[] = [
      { id: 'door', kind: 'door', wall: 1, at: door.at, width: door.width, height: 1_280, sill: 0 },
    ];
    if (missing) openings.push({ id: 'gone', kind: 'missing', wall: 2 });
    const floor: Point[][] = [
      [
        [right - 16, 0],
        [right, 0],
        [right, Math.min(16, wet)],
      ],
    ];
    return sketched({
      ...{ points, height, openings },
      wet: { floor, walls: [{ wall: 0, whole: true, height: wet }], ceiling: 'all' },
    });
  })
  .filter(({ points }) => twiceArea(points) > 0);
