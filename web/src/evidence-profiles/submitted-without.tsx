import type { EvidenceFacts } from '@tidemark/contract/evidence-profiles/facts';
import { showMoment } from '../ui/format/dates.ts';
import { copy } from './copy.ts';
import styles from './stages-card.module.css';

/** What somebody was asked for at Submit, and submitted without. */
export function SubmittedWithout({ of }: { of: EvidenceFacts['inspection'] }) {
  const open = of?.openAtSubmit;
  if (!open) return null;
  return (
    <div className={styles.note}>
      <p className="w-650">
        {copy.submittedWithout(open.missing.length)}{' '}
        {of.submittedAt && <span className="ink-2 w-400 text-small">{showMoment(of.submittedAt)}</span>}
      </p>
      <ul className={styles.without}>
        {open.missing.map(({ ruleId, for: what, sentence }) => (
          <li key={`${ruleId} ${what}`} className="break-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
