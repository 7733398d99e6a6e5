import { drawingOf, fitIn } from '@tidemark/contract/sketch/drawing';
import type { Edited } from '@tidemark/contract/sketch/edit/edited';
import { planOf } from '@tidemark/contract/sketch/plan';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { useMemo, useRef } from 'react';
import { useSize } from '../ui/layout/use-size.ts';
import styles from './plan.module.css';
import { PlanDrawing } from './plan-drawing.tsx';
import { usePreview } from './use-preview.ts';
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

/** The plan with its walls as buttons; one scale for the whole screen. */
export function PlanView({ name, sketch, current, readOnly, typed, onChoose, onEdit }: Props) {
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame);
  const base = useMemo(() => planOf(sketch), [sketch]);
  const { scale, offset } = useMemo(() => fitIn(base, size ?? [0, 0], typed), [base, size, typed]);
  const drawing = useMemo(
    () => drawingOf(base, { scale, offset: [0, 0] }, { current, typed }),
    [base, scale, current, typed],
  );
  const { still, moving, preview } = usePreview({ sketch, drawing, scale, current, typed });
  const goNext = (wall: number) => {
    const next = (wall + 1) % sketch.points.length;
    onChoose(next);
    frame.current?.querySelector<HTMLElement>(`[data-wall="${next}"]`)?.focus();
  };
  const acts = useWallActs({
    ...{ sketch, walls: base.walls, scale, readOnly, onChoose, onEdit },
    onNext: goNext,
    onPreview: preview,
  });
  // They stay where they are while one is dragged: the finger is held by its button.
  const buttons = useMemo(
    () =>
      base.walls.map((wall) => {
        const { index, from, to } = wall;
        return (
          <WallButton
            key={index}
            {...{ index, acts, label: wallInWords(wall, sketch) }}
            left={from[0] * scale}
            top={from[1] * scale}
            dx={(to[0] - from[0]) * scale}
            dy={(to[1] - from[1]) * scale}
            current={index === current}
          />
        );
      }),
    [base, sketch, scale, current, acts],
  );
  const inPixels = offset.map((by) => `${by}px`).join(' ');
  const foot = `${192 * scale}px`;
  return (
    <section
      ref={frame}
      className={`relative clip ${styles.plan} ${size ? styles.feet : ''}`}
      style={size && { backgroundSize: `${foot} ${foot}`, backgroundPosition: inPixels }}
      aria-label={`Plan of ${name}`}
    >
      {size && (
        <>
          <svg width={size[0]} height={size[1]} aria-hidden className={styles.svg}>
            <g transform={`translate(${offset.join(' ')})`}>
              <g ref={moving} />
              <PlanDrawing {...{ drawing, current }} group={still} />
            </g>
          </svg>
          <div className={styles.hits} style={{ translate: inPixels }}>
            {buttons}
          </div>
        </>
      )}
    </section>
  );
}
