import { linear, spread, ticksUpTo } from '../scale.ts';
import type { AirLook, AirSeries } from './air-series.ts';
import styles from './chart.module.css';

interface Props {
  /** The picture in words; the table beside it has every figure. */
  label: string;
  series: readonly AirSeries[];
  visits: readonly (readonly [name: string, day: string])[];
  show: (value: number) => string;
}

const size = { width: 760, height: 270 };
const room = { top: 20, right: 190, bottom: 44, left: 48 };
const nameHeight = 17;
/** Names of visits that have room beside each other. */
const mostNames = 8;

/** A line a place; its mark, its dashes and its name at the end tell it apart. */
export function AirChart({ label, series, visits, show }: Props) {
  const ticks = ticksUpTo(series.flatMap(({ values }) => values.flatMap((value) => value ?? [])));
  const x = linear([0, Math.max(1, visits.length - 1)], [room.left + 34, size.width - room.right - 12]);
  const y = linear([0, ticks.at(-1)!], [size.height - room.bottom, room.top]);
  const places = series.map(({ values }) =>
    values.flatMap((value, at) => (value === null ? [] : [[x(at), y(value)] as const])),
  );
  const ends = places.map((line) => line.at(-1)!);
  const names = spread(
    ends.map(([, end]) => end),
    nameHeight,
  );
  const every = Math.ceil(visits.length / mostNames);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={`w-full block ${styles.chart}`}
      role="img"
      aria-label={label}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={room.left}
            x2={size.width - room.right}
            y1={y(tick)}
            y2={y(tick)}
            className={styles.rule}
          />
          <text x={room.left - 8} y={y(tick) + 4} textAnchor="end">
            {Number(tick.toFixed(1))}
          </text>
        </g>
      ))}
      {visits.map(
        ([name, day], at) =>
          // Counted from the newest, so that it always has its name.
          (visits.length - 1 - at) % every === 0 && (
            <g key={name} textAnchor="middle">
              <text x={x(at)} y={size.height - 24} className={styles.strong}>
                {name}
              </text>
              <text x={x(at)} y={size.height - 8}>
                {day.replace(/, \d{4}$/, '')}
              </text>
            </g>
          ),
      )}
      {series.map(({ key, look, name, values }, index) => {
        const line = places[index]!;
        const [endX, endY] = ends[index]!;
        const nameY = names[index]!;
        const last = values.findLast((value) => value !== null)!;
        return (
          <g key={key} data-look={look} className={styles.series}>
            <polyline points={line.map((place) => place.join()).join(' ')} />
            {line.map(([atX, atY]) => (
              <Mark key={atX} look={look} x={atX} y={atY} />
            ))}
            <path
              className={styles.leader}
              d={`M${endX + 9} ${endY}L${size.width - room.right + 18} ${nameY}`}
            />
            <text x={size.width - room.right + 24} y={nameY + 4} className={styles.strong}>
              {name}
            </text>
            <text x={size.width - 6} y={nameY + 4} textAnchor="end" className={styles.strong}>
              {show(last)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const half = 4.5;
const shapes: Record<AirLook, string> = {
  affected: `M-${half} 0A${half} ${half} 0 1 0 ${half} 0A${half} ${half} 0 1 0 -${half} 0Z`,
  unaffected: `M-${half} -${half}H${half}V${half}H-${half}Z`,
  outlet: `M0 -6L6 0L0 6L-6 0Z`,
  outside: `M0 -5.5L5.5 4.5H-5.5Z`,
  supply: `M-5 -5L5 5M5 -5L-5 5`,
};

function Mark({ look, x, y }: { look: AirLook; x: number; y: number }) {
  return <path className={styles.mark} d={shapes[look]} transform={`translate(${x} ${y})`} />;
}
