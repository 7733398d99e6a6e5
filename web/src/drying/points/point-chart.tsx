import type { JudgedPoint } from '@tidemark/contract/drying/dry';
import { linear, ticksUpTo } from '../scale.ts';
import styles from './point-chart.module.css';

export interface ChartedVisit {
  id: string;
  /** "Set-up", "Visit 3" */
  name: string;
  day: string;
}
interface Props {
  /** The picture in words; the table below it has every figure. */
  label: string;
  visits: readonly ChartedVisit[];
  readings: JudgedPoint['readings'];
  /** The figure at which it is dry. */
  allowed: number | undefined;
  /** The first visit that another meter did not read; 0 where there was none. */
  from: number;
}

const size = { width: 420, height: 270 };
const room = { top: 32, right: 12, bottom: 48, left: 48 };
/** Names of visits that have room beside each other. */
const mostNames = 5;

/** A point's readings over its visits, from 0 up, with the line at which it is dry; a reading over the meter's end is an arrow. */
export function PointChart({ label, visits, readings, allowed, from }: Props) {
  const values = readings.flatMap(({ value }) => value ?? []);
  const ticks = ticksUpTo(allowed === undefined ? values : [...values, allowed]);
  const right = size.width - room.right;
  const x = linear([0, Math.max(1, visits.length - 1)], [room.left + 24, right - 24]);
  const y = linear([0, ticks.at(-1)!], [size.height - room.bottom, room.top]);
  const placeOf = (visitId: string) => visits.findIndex(({ id }) => id === visitId);
  const read = readings.map(({ id, visitId, value }) => ({ id, value, at: x(placeOf(visitId)) }));
  const line = read.flatMap(({ value, at }) => (value === null ? [] : [`${at},${y(value)}`])).join(' ');
  const breakAt = x(from - 0.5);
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
          <line x1={room.left} x2={right} y1={y(tick)} y2={y(tick)} className={styles.rule} />
          <text x={room.left - 8} y={y(tick) + 5} textAnchor="end">
            {Number(tick.toFixed(1))}
          </text>
        </g>
      ))}
      {visits.map(
        ({ id, name, day }, at) =>
          // Counted from the newest, so that it always has its name.
          (visits.length - 1 - at) % every === 0 && (
            <g key={id} textAnchor="middle">
              <text x={x(at)} y={size.height - 26} className={styles.strong}>
                {name}
              </text>
              <text x={x(at)} y={size.height - 8}>
                {day}
              </text>
            </g>
          ),
      )}
      {allowed !== undefined && (
        <>
          <line x1={room.left} x2={right} y1={y(allowed)} y2={y(allowed)} className={styles.goal} />
          <text x={right} y={y(allowed) - 7} textAnchor="end" className={styles.allowed}>
            {`Dry at ${allowed}`}
          </text>
        </>
      )}
      {from > 0 && (
        <>
          <line
            x1={breakAt}
            x2={breakAt}
            y1={room.top}
            y2={size.height - room.bottom}
            className={styles.break}
          />
          <text x={breakAt - 8} y={room.top + 4} textAnchor="end">
            Another meter
          </text>
        </>
      )}
      <polyline points={line} className={styles.course} />
      {read.map(({ id, value, at }) =>
        value === null ? (
          <path key={id} d={`M${at - 7} ${room.top + 8}L${at} ${room.top - 4}L${at + 7} ${room.top + 8}Z`} />
        ) : (
          <g key={id}>
            <circle cx={at} cy={y(value)} r={5} className={styles.mark} />
            <text x={at} y={y(value) - 11} textAnchor="middle" className={styles.strong}>
              {value}
            </text>
          </g>
        ),
      )}
    </svg>
  );
}
