import { drawingOf, fitIn } from '@tidemark/contract/sketch/drawing';
import type { Edited } from '@tidemark/contract/sketch/edit/edited';
import { planOf } from '@tidemark/contract/sketch/plan';
import type { Point, Sketch } from '@tidemark/contract/sketch/shape';
import { useId, useMemo, useRef, useState } from 'react';
import { useSize } from '../ui/layout/use-size.ts';
import styles from './plan.module.css';
import { PlanDrawing } from './plan-drawing.tsx';
import { useWallActs } from './use-wall-acts.ts';
import { WallButton } from './wall-button.tsx';
import { wallInWords } from './words.ts';

interface Props {
  name: string;
  sketch: Sketch;
  current: number;
  readOnly: boolean;
  typed: ReadonlyMap<number, string>;
  onChoose: (wall: number) => void;
  onEdit: (edited: Edited) => void;
}

const upperLeft = (points: readonly Point[]): Point => [
  Math.min(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
];

/** The plan with its walls as buttons; one scale for the whole screen. */
export function PlanView({ name, sketch, current, readOnly, typed, onChoose, onEdit }: Props) {
  const frame = useRef<HTMLElement>(null);
  const grid = useId();
  const size = useSize(frame);
  const [preview, setPreview] = useState<Sketch>();
  const base = useMemo(() => planOf(sketch), [sketch]);
  const plan = useMemo(() => (preview ? planOf(preview) : base), [base, preview]);
  const fitted = useMemo(() => fitIn(base, size ?? [0, 0]), [base, size]);
  const { scale } = fitted;
  // While a wall is dragged, the others stay where they are and the wall stays under the finger.
  const offset = useMemo((): Point => {
    if (!preview) return fitted.offset;
    const [left, top] = fitted.offset;
    const [was, is] = [upperLeft(sketch.points), upperLeft(preview.points)];
    return [left + (is[0] - was[0]) * scale, top - (is[1] - was[1]) * scale];
  }, [fitted, preview, scale, sketch]);
  const drawing = useMemo(
    () => drawingOf(plan, { scale, offset }, { current, typed }),
    [plan, scale, offset, current, typed],
  );
  const goNext = (wall: number) => {
    const next = (wall + 1) % sketch.points.length;
    onChoose(next);
    frame.current?.querySelector<HTMLElement>(`[data-wall="${next}"]`)?.focus();
  };
  const acts = useWallActs({
    ...{ sketch, walls: base.walls, scale, readOnly, onChoose, onEdit },
    onNext: goNext,
    onPreview: setPreview,
  });
  // They stay where they are while one is dragged: the finger is held by its button, and laying them out takes a third of a frame.
  const buttons = useMemo(
    () =>
      base.walls.map((wall) => {
        const { index, from, to } = wall;
        const [dx, dy] = [(to[0] - from[0]) * scale, (to[1] - from[1]) * scale];
        return (
          <WallButton
            key={index}
            {...{ index, acts, label: wallInWords(wall, sketch) }}
            left={fitted.offset[0] + from[0] * scale}
            top={fitted.offset[1] + from[1] * scale}
            width={Math.hypot(dx, dy)}
            turn={Math.atan2(dy, dx)}
            current={index === current}
          />
        );
      }),
    [base, sketch, fitted, scale, current, acts],
  );
  const foot = 192 * scale;
  return (
    <section ref={frame} className={`relative clip ${styles.plan}`} aria-label={`Plan of ${name}`}>
      {size && (
        <>
          <svg width={size[0]} height={size[1]} aria-hidden className={styles.svg}>
            <defs>
              <pattern
                id={grid}
                width={foot}
                height={foot}
                patternUnits="userSpaceOnUse"
                x={offset[0]}
                y={offset[1]}
              >
                <path d={`M${foot} 0H0V${foot}`} className={styles.grid} />
              </pattern>
            </defs>
            <rect width="100%" height="100%" fill={`url(#${grid})`} />
            <PlanDrawing {...{ drawing, current }} />
          </svg>
          {buttons}
        </>
      )}
    </section>
  );
}
