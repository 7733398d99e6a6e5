import { figuresOfSketch } from '../sketch/figures.ts';
import type { SketchRules } from '../sketch/rules.ts';
import type { Sketch } from '../sketch/shape.ts';
import type { DryingRoom } from './record.ts';

type Sized = Pick<
  DryingRoom,
  | ('floorSf' | 'perimeterLf' | 'wallSf' | 'heightFt')
  | ('wetFloorSf' | 'wetWallLf' | 'wetWallBelow2ftSf' | 'wetWallAbove2ftSf' | 'wetCeilingSf' | 'offsets')
>;

/** What a sketch says of a drying room. Nothing marked as wet is not known: it may not have been drawn yet. */
export function sizesOfSketch(sketch: Sketch, rules: SketchRules): Sized {
  const { F, PF, W, H, WET, WETW, wetBelow2ft, wetAbove2ft, wetCeiling, offsets } = figuresOfSketch(
    sketch,
    rules,
  );
  return {
    ...{ floorSf: F, perimeterLf: PF, wallSf: W, heightFt: H },
    ...{ wetFloorSf: WET || null, wetWallLf: WETW || null, wetCeilingSf: wetCeiling || null },
    ...{ wetWallBelow2ftSf: wetBelow2ft || null, wetWallAbove2ftSf: wetAbove2ft || null },
    offsets: offsets ?? 0,
  };
}
