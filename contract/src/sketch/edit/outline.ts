import { between, edgesOf, longestOn, runOf, turn, type Wall } from '../geometry.ts';
import { inchSixteenths, type Point, type Sketch, sketchShape } from '../shape.ts';
import { checked, type Edited, type Piece, relaid, wallAt, wallsAsTheyAre } from './edited.ts';

/** A rectangle of this length and width; 12 × 12 × 8 ft where nothing is known. */
export function rectangle(length?: number, width?: number, height?: number): Sketch {
  const [l, w] = [length || 2_304, width || 2_304];
  const points: Point[] = [
    [0, 0],
    [l, 0],
    [l, w],
    [0, w],
  ];
  return sketchShape.parse({ v: 1, points, height: height || 1_536 });
}

const unit = ({ dx, dy }: Wall): Point => [Math.sign(dx), Math.sign(dy)];
const along = ([x, y]: Point, [ux, uy]: Point, by: number): Point => [x + ux * by, y + uy * by];
const isGrid = ({ dx, dy, diagonal }: Wall) => !diagonal || Math.abs(dx) === Math.abs(dy);
const mayStand = (wall: Wall, as: Wall) =>
  isGrid(wall) &&
  longestOn(wall) >= inchSixteenths &&
  Math.sign(wall.dx) === Math.sign(as.dx) &&
  Math.sign(wall.dy) === Math.sign(as.dy);

/** The typed length of a wall. The next wall moves along, and the one after it takes the difference up. */
export function setLength(sketch: Sketch, wall: number, length: number): Edited {
  const { points } = sketch;
  const edges = edgesOf(points);
  const edge = edges[wall]!;
  const run = edge.diagonal ? runOf(length) : length;
  const by = run - edge.run;
  if (by === 0) return { sketch };
  const step = unit(edge);
  const moving = [wallAt(points, wall + 1), wallAt(points, wall + 2)];
  const next = points.map((point, index) => (moving.includes(index) ? along(point, step, by) : point));
  const taking = wallAt(points, wall + 2);
  const taker = edgesOf(next)[taking]!;
  if (!mayStand(taker, edges[taking]!)) return { refused: `Change wall ${taking + 1} first.` };
  const grown = longestOn(taker) - longestOn(edges[taking]!);
  // What is on the wall that takes it up stays where it is: its first corner moves.
  const pieces = wallsAsTheyAre(points).map((piece) =>
    piece.wall === taking ? { ...piece, from: Math.max(0, -grown), shift: grown } : piece,
  );
  const shorter = pieces.map((piece) =>
    piece.wall === wall ? { ...piece, to: Math.min(piece.to, longestOn(edgesOf(next)[wall]!)) } : piece,
  );
  return relaid(sketch, next, shorter);
}

/** A corner in a wall, this far from its first one. A split changes no quantity. */
export function splitWall(sketch: Sketch, wall: number, at: number): Edited {
  const { points } = sketch;
  const edge = edgesOf(points)[wall]!;
  const corner = along(edge.from, unit(edge), edge.diagonal ? runOf(at) : at);
  const first = between(edge.from, corner);
  if (at <= 0 || first.run >= edge.run) return { refused: 'Choose a place between its corners.' };
  const next = points.toSpliced(wall + 1, 0, corner);
  return relaid(sketch, next, cutAt(points, wall, [longestOn(first)]));
}

/** The pieces of a wall that is cut at these places, one wall of the new outline each. */
function cutAt(points: readonly Point[], wall: number, cuts: readonly number[]): Piece[] {
  return wallsAsTheyAre(points).flatMap((piece) => {
    if (piece.wall < wall) return [piece];
    if (piece.wall > wall) return [{ ...piece, onto: piece.onto + cuts.length }];
    const ends = [0, ...cuts, piece.to];
    return ends.slice(1).map((to, index) => ({
      ...{ wall, from: ends[index]!, to },
      ...{ onto: wall + index, shift: -ends[index]! },
    }));
  });
}

/** Moves the stretch from `from` to `to` of a straight wall out, or in where `by` is below 0. */
export function pushWall(
  sketch: Sketch,
  wall: number,
  { from, to, by }: { from: number; to: number; by: number },
): Edited {
  const { points } = sketch;
  const edges = edgesOf(points);
  const edge = edges[wall]!;
  if (edge.diagonal) return { refused: 'Only a straight wall can be pushed.' };
  if (from < 0 || to > edge.run || from >= to) return { refused: 'Choose a stretch between its corners.' };
  if (by === 0) return { sketch };
  const [ux, uy] = unit(edge);
  const out: Point = [uy, -ux];
  const [a, b] = [along(edge.from, [ux, uy], from), along(edge.from, [ux, uy], to)];
  const across = (other: Wall) => !other.diagonal && other.dx * edge.dx + other.dy * edge.dy === 0;
  // At a corner the wall beside it grows or shrinks instead of a new one beside it.
  const takesStart = from === 0 && across(edges[wallAt(points, wall - 1)]!);
  const takesEnd = to === edge.run && across(edges[wallAt(points, wall + 1)]!);
  const stretch = [
    ...(from === 0 ? (takesStart ? [] : [edge.from]) : [edge.from, a]),
    ...[along(a, out, by), along(b, out, by)],
    ...(to === edge.run ? (takesEnd ? [] : [edge.to]) : [b, edge.to]),
  ];
  const last = wall === points.length - 1;
  const before = last ? points.slice(1, wall) : points.slice(0, wall);
  const after = last ? [] : points.slice(wall + 2);
  const next = [...before, ...stretch, ...after];
  // The last wall ends in the first corner, which now stands at the end: the outline keeps its first corner.
  const turned = last ? [next.at(-1)!, ...next.slice(0, -1)] : next;
  const pushed = wall + (from === 0 ? (takesStart ? 0 : 1) : 2);
  const added = turned.length - points.length;
  const pieces = wallsAsTheyAre(points).flatMap((piece): Piece[] => {
    if (piece.wall < wall) return [piece];
    if (piece.wall > wall) return [{ ...piece, onto: piece.onto + added }];
    return [
      ...(from > 0 ? [{ wall, from: 0, to: from, onto: wall, shift: 0 }] : []),
      { wall, from, to, onto: pushed, shift: -from },
      ...(to < edge.run ? [{ wall, from: to, to: edge.run, onto: pushed + 2, shift: -to }] : []),
    ];
  });
  return relaid(sketch, turned, withGrowth(pieces, { points, turned, wall, takesStart, takesEnd, added }));
}

