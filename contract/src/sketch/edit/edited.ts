import { faultOf } from '../fault.ts';
import { edgesOf, longestOn } from '../geometry.ts';
import type { Point, Sketch, WetWall } from '../shape.ts';

/** What an edit makes of a sketch: another one that may be saved, or why not. */
export type Edited = { readonly sketch: Sketch } | { readonly refused: string };

/** No edit leaves a sketch that the server would refuse. */
export function checked(sketch: Sketch): Edited {
  const fault = faultOf(sketch);
  return fault ? { refused: fault.message } : { sketch };
}

export const wallAt = (points: readonly Point[], index: number): number =>
  (index + points.length) % points.length;

/** Where a stretch of a former wall lies now: `shift` is added to what is measured from the former first corner. */
export interface Piece {
  readonly wall: number;
  readonly from: number;
  readonly to: number;
  readonly onto: number;
  readonly shift: number;
  /** It is only a part of the wall it lies on. */
  readonly part?: boolean;
}

const inTheWay = 'An opening is in the way. Move it first.';

/** A new outline with everything on the walls where it was. */
export function relaid(sketch: Sketch, points: Point[], pieces: readonly Piece[]): Edited {
  const piecesOf = (wall: number) => pieces.filter((piece) => piece.wall === wall);
  const holding = (wall: number, from: number, to: number) =>
    piecesOf(wall).find((piece) => piece.from <= from && to <= piece.to);
  const openings: Sketch['openings'] = [];
  for (const one of sketch.openings) {
    if (one.kind === 'missing') {
      const onto = [...new Set(piecesOf(one.wall).map((piece) => piece.onto))];
      openings.push(...onto.map((wall, at) => ({ ...one, id: at ? `${one.id}-${at}` : one.id, wall })));
      continue;
    }
    const piece = holding(one.wall, one.at, one.at + one.width);
    if (!piece) return { refused: inTheWay };
    openings.push({ ...one, wall: piece.onto, at: one.at + piece.shift });
  }
  const objects = sketch.objects.map((one) => {
    if (one.wall === undefined) return one;
    const at = one.at ?? 0;
    const piece = holding(one.wall, at, at) ?? piecesOf(one.wall)[0];
    return piece ? { ...one, wall: piece.onto, at: Math.max(0, at + piece.shift) } : one;
  });
  const walls = sketch.wet.walls.flatMap((one) => piecesOf(one.wall).flatMap((piece) => onPiece(one, piece)));
  return checked({
    ...sketch,
    points,
    openings,
    objects,
    wet: { ...sketch.wet, walls: withoutTwice(walls) },
  });
}

function onPiece(one: WetWall, { from, to, onto, shift, part }: Piece): WetWall[] {
  if ('whole' in one && part) return [{ wall: onto, from: from + shift, to: to + shift, height: one.height }];
  if ('whole' in one) return [{ ...one, wall: onto }];
  const [start, end] = [Math.max(one.from, from), Math.min(one.to, to)];
  return start < end ? [{ ...one, wall: onto, from: start + shift, to: end + shift }] : [];
}

/** Two wet walls that became one are marked once. */
const withoutTwice = (walls: WetWall[]): WetWall[] =>
  walls.filter(
    (one, index) =>
      !('whole' in one) || walls.findIndex((other) => 'whole' in other && other.wall === one.wall) === index,
  );

/** Every wall as it is, for an outline whose walls keep their numbers. */
export const wallsAsTheyAre = (points: readonly Point[]): Piece[] =>
  edgesOf(points).map((wall, index) => ({
    ...{ wall: index, from: 0, to: longestOn(wall) },
    ...{ onto: index, shift: 0 },
  }));
