import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './record-cards.module.css';

/** A list of records on a phone, two in a row on a tablet; `even` where those beside each other are equally high. */
export function RecordCards({ children, even }: { children: ReactNode; even?: boolean }) {
  return (
    <div className={styles.cards} data-even={even || undefined}>
      {children}
    </div>
  );
}

/** One of them; it needs a name (aria-label or aria-labelledby). With `data-ticked` it is one of those chosen. */
export function RecordCard({ className, ...article }: ComponentProps<'article'>) {
  return <article {...article} className={classNames(styles.card, className)} />;
}
