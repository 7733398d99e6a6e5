import type { ReactNode } from 'react';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './overview.module.css';

/** What somebody should do next about a job: rows of other slices, and a word where there is none. */
export function WaitsCard({ children }: { children: ReactNode }) {
  return (
    <Card title={copy.next} flush className="no-print">
      <ul className={styles.waits} aria-label={copy.next}>
        {children}
      </ul>
      <p className={`ink-2 ${styles.nothing}`}>{copy.nothingNext}</p>
    </Card>
  );
}
