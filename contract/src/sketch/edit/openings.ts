import { edgesOf, longestOn } from '../geometry.ts';
import { isSized } from '../parts.ts';
import type { SketchSettingsEntry } from '../settings.ts';
import type { OpeningKind, SizedOpening, Sketch } from '../shape.ts';
import { checked, type Edited } from './edited.ts';

/** A new opening of the company's size, in the middle of the widest part of the wall that is free. */
export function addOpening(
  sketch: Sketch,
  { id, kind, wall }: { id: string; kind: OpeningKind; wall: number },
  sizes: SketchSettingsEntry['openings'],
): Edited {
  const { width, height } = sizes[kind];
  const sill = kind === 'window' ? sizes.window.sill : 0;
  const at = middleOfWidest(sketch, wall, width);
  const opening: SizedOpening = { id, kind, wall, at, width, height, sill };
  return checked({ ...sketch, openings: [...sketch.openings, opening] });
}

function middleOfWidest({ points, openings }: Sketch, wall: number, width: number): number {
  const taken = openings
    .filter(isSized)
    .filter((one) => one.wall === wall)
    .toSorted((a, b) => a.at - b.at);
  const ends = [0, ...taken.map((one) => one.at + one.width)];
  const starts = [...taken.map((one) => one.at), longestOn(edgesOf(points)[wall]!)];
  const free = ends.map((from, index) => ({ from, room: starts[index]! - from }));
  const widest = free.reduce((best, one) => (one.room > best.room ? one : best));
  return Math.max(0, widest.from + Math.floor((widest.room - width) / 2));
}

export function changeOpening(
  sketch: Sketch,
  id: string,
  change: Partial<Pick<SizedOpening, 'at' | 'width' | 'height' | 'sill'>>,
): Edited {
  const openings = sketch.openings.map((one) =>
    one.id === id && isSized(one) ? { ...one, ...change } : one,
  );
  return checked({ ...sketch, openings });
}

export const removeOpening = (sketch: Sketch, id: string): Edited =>
  checked({ ...sketch, openings: sketch.openings.filter((one) => one.id !== id) });

/** A wall that is not there, or is again. */
export function toggleMissing(sketch: Sketch, wall: number, id: string): Edited {
  const there = sketch.openings.find((one) => one.kind === 'missing' && one.wall === wall);
  if (there) return removeOpening(sketch, there.id);
  return checked({ ...sketch, openings: [...sketch.openings, { id, kind: 'missing', wall }] });
}
