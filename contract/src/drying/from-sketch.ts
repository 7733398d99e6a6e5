import { figuresOfSketch } from '../sketch/figures.ts';
import type { SketchRules } from '../sketch/rules.ts';
import type { Sketch } from '../sketch/shape.ts';
import { largestSize } from './fields/shapes.ts';
import type { DryingRoom } from './record.ts';

const wetFigures = [
  ...(['wetFloorSf', 'wetWallLf', 'wetWallBelow2ftSf', 'wetWallAbove2ftSf', 'wetCeilingSf'] as const),
];
/** The sizes of a drying room that a sketch says. */
export const sketchSizes = [
  ...(['floorSf', 'perimeterLf', 'wallSf', 'heightFt', 'offsets'] as const),
  ...wetFigures,
];
type Sized = Pick<DryingRoom, (typeof sketchSizes)[number]>;

/** A room of more than a record holds is not known. */
const held = (size: number): number | null => (size <= largestSize ? size : null);

/** What a sketch says of a drying room. Nothing marked as wet is not known: it may not have been drawn yet. */
export function sizesOfSketch(sketch: Sketch, rules: SketchRules): Sized {
  const { F, PF, W, H, WET, WETW, wetBelow2ft, wetAbove2ft, wetCeiling, offsets } = figuresOfSketch(
    sketch,
    rules,
  );
  return {
    ...{ floorSf: held(F), perimeterLf: held(PF), wallSf: held(W), heightFt: H },
    ...{
      wetFloorSf: held(WET) || null,
      wetWallLf: held(WETW) || null,
      wetCeilingSf: held(wetCeiling) || null,
    },
    ...{ wetWallBelow2ftSf: held(wetBelow2ft) || null, wetWallAbove2ftSf: held(wetAbove2ft) || null },
    offsets: offsets ?? 0,
  };
}

/**
 * A drying room with another sketch, or none. What is wet, and the offsets, are the sketch's where the drawing changed
 * them: what was typed meanwhile stays. Without a sketch the room keeps its sizes.
 */
export function drawnAgain(room: DryingRoom, sketch: Sketch | null, rules: SketchRules): DryingRoom {
  if (!sketch) return { ...room, sketch };
  const now = sizesOfSketch(sketch, rules);
  const before = room.sketch && sizesOfSketch(room.sketch, rules);
  const { floorSf, perimeterLf, wallSf, heightFt } = now;
  const drawn: DryingRoom = { ...room, sketch, floorSf, perimeterLf, wallSf, heightFt };
  for (const name of wetFigures) if (now[name] !== (before?.[name] ?? null)) drawn[name] = now[name];
  if (room.offsets === (before?.offsets ?? 0)) drawn.offsets = now.offsets;
  return drawn;
}
