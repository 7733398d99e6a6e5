import type { PlanDrawing as Drawing } from '@tidemark/contract/sketch/drawing';
import { memo } from 'react';
import styles from './plan-drawing.module.css';

interface Props {
  drawing: Drawing;
  current: number | undefined;
}

/** Floor, what is wet, walls with their openings and lengths, in the colors of the screen. */
export const PlanDrawing = memo(function PlanDrawing({ drawing, current }: Props) {
  const isCurrent = (wall: number | undefined) => (wall !== undefined && wall === current) || undefined;
  const ofCurrent = (corner: number) =>
    isCurrent(corner) ?? isCurrent((corner || drawing.corners.length) - 1) ?? false;
  const cornersOf = (current: boolean) =>
    drawing.corners.filter((_, corner) => ofCurrent(corner) === current).join('');
  return (
    <>
      {drawing.shapes.map(({ look, path, wall }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and while a wall is dragged all stay in their order
        <path key={index} d={path} className={styles[look]} data-current={isCurrent(wall)} />
      ))}
      {/* One element for all: each of many would be compared while a wall is dragged. */}
      <path d={cornersOf(false)} className={styles.corner} />
      <path d={cornersOf(true)} className={styles.corner} data-current />
      {drawing.words.map(({ look, text, x, y, anchor, wall }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          {...{ x, y, textAnchor: anchor }}
          className={styles[look]}
          data-current={isCurrent(wall)}
        >
          {text}
        </text>
      ))}
    </>
  );
});
