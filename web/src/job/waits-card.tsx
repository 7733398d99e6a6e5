import type { ReactNode } from 'react';
import type { ListState } from '../projects/use-list-state.ts';
import { Card } from '../ui/layout/card.tsx';
import { WayRowAsked } from '../ui/layout/way-row.tsx';
import { copy } from './copy.ts';
import styles from './overview.module.css';

interface Props {
  /** Of all that the rows are made of. */
  known: ListState;
  children: ReactNode;
}

/** What somebody should do next about a job: rows of other slices, and a word where there is none. */
export function WaitsCard({ known, children }: Props) {
  return (
    <Card title={copy.next} flush className="no-print">
      <ul className={styles.waits} aria-label={copy.next} aria-busy={known === 'asking'}>
        {children}
        {known === 'asking' && <WayRowAsked />}
      </ul>
      <p className={`line-top ink-2 ${styles.nothing}`}>
        {known === 'missing' ? copy.nothingNextHere : copy.nothingNext}
      </p>
    </Card>
  );
}
