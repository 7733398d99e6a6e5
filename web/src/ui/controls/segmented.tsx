import { Check } from 'lucide-react';
import { Radios, type RadiosProps } from './radios.tsx';
import styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> extends RadiosProps<Value> {
  /** Two columns on touch, for four or five long choices. */
  wrap?: boolean | undefined;
}

/** One choice of up to five. */
export function Segmented<Value extends string>({ wrap, ...radios }: SegmentedProps<Value>) {
  return (
    <Radios
      {...radios}
      button={styles.segment}
      row={(segments) => (
        <div className={`flex surface clip edged ${styles.segments}`} data-wrap={wrap || undefined}>
          {segments}
        </div>
      )}
      face={({ icon, label }, chosen) => (
        <>
          {chosen && <Check size={18} strokeWidth={2.5} aria-hidden />}
          {icon}
          {label}
        </>
      )}
    />
  );
}
