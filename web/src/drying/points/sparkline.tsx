import type { Reading } from '@tidemark/contract/drying/record';
import styles from './sparkline.module.css';

const [width, height, edge] = [66, 36, 5];

/** Whether there is a line to draw. */
export const hasCourse = (readings: readonly Reading[]) =>
  readings.filter(({ value }) => value !== null).length > 1;

/**
 * The course of a point over its visits, with the dashed line at which it is dry, and at its end the shape of how it
 * stands. The figures beside it say the same.
 */
export function Sparkline({ readings, goal }: { readings: readonly Reading[]; goal: number | undefined }) {
  const values = readings.flatMap(({ value }) => value ?? []);
  if (!hasCourse(readings)) return null;
  const all = goal === undefined ? values : [...values, goal];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (at: number) => edge + (at * (width - 2 * edge)) / (values.length - 1);
  const y = (value: number) => height - edge - ((value - least) * (height - 2 * edge)) / (most - least || 1);
  const line = values.map((value, at) => `${x(at)},${y(value)}`).join(' ');
  const last = values.length - 1;
  return (
    <svg className={`flex-none ${styles.line}`} width={width} height={height} aria-hidden>
      {goal !== undefined && <path className={styles.goal} d={`M0 ${y(goal)}H${width}`} />}
      <polyline className={styles.course} points={line} />
      {goal !== undefined && values[last]! <= goal ? (
        <rect className={styles.dry} x={x(last) - 3.5} y={y(values[last]!) - 3.5} width={7} height={7} />
      ) : (
        <circle className={styles.last} cx={x(last)} cy={y(values[last]!)} r={3.5} />
      )}
    </svg>
  );
}
