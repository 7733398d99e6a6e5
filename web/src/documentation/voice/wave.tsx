import styles from './voice.module.css';

interface Props {
  /** Heights from 0 to 1; none: a plain line. */
  peaks: readonly number[] | undefined;
  /** Seconds. */
  at: number;
  length: number;
  label: string;
  onSeek: (seconds: number) => void;
}

const step = 6;
const height = 34;

/** The outline of a sound as a slider over it. */
export function Wave({ peaks = [0.02], at, length, label, onSeek }: Props) {
  const width = peaks.length * step;
  return (
    <span className={`min-w-0 relative ${styles.wave}`}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        {peaks.map((peak, index) => {
          const tall = Math.max(3, peak * height);
          const over = length > 0 && (index + 0.5) / peaks.length <= at / length;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
              key={index}
              data-over={over || undefined}
              x={index * step}
              y={(height - tall) / 2}
              width={peaks.length > 1 ? step / 2 : step}
              height={tall}
            />
          );
        })}
      </svg>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${Math.round(at)} of ${Math.round(length)} seconds`}
        min={0}
        max={Math.max(length, 0.1)}
        step={0.1}
        value={Math.min(at, length)}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </span>
  );
}
