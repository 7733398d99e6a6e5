import type { CSSProperties } from 'react';
import styles from './gauge.module.css';

/** The staff gauge at zero: the picture of an empty state. */
export function GaugeZero() {
  return <div className={`relative ${styles.zero}`} aria-hidden="true" />;
}

export interface GaugeProgressProps {
  /** The name for assistive technology: "Inspection Progress". */
  label: string;
  /** Steps reached out of `of`. */
  value: number;
  of: number;
  /** For screen readers: "Step 2 of 5". */
  valueText?: string | undefined;
  /** Dashed red, for a cancelled inspection. */
  stopped?: boolean | undefined;
}

/** A ruler with one large tick per step, filled up to `value`. */
export function GaugeProgress({ label, value, of, valueText, stopped }: GaugeProgressProps) {
  const step = { '--gauge-step': `${100 / of}%` } as CSSProperties;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={`relative ${styles.progress}`}
      data-stopped={stopped || undefined}
      style={step}
    >
      <span style={{ width: `${(value / of) * 100}%` }} />
    </div>
  );
}
