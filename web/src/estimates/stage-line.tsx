import type { Standing } from '@tidemark/contract/estimates/standing';
import { showDay, showMoment } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';
import { officeCopy as copy } from './office-copy.ts';
import styles from './stage-line.module.css';

const stages = ['Draft', 'Sent', 'Approved', 'Invoiced'] as const;

/** When it was last sent, in whatever way. */
function sentFact({ letters: [letter], sendings: [sending] = [] }: Standing): string | undefined {
  if (letter && (!sending || letter.sentAt > sending.recordedAt)) return showMoment(letter.sentAt);
  return sending && showDay(sending.on);
}

/** How far a numbered estimate has come, with its dates. */
export function StageLine({ standing, madeAt }: { standing: Standing; madeAt: string | null }) {
  const { state, approval } = standing;
  const now = state === 'Superseded' ? 'Sent' : state;
  const facts = {
    Draft: madeAt && showMoment(madeAt),
    Sent: sentFact(standing),
    Approved: approval && `${showDay(approval.approvedOn)}, ${dollars(approval.amount)}`,
    Invoiced: undefined,
  };
  // What was sent can be invoiced before anybody approves it.
  const isDone = (stage: (typeof stages)[number], at: number) =>
    stage === 'Approved' ? approval !== null : at <= stages.indexOf(now);
  return (
    <ol className={styles.line} aria-label={copy.stages}>
      {stages.map((stage, at) => (
        <li
          key={stage}
          data-done={isDone(stage, at) || undefined}
          aria-current={stage === now ? 'step' : undefined}
        >
          <b>{state === 'Superseded' && stage === 'Sent' ? copy.superseded : stage}</b>
          {facts[stage]}
        </li>
      ))}
    </ol>
  );
}
