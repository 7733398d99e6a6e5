import type { FigureName } from './figure-names.ts';
import { edgesOf, turn, twiceArea, type Wall, wholeRoot } from './geometry.ts';
import { highSide, isSized } from './parts.ts';
import type { SketchRules } from './rules.ts';
import type { Point, SizedOpening, Sketch, WetArea } from './shape.ts';

import { extentOf } from './size.ts';

/** A length of straight walls and of runs of 45° walls: straight + diagonal × √2. */
interface Sum {
  readonly straight: bigint;
  readonly diagonal: bigint;
}

const sumOf = (walls: readonly Wall[]): Sum => ({
  straight: whole(walls.filter(({ diagonal }) => !diagonal)),
  diagonal: whole(walls.filter(({ diagonal }) => diagonal)),
});
const whole = (walls: readonly Wall[]) => BigInt(walls.reduce((sum, { run }) => sum + run, 0));
const notBelow0 = (value: bigint) => (value < 0n ? 0n : value);
const inHundredths = (value: bigint) => Number(value) / 100;

const feet = ({ straight, diagonal }: Sum) =>
  inHundredths(notBelow0(100n * straight + 96n + wholeRoot(20_000n * diagonal ** 2n)) / 192n);
/** Of a length times a doubled height. */
const squareFeet = ({ straight, diagonal }: Sum) =>
  inHundredths(notBelow0(100n * straight + 36_864n + wholeRoot(20_000n * diagonal ** 2n)) / 73_728n);
const areaFeet = (twice: bigint) => inHundredths((100n * twice + 36_864n) / 73_728n);
/** A sum of figures that are rounded already. */
const added = (a: number, b: number) => (Math.round(a * 100) + Math.round(b * 100)) / 100;

/** Every quantity of a sketch (exact whole numbers, rounded once, half up, to hundredths). */
export function figuresOfSketch(sketch: Sketch, rules: SketchRules): Record<FigureName, number> {
  const { points, height, openings, wet } = sketch;
  const walls = edgesOf(points);
  const missing = new Set(openings.filter(({ kind }) => kind === 'missing').map(({ wall }) => wall));
  const standing = sumOf(walls.filter((_, index) => !missing.has(index)));
  const all = sumOf(walls);
  const sized = openings.filter(isSized);
  const twice = BigInt(twiceArea(points));
  const low = typeof height === 'number' ? height : height.low;
  const high = highSide(sketch);
  const doubleHeight = BigInt(low + high);
  const raised = ({ straight, diagonal }: Sum): Sum => ({
    straight: straight * doubleHeight,
    diagonal: diagonal * doubleHeight,
  });
  const extents = [0, 1].map((axis) => extentOf(points, axis as 0 | 1)) as [number, number];
  const ceiling =
    typeof height === 'number'
      ? areaFeet(twice)
      : slopedFeet(twice, BigInt(extents[height.axis === 'x' ? 0 : 1]), BigInt(high - low));
  const floor = areaFeet(twice);
  const doors = rules.doorsFromPerimeter
    ? BigInt(sized.filter(({ sill }) => sill === 0).reduce((sum, { width }) => sum + width, 0))
    : 0n;
  const gross = raised(standing);
  const net = squareFeet({ ...gross, straight: gross.straight - 2n * takenOut(sized, rules) });
  const wetWalls = wetWallFigures(wet.walls, walls);
  const wetCeiling = wetFeet(wet.ceiling, ceiling);
  const straightened = edgesOf(withoutSplits(points));
  return {
    F: floor,
    C: ceiling,
    PF: feet({ ...standing, straight: standing.straight - doors }),
    PC: feet(standing),
    WG: squareFeet(raised(all)),
    W: net,
    WC: added(net, ceiling),
    V: inHundredths((50n * twice * doubleHeight + 7_077_888n) / 14_155_776n),
    SY: inHundredths((100n * twice + 331_776n) / 663_552n),
    LL: Math.max(...straightened.map((wall) => feet(sumOf([wall])))),
    SH: feet({ straight: BigInt(low), diagonal: 0n }),
    HH: feet({ straight: BigInt(high), diagonal: 0n }),
    L: feet({ straight: BigInt(extents[0]), diagonal: 0n }),
    WD: feet({ straight: BigInt(extents[1]), diagonal: 0n }),
    H: inHundredths((100n * doubleHeight + 192n) / 384n),
    WET: wetFeet(wet.floor, floor),
    ...wetWalls,
    wetCeiling,
    WET2: added(wetWalls.wetAbove2ft, wetCeiling),
    offsets: offsetsOf(straightened),
  };
}

const slopedFeet = (twice: bigint, along: bigint, rise: bigint) =>
  inHundredths(
    (wholeRoot((200n * twice) ** 2n * (along ** 2n + rise ** 2n)) + 73_728n * along) / (147_456n * along),
  );

/** The areas of the openings that count, in square sixteenths. */
function takenOut(openings: readonly SizedOpening[], { deduct, overSf }: SketchRules): bigint {
  if (deduct === 'none') return 0n;
  const least = deduct === 'over' ? Math.round(overSf * 100) * 36_864 : 0;
  return openings.reduce((sum, { width, height }) => {
    const area = width * height;
    return area * 100 > least ? sum + BigInt(area) : sum;
  }, 0n);
}

function wetFeet(area: WetArea, whole: number): number {
  if (area === 'all') return whole;
  return areaFeet(BigInt(area.reduce((sum, polygon) => sum + Math.abs(twiceArea(polygon)), 0)));
}

function wetWallFigures(wet: Sketch['wet']['walls'], walls: readonly Wall[]) {
  const twoFeet = 384;
  const nothing: Sum = { straight: 0n, diagonal: 0n };
  const add = (sum: Sum, part: Sum, times: number): Sum => ({
    straight: sum.straight + part.straight * BigInt(times),
    diagonal: sum.diagonal + part.diagonal * BigInt(times),
  });
  let [long, below, above] = [nothing, nothing, nothing];
  for (const one of wet) {
    const part =
      'whole' in one ? sumOf([walls[one.wall]!]) : { straight: BigInt(one.to - one.from), diagonal: 0n };
    long = add(long, part, 1);
    below = add(below, part, Math.min(one.height, twoFeet));
    above = add(above, part, Math.max(0, one.height - twoFeet));
  }
  const once = ({ straight, diagonal }: Sum) =>
    inHundredths((100n * straight + 18_432n + wholeRoot(20_000n * diagonal ** 2n)) / 36_864n);
  return { WETW: feet(long), wetBelow2ft: once(below), wetAbove2ft: once(above) };
}

/** Corners in the middle of a straight line do not count: a split changes no quantity. */
const withoutSplits = (points: readonly Point[]): Point[] =>
  points.filter((corner, index) => {
    const before = points[(index + points.length - 1) % points.length]!;
    const after = points[(index + 1) % points.length]!;
    return turn(before, corner, after) !== 0;
  });

/** Two corners that turn inward between walls over 18 inches are one offset; one left over is one too. */
function offsetsOf(walls: readonly Wall[]): number {
  const long = ({ run, diagonal }: Wall) => (diagonal ? 2 * run * run : run * run) > 288 * 288;
  const inward = walls.filter((wall, index) => {
    const after = walls[(index + 1) % walls.length]!;
    return long(wall) && long(after) && turn(wall.from, wall.to, after.to) < 0;
  });
  return Math.ceil(inward.length / 2);
}
