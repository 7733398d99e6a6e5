import { useCallback, useId, useState } from 'react';
import styles from './overview.module.css';
import { topOf } from './scale.ts';

export interface Series {
  label: string;
  /** solid is final, striped is beside it; color alone never distinguishes them. */
  look: 'solid' | 'striped';
  values: readonly (number | null)[];
}

interface Props {
  /** The picture's description for screen readers; the table has every figure. */
  label: string;
  labels: readonly string[];
  series: readonly Series[];
  show: (value: number) => string;
}

/** Before the first measurement. */
const usualWidth = 640;
const height = 220;
const room = { top: 12, right: 4, bottom: 26, left: 60 };
/** The space of a label under a column: figures keep their size on a phone. */
const labelWidth = 60;

/** Reports the width of the box after layout and at every change. @returns a function that stops it */
function watchWidth(box: HTMLElement | null, tell: (width: number) => void): (() => void) | undefined {
  if (!box) return undefined;
  const watch = new ResizeObserver(([entry]) => tell(entry!.contentRect.width || usualWidth));
  watch.observe(box);
  return () => watch.disconnect();
}

/** Columns by week, side by side if there are several series. */
export function ColumnChart({ label, labels, series, show }: Props) {
  const pattern = useId();
  const [width, setWidth] = useState(usualWidth);
  const top = topOf(series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const inner = { width: width - room.left - room.right, height: height - room.top - room.bottom };
  const slot = inner.width / labels.length;
  const column = Math.min(28, (slot * 0.76) / series.length);
  const y = (value: number) => room.top + inner.height * (1 - value / top);
  const every = Math.ceil((labels.length * labelWidth) / inner.width);
  return (
    <div ref={useCallback((box: HTMLElement | null) => watchWidth(box, setWidth), [])}>
      {series.length > 1 && (
        <ul className={`flex wrap text-small ${styles.legend}`} aria-hidden>
          {series.map((one) => (
            <li key={one.label} data-look={one.look}>
              {one.label}
            </li>
          ))}
        </ul>
      )}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        height={height}
        className={`w-full block ${styles.chart}`}
        role="img"
        aria-label={label}
      >
        <defs>
          <pattern
            id={pattern}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className={styles.stripeGround} />
            <rect width="3" height="6" className={styles.stripe} />
          </pattern>
        </defs>
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <line
              x1={room.left}
              x2={width - room.right}
              y1={y(value)}
              y2={y(value)}
              className={styles.rule}
            />
            <text x={room.left - 8} y={y(value) + 4} textAnchor="end">
              {show(value)}
            </text>
          </g>
        ))}
        {labels.map((word, at) => {
          const middle = room.left + slot * (at + 0.5);
          const first = middle - (column * series.length) / 2;
          // Counted from the newest, so that this week always has a label.
          const named = (labels.length - 1 - at) % every === 0;
          return (
            <g key={word}>
              {series.map(({ label: name, look, values }, index) => {
                // A negative duration, from a clock that was set back, has no column; the table shows it.
                const value = Math.max(0, values[at] ?? 0);
                return (
                  <rect
                    key={name}
                    x={first + index * column}
                    y={y(value)}
                    width={column - 1}
                    height={y(0) - y(value)}
                    className={styles.column}
                    data-look={look}
                    fill={look === 'striped' ? `url(#${pattern})` : undefined}
                  />
                );
              })}
              {named && (
                <text x={Math.min(middle, width - labelWidth / 2)} y={height - 8} textAnchor="middle">
                  {word}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
