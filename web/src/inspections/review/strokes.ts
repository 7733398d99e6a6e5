import type { Signature } from '@tidemark/contract/inspections/signature';
import { signatureBox, signatureLimits } from '@tidemark/contract/inspections/signature-box';

export type Strokes = Signature['strokes'];

/** Skips nearer points: they look the same, and a slow hand would make thousands. */
const apart = 4;

/** A point on the pad (as shares of its size) in the coordinates of stored signatures. */
export function pointAt(x: number, y: number): [x: number, y: number] {
  const held = (share: number, size: number) => Math.round(Math.min(Math.max(share, 0), 1) * size);
  return [held(x, signatureBox.width), held(y, signatureBox.height)];
}

/** Adds a point to the current stroke, unless it is redundant or the ink limit is reached. @returns whether it did */
export function draw(
  stroke: number[],
  [x, y]: readonly [number, number],
  before: Strokes,
  most: number = signatureLimits.numbers,
): boolean {
  const [lastX, lastY] = stroke.slice(-2);
  const near = lastX !== undefined && Math.hypot(x - lastX, y - lastY!) < apart;
  const used = before.reduce((sum, { length }) => sum + length, stroke.length);
  if (near || used + 2 > most) return false;
  stroke.push(x, y);
  return true;
}

export const hasRoom = (strokes: Strokes) => strokes.length < signatureLimits.strokes;

/** Large enough to be meant; a smaller one alone is a finger or sleeve that brushed the box, and signs nothing. */
const meant = 40;

/** A dot alone is not a signature, though it may be part of one. */
export function signs(stroke: readonly number[], before: Strokes): boolean {
  const span = (from: 0 | 1) => {
    const values = stroke.filter((_, index) => index % 2 === from);
    return Math.max(...values) - Math.min(...values);
  };
  return stroke.length > 0 && (before.length > 0 || span(0) >= meant || span(1) >= meant);
}

/** In SVG polyline format; a dot becomes a line of zero length, visible through its round ends. */
export function polyline(stroke: readonly number[]): string {
  const points = stroke.length === 2 ? [...stroke, ...stroke] : stroke;
  return points.join(' ');
}
