import { Check } from 'lucide-react';
import styles from './point-mark.module.css';

export type MarkState = 'wet' | 'dry' | 'removed' | 'to read' | 'no goal yet';

/** A point's number in the shape of its state; a word stands beside it. */
export function PointMark({ number, state }: { number: number; state: MarkState }) {
  return (
    <span
      className={`grid flex-none relative place-center num ${styles.mark}`}
      data-state={state}
      aria-hidden
    >
      {number}
      {state === 'dry' && <Check size={12} strokeWidth={4} className={styles.check} />}
    </span>
  );
}
