import type { MarkWord } from '@tidemark/contract/drying/map';
import { Check } from 'lucide-react';
import styles from './point-mark.module.css';

export type MarkState = MarkWord;

/** A point's number in the shape of its state, or the shape alone; a word stands beside it. */
export function PointMark({ number, state }: { number?: number; state: MarkState }) {
  return (
    <span
      className={`grid flex-none relative place-center num ${styles.mark}`}
      data-state={state}
      aria-hidden
    >
      {number}
      <Check size={12} strokeWidth={4} className={styles.check} />
    </span>
  );
}
