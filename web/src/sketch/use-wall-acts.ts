import type { Edited } from '@tidemark/contract/sketch/edit/edited';
import { pushWall } from '@tidemark/contract/sketch/edit/outline';
import { edgesOf } from '@tidemark/contract/sketch/geometry';
import type { PlanWall } from '@tidemark/contract/sketch/plan';
import { inchSixteenths, type Sketch } from '@tidemark/contract/sketch/shape';
import { useLayoutEffect, useRef, useState } from 'react';
import type { WallActs } from './wall-button.tsx';

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
};

interface Plan {
  sketch: Sketch;
  walls: readonly PlanWall[];
  /** Pixels of a sixteenth. */
  scale: number;
  readOnly: boolean;
  onChoose: (wall: number) => void;
  /** Chooses the wall after this one, and goes there. */
  onNext: (wall: number) => void;
  onEdit: (edited: Edited) => void;
  /** The sketch as it would be, while a finger drags; undefined when it lets go. */
  onPreview: (sketch: Sketch | undefined) => void;
}

interface Drag {
  wall: number;
  x: number;
  y: number;
  by: number;
  edited?: Edited;
}

const moved = (sketch: Sketch, wall: number, by: number): Edited =>
  pushWall(sketch, wall, { from: 0, to: edgesOf(sketch.points)[wall]!.run, by });

/** What is done to a wall of the plan as it is now. */
export function useWallActs(plan: Plan): WallActs {
  const now = useRef(plan);
  useLayoutEffect(() => {
    now.current = plan;
  });
  const [acts] = useState((): WallActs => {
    let drag: Drag | undefined;
    const over = () => {
      drag = undefined;
      now.current.onPreview(undefined);
    };
    return {
      choose: (wall) => now.current.onChoose(wall),
      key(wall, event) {
        const { sketch, walls, readOnly, onChoose, onNext, onEdit } = now.current;
        if (event.key === 'Enter') {
          event.preventDefault();
          onNext(wall);
        }
        const way = ways[event.key];
        if (!way || readOnly) return;
        event.preventDefault();
        const { out } = walls[wall]!;
        const outward = way[0] * out[0] + way[1] * out[1];
        onChoose(wall);
        if (Math.abs(outward) > 0.9) onEdit(moved(sketch, wall, Math.sign(outward) * inchSixteenths));
      },
      begin(wall, { clientX: x, clientY: y, currentTarget, pointerId }) {
        if (now.current.readOnly) return;
        currentTarget.setPointerCapture(pointerId);
        drag = { wall, x, y, by: 0 };
      },
      drag({ clientX, clientY }) {
        if (!drag) return;
        const { sketch, walls, scale, onPreview } = now.current;
        const { out } = walls[drag.wall]!;
        const far = ((clientX - drag.x) * out[0] + (clientY - drag.y) * out[1]) / scale;
        const by = Math.round(far / inchSixteenths) * inchSixteenths;
        // A finger that shakes is a press; within an inch nothing moves.
        if (by === drag.by || (!drag.edited && Math.abs(far * scale) < 8)) return;
        drag.by = by;
        drag.edited = moved(sketch, drag.wall, by);
        onPreview('sketch' in drag.edited ? drag.edited.sketch : undefined);
      },
      end() {
        const edited = drag?.edited;
        over();
        if (edited) now.current.onEdit(edited);
      },
      cancel: over,
    };
  });
  return acts;
}
