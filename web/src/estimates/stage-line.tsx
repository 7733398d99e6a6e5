import type { Standing } from '@tidemark/contract/estimates/standing';
import { showDay, showMoment } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';
import { officeCopy as copy } from './office-copy.ts';
import styles from './stage-line.module.css';

const stages = ['Draft', 'Sent', 'Approved'] as const;

/** How far a numbered estimate has come, with its dates. */
export function StageLine({ standing, madeAt }: { standing: Standing; madeAt: string | null }) {
  const { state, letters, approval } = standing;
  const now = state === 'Superseded' ? 'Sent' : state;
  const facts = {
    Draft: madeAt && showMoment(madeAt),
    Sent: letters[0] && showMoment(letters[0].sentAt),
    Approved: approval && `${showDay(approval.approvedOn)}, ${dollars(approval.amount)}`,
  };
  return (
    <ol className={styles.line} aria-label={copy.stages}>
      {stages.map((stage, at) => (
        <li
          key={stage}
          data-done={at <= stages.indexOf(now) || undefined}
          aria-current={stage === now ? 'step' : undefined}
        >
          <b>{state === 'Superseded' && stage === 'Sent' ? copy.superseded : stage}</b>
          {facts[stage]}
        </li>
      ))}
    </ol>
  );
}
