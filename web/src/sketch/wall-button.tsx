import type { Edited } from '@tidemark/contract/sketch/edit/edited';
import { pushWall } from '@tidemark/contract/sketch/edit/outline';
import { edgesOf } from '@tidemark/contract/sketch/geometry';
import type { PlanWall } from '@tidemark/contract/sketch/plan';
import { inchSixteenths, type Sketch } from '@tidemark/contract/sketch/shape';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './plan.module.css';
import { wallInWords } from './words.ts';

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
};

export interface WallButtonProps {
  sketch: Sketch;
  wall: PlanWall;
  /** Pixels of a sixteenth, and of the plan's corner. */
  scale: number;
  offset: readonly [number, number];
  current: boolean;
  readOnly: boolean;
  onChoose: (wall: number) => void;
  /** Chooses the wall after this one, and goes there. */
  onNext: (wall: number) => void;
  onEdit: (edited: Edited) => void;
  /** The sketch as it would be, while a finger drags; undefined when it lets go. */
  onPreview: (sketch: Sketch | undefined) => void;
}

const moved = (sketch: Sketch, wall: number, by: number): Edited =>
  pushWall(sketch, wall, { from: 0, to: edgesOf(sketch.points)[wall]!.run, by });

/**
 * A wall to press, drag by whole inches, or move with the arrow keys: 48 px wide along its whole length. Tab alone
 * chooses none, or what can be done to the first wall could not be reached past the others.
 */
export function WallButton(props: WallButtonProps) {
  const { sketch, wall, scale, offset, current, readOnly, onChoose, onNext, onEdit, onPreview } = props;
  const drag = useRef<{ x: number; y: number; edited?: Edited }>(undefined);
  const { from, to, out, index } = wall;
  const [dx, dy] = [(to[0] - from[0]) * scale, (to[1] - from[1]) * scale];
  const long = Math.hypot(dx, dy);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onNext(index);
    }
    const way = ways[event.key];
    if (!way || readOnly) return;
    event.preventDefault();
    const outward = way[0] * out[0] + way[1] * out[1];
    onChoose(index);
    if (Math.abs(outward) > 0.9) onEdit(moved(sketch, index, Math.sign(outward) * inchSixteenths));
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const { current: start } = drag;
    if (!start) return;
    const far = ((clientX - start.x) * out[0] + (clientY - start.y) * out[1]) / scale;
    const by = Math.round(far / inchSixteenths) * inchSixteenths;
    // A finger that shakes is a press.
    if (!start.edited && Math.abs(far * scale) < 8) return;
    start.edited = moved(sketch, index, by);
    onPreview('sketch' in start.edited ? start.edited.sketch : undefined);
  };
  const onPointerUp = () => {
    const edited = drag.current?.edited;
    drag.current = undefined;
    onPreview(undefined);
    if (edited) onEdit(edited);
  };
  return (
    <button
      type="button"
      className={styles.hit}
      data-wall={index}
      aria-label={wallInWords(wall, sketch)}
      aria-pressed={current}
      style={{
        left: offset[0] + from[0] * scale,
        top: offset[1] + from[1] * scale,
        width: long,
        rotate: `${Math.atan2(dy, dx)}rad`,
      }}
      onClick={() => onChoose(index)}
      onKeyDown={onKeyDown}
      onPointerDown={({ clientX, clientY, currentTarget, pointerId }) => {
        if (readOnly) return;
        currentTarget.setPointerCapture(pointerId);
        drag.current = { x: clientX, y: clientY };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.current = undefined;
        onPreview(undefined);
      }}
    />
  );
}
