import type { MouseEvent } from 'react';
import styles from './tape.module.css';
import { groupAt, type TapeSize, tapeSizes, tapeTicks } from './tape-ticks.ts';

export interface TapeProps {
  /** How many lines each group has. */
  groups: readonly number[];
  /** Group and line count from 0. */
  isFilled: (group: number, line: number) => boolean;
  /** The picture's text: "40 of 106 lines filled". Without it the tape is decoration beside such a text. */
  label?: string | undefined;
  /** narrow: the header on touch; wide: the header on a desktop; group: one group's ticks. */
  size?: TapeSize | undefined;
  /** Stretches to its container. */
  stretch?: boolean | undefined;
  /** The line being edited. */
  current?: { group: number; line: number } | undefined;
  /** A click near a cluster; only a mouse shortcut, since everyone can use the list of groups. */
  onGroup?: ((group: number) => void) | undefined;
}

/** One tick per line, clustered by group: tall petrol is filled, short gray is empty. */
export function Tape({ groups, isFilled, label, size = 'wide', stretch, current, onGroup }: TapeProps) {
  const { ticks, width } = tapeTicks(groups, size);
  const { tick, height } = tapeSizes[size];
  const click = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const group = groupAt(ticks, ((event.clientX - box.left) / box.width) * width);
    if (group !== undefined) onGroup?.(group);
  };
  return (
    <svg
      className={`block ${styles.tape}`}
      width={stretch ? '100%' : width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role={label ? 'img' : 'presentation'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-clickable={onGroup ? true : undefined}
      onClick={onGroup && click}
    >
      {ticks.map(({ group, line, x }) => (
        <rect
          key={`${group}-${line}`}
          x={x}
          width={tick}
          height={height}
          data-filled={isFilled(group, line) || undefined}
          data-current={(current?.group === group && current.line === line) || undefined}
        />
      ))}
    </svg>
  );
}
