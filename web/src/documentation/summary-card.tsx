import type { Documentation } from '@tidemark/contract/documentation-file';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './summary-card.module.css';

/** Counts of what documents the inspection. */
export function SummaryCard({ documentation, waiting }: { documentation: Documentation; waiting: number }) {
  const counts = [
    ['Photos', documentation.photos.length],
    ['Documents', documentation.documents.length],
    ['Voice Notes', documentation.voiceNotes.length],
    [copy.waiting, waiting],
  ] as const;
  return (
    <Card title={copy.summary}>
      <dl className={styles.counts}>
        {counts.map(([term, count]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
