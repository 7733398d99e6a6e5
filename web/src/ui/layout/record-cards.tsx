import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './record-cards.module.css';

/** A list of records on a phone, two per row on a tablet with equal heights. */
export function RecordCards({ children }: { children: ReactNode }) {
  return <div className="stack gap-3 tablet-cols-2">{children}</div>;
}

/**
 * One record with its actions last; it needs a name (aria-label or aria-labelledby). With `data-ticked` it is selected.
 */
export function RecordCard({ className, ...article }: ComponentProps<'article'>) {
  return <article {...article} className={classNames('flex surface column frame', styles.card, className)} />;
}
