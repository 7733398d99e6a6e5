import { drawingOf, fitIn } from '@tidemark/contract/sketch/drawing';
import type { Edited } from '@tidemark/contract/sketch/edit/edited';
import { planOf } from '@tidemark/contract/sketch/plan';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import styles from './plan.module.css';
import { PlanDrawing } from './plan-drawing.tsx';
import { WallButton } from './wall-button.tsx';

interface Props {
  name: string;
  sketch: Sketch;
  current: number;
  readOnly: boolean;
  typed: ReadonlyMap<number, string>;
  onChoose: (wall: number) => void;
  onEdit: (edited: Edited) => void;
}

/** The plan with its walls as buttons; one scale for the whole screen. */
export function PlanView({ name, sketch, current, readOnly, typed, onChoose, onEdit }: Props) {
  const frame = useRef<HTMLElement>(null);
  const grid = useId();
  const [size, setSize] = useState<readonly [number, number]>();
  const [preview, setPreview] = useState<Sketch>();
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) =>
      setSize([entry!.contentRect.width, entry!.contentRect.height]),
    );
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);
  const plan = useMemo(() => planOf(preview ?? sketch), [preview, sketch]);
  // While a wall is dragged the scale stays, or the picture would jump under the finger.
  const { scale, offset } = useMemo(() => fitIn(planOf(sketch), size ?? [0, 0]), [sketch, size]);
  const drawing = useMemo(
    () => drawingOf(plan, { scale, offset }, { current, typed }),
    [plan, scale, offset, current, typed],
  );
  const goNext = (wall: number) => {
    const next = (wall + 1) % sketch.points.length;
    onChoose(next);
    frame.current?.querySelector<HTMLElement>(`[data-wall="${next}"]`)?.focus();
  };
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
          {plan.walls.map((wall) => (
            <WallButton
              key={wall.index}
              {...{ sketch, wall, scale, offset, readOnly, onChoose, onEdit }}
              current={wall.index === current}
              onNext={goNext}
              onPreview={setPreview}
            />
          ))}
        </>
      )}
    </section>
  );
}
