import type { ObjectKind, Sketch, SketchObject } from '../shape.ts';
import { checked, type Edited } from './edited.ts';

/** Width and depth in feet, as such a thing usually is; only the picture has it. */
const usual: Readonly<Record<ObjectKind, readonly [number, number]>> = {
  ...{ cabinets: [6, 2], stairs: [3, 8], toilet: [1.5, 2.5], tub: [5, 2.5], sink: [2, 1.5] },
  ...{ waterHeater: [2, 2], appliance: [2.5, 2.5], register: [1, 0.5], equipment: [1.5, 1.5] },
};

/** A new object in the middle of the room. */
export function addObject(sketch: Sketch, { id, kind }: { id: string; kind: ObjectKind }): Edited {
  const middle = (axis: 0 | 1) => {
    const values = sketch.points.map((point) => point[axis]);
    return Math.round((Math.min(...values) + Math.max(...values)) / 2);
  };
  const [width, depth] = usual[kind].map((feet) => feet * 192) as [number, number];
  const object: SketchObject = { id, kind, x: middle(0), y: middle(1), width, depth, turn: 0 };
  return sketch.objects.length < 60
    ? checked({ ...sketch, objects: [...sketch.objects, object] })
    : { refused: 'A sketch has at most 60 objects.' };
}

/** Moves or turns it; where it stands is only in the picture. */
export function moveObject(
  sketch: Sketch,
  id: string,
  by: { x?: number; y?: number; turn?: number },
): Edited {
  const objects = sketch.objects.map((one) =>
    one.id === id
      ? {
          ...one,
          ...{ x: (one.x ?? 0) + (by.x ?? 0), y: (one.y ?? 0) + (by.y ?? 0) },
          turn: ((one.turn ?? 0) + (by.turn ?? 0)) % 360,
        }
      : one,
  );
  return checked({ ...sketch, objects });
}

export const removeObject = (sketch: Sketch, id: string): Edited =>
  checked({ ...sketch, objects: sketch.objects.filter((one) => one.id !== id) });