/** A wall whose first corner moved keeps what is on it in its place. */
function withGrowth(
  pieces: readonly Piece[],
  of: {
    points: readonly Point[];
    turned: readonly Point[];
    wall: number;
    takesStart: boolean;
    takesEnd: boolean;
    added: number;
  },
): Piece[] {
  const { points, turned, wall, takesStart, takesEnd, added } = of;
  const [former, now] = [edgesOf(points), edgesOf(turned)];
  const [before, after] = [wallAt(points, wall - 1), wallAt(points, wall + 1)];
  return pieces.map((piece) => {
    if (takesStart && piece.wall === before) {
      const length = longestOn(now[before < wall ? before : before + added]!);
      return { ...piece, to: Math.min(piece.to, length) };
    }
    if (takesEnd && piece.wall === after) {
      const grown = longestOn(now[after > wall ? after + added : after]!) - longestOn(former[after]!);
      return { ...piece, from: Math.max(0, -grown), shift: grown };
    }
    return piece;
  });
}

/** A 45° wall in place of a corner, this far along both its walls. */
export function cutCorner(sketch: Sketch, corner: number, by: number): Edited {
  const { points } = sketch;
  const edges = edgesOf(points);
  const before = wallAt(points, corner - 1);
  const [one, two] = [edges[before]!, edges[corner]!];
  const square = !one.diagonal && !two.diagonal && one.dx * two.dx + one.dy * two.dy === 0;
  if (!square) return { refused: 'Only a square corner can be cut.' };
  if (by <= 0 || by >= one.run || by >= two.run) return { refused: 'Choose less than its walls are long.' };
  const cut = [along(one.to, unit(one), -by), along(two.from, unit(two), by)];
  // The new wall is the one before the former wall of this corner, so the others keep their order.
  const next = points.toSpliced(corner, 1, ...cut);
  const pieces = wallsAsTheyAre(points).map((piece): Piece => {
    const onto = piece.wall >= corner ? piece.onto + 1 : piece.onto;
    if (piece.wall === before) {
      return { ...piece, to: one.run - by, onto: before >= corner ? before + 1 : before };
    }
    return piece.wall === corner ? { ...piece, from: by, onto, shift: -by } : { ...piece, onto };
  });
  return relaid(sketch, next, pieces);
}

/** Joins the two walls of a corner that lie in line. */
export function removeCorner(sketch: Sketch, corner: number): Edited {
  const { points } = sketch;
  const before = wallAt(points, corner - 1);
  const edges = edgesOf(points);
  const [one, two] = [edges[before]!, edges[corner]!];
  if (turn(one.from, one.to, two.to) !== 0) return { refused: 'Only a corner in a straight wall can go.' };
  const isMissing = (wall: number) =>
    sketch.openings.some((opening) => opening.kind === 'missing' && opening.wall === wall);
  if (isMissing(before) !== isMissing(corner)) return { refused: 'One of these walls is missing.' };
  const next = points.toSpliced(corner, 1);
  const at = (wall: number) => (wall > corner || (wall === corner && corner > 0) ? wall - 1 : wall);
  const joined = corner === 0 ? next.length - 1 : before;
  const wetOf = (wall: number) => sketch.wet.walls.find((wet) => wet.wall === wall && 'whole' in wet)?.height;
  const part = wetOf(before) !== wetOf(corner);
  const openings = sketch.openings.filter(({ kind, wall }) => kind !== 'missing' || wall !== corner);
  const pieces = wallsAsTheyAre(points).map((piece): Piece => {
    if (piece.wall === before) return { ...piece, onto: joined, part };
    if (piece.wall === corner) return { ...piece, onto: joined, shift: longestOn(one), part };
    return { ...piece, onto: corner === 0 ? piece.wall - 1 : at(piece.wall) };
  });
  return relaid({ ...sketch, openings }, next, pieces);
}

/** The ceiling: one height, or a low and a high side. */
export const setHeight = (sketch: Sketch, height: Sketch['height']): Edited => checked({ ...sketch, height });
