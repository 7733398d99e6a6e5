import type { EvidenceFacts } from '@tidemark/contract/evidence-profiles/facts';
import { showMoment } from '../ui/format/dates.ts';
import { copy } from './copy.ts';
import styles from './stages-card.module.css';

/** What somebody was asked for at Submit, and submitted without. */
export function SubmittedWithout({ of }: { of: EvidenceFacts['inspection'] }) {
  const open = of?.openAtSubmit;
  if (!open) return null;
  return (
    <details className={styles.item}>
      <summary className={`flex wrap align-center tap ${styles.head}`}>
        <b>{copy.submittedWithout(open.missing.length)}</b>
        {of.submittedAt && <span className="ink-2 text-small">{showMoment(of.submittedAt)}</span>}
      </summary>
      <ul className={styles.sentences}>
        {open.missing.map(({ ruleId, for: what, sentence }) => (
          <li key={`${ruleId} ${what}`} className="break-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </details>
  );
}
