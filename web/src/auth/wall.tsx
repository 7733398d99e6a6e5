import styles from './wall.module.css';

interface Size {
  width: number;
  height: number;
  /** Pixels an inch. */
  inch: number;
  /** The tidemark's distance from the top. */
  mark: number;
  /** Left edge of its label. */
  label: number;
}

/** Drawn at full size and cut off at the right, so that a tablet sees the same inches. */
const phone: Size = { width: 1024, height: 300, inch: 23 / 3, mark: 208, label: 292 };
const desktop: Size = { width: 820, height: 900, inch: 12.5, mark: 560, label: 300 };
/** 2′4″, the height of the water. */
const markInches = 28;

/** A wall with a staff gauge and the line a flood left on it. */
export function Wall() {
  return (
    <>
      <WallPicture size={phone} className={styles.phone} />
      <WallPicture size={desktop} className={styles.desktop} />
    </>
  );
}

function WallPicture({ size, className }: { size: Size; className: string | undefined }) {
  const { width, height, mark, label } = size;
  const line = wave(width, mark, 4, 1.6, 0);
  const heightOf = (inches: number) => mark + (markInches - inches) * size.inch;
  const highest = Math.floor(markInches + mark / size.inch);
  const lowest = Math.max(1, Math.ceil(markInches - (height - mark) / size.inch));
  const inches = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <path d={wave(width, mark - 24, 6, 3.2, 2)} className={styles.echo} opacity=".38" />
      <path d={wave(width, mark - 56, 6, 4.2, 5)} className={styles.echo} opacity=".2" />
      <path d={`${line}L${width} ${height}L0 ${height}Z`} className={styles.water} />
      {inches.map((value) => (
        <g key={value} className={heightOf(value) > mark ? styles.under : styles.above}>
          <path d={`M0 ${heightOf(value).toFixed(1)}h${tick(value)}`} strokeWidth={value % 12 ? 1.25 : 2} />
          {value % 12 === 0 && (
            <text x="42" y={heightOf(value) + 5}>
              {value / 12}′
            </text>
          )}
        </g>
      ))}
      <path d={line} className={styles.line} />
      <g transform={`translate(${label},${mark})`}>
        <rect y="-15" width="66" height="30" rx="3" className={styles.label} />
        <text x="33" y="5.5" textAnchor="middle" className={styles.figure}>
          2′4″
        </text>
      </g>
    </svg>
  );
}

const tick = (inches: number) =>
  inches % 12 === 0 ? 34 : inches % 6 === 0 ? 24 : inches % 3 === 0 ? 18 : 11;

/** A level line as uneven as real water on plaster; always the same. */
function wave(width: number, level: number, step: number, swing: number, seed: number): string {
  let state = seed + 1;
  let drift = 0;
  const points = [];
  for (let x = 0; x <= width; x += step) {
    state = (state * 48_271) % 2_147_483_647;
    drift = drift * 0.86 + (state / 2_147_483_647 - 0.5);
    const slow = Math.sin(x / 61 + seed) + 0.8 * Math.sin(x / 137 + seed * 2);
    points.push(`${x} ${(level + swing * (0.5 * slow + drift)).toFixed(1)}`);
  }
  return `M${points.join('L')}L${width} ${level}`;
}
