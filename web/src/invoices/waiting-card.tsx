import { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import { beforePayment } from '@tidemark/contract/evidence-profiles/before-payment';
import type { Invoice } from '@tidemark/contract/invoices/invoice';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useCallback } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useNews } from '../offline/pull/index.ts';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './invoices.module.css';

interface Item {
  name: string;
  /** What is missing; none if it is there. */
  missing: readonly string[];
}

/** What an invoice waits for before it is paid: its approval, the deductible's own invoice, and what the job must show. */
export function WaitingCard({ invoice }: { invoice: Invoice }) {
  const { projectId: id, kind, estimate, waitsFor } = invoice;
  const { answer, problem, refresh } = useAnswer(
    useCallback(() => call(evidenceProfileActions.judge, { params: { id } }), [id]),
  );
  useNews(refresh, { project: id });
  const asked = answer && kind !== 'deductible' ? beforePayment(answer.evidence, answer.profile) : [];
  const own = (reason: Invoice['waitsFor'][number]): Item => ({
    name: copy.waits[reason],
    missing: waitsFor.includes(reason) ? [copy.waitsBecause[reason]] : [],
  });
  const items: Item[] = [
    ...(estimate ? [own('approval')] : []),
    ...(waitsFor.includes('deductible') ? [own('deductible')] : []),
    ...asked,
  ];
  return (
    <Card flush title={copy.waiting}>
      <ul aria-label={copy.waiting}>
        {items.map(({ name, missing }) => (
          <li key={name} className={styles.wait} data-open={missing.length > 0 || undefined}>
            {missing.length > 0 ? (
              <CircleAlert size={20} aria-hidden />
            ) : (
              <CircleCheck size={20} aria-hidden />
            )}
            <span className="min-w-0 break-anywhere">
              <span className="block">{name}</span>
              <span className="ink-2 text-small">{missing.join(' ') || copy.isThere}</span>
            </span>
          </li>
        ))}
      </ul>
      {!answer && !problem && (
        <Loading label={copy.waitingLoading}>
          <Skeleton height={48} />
        </Loading>
      )}
      {!answer && problem && (
        <p className={`ink-2 ${styles.note}`}>
          {copy.waitingFailed} {problem} <RetryButton of={copy.waiting} onRetry={refresh} />
        </p>
      )}
      {answer && items.length === 0 && <p className={`ink-2 ${styles.note}`}>{copy.waitsForNothing}</p>}
    </Card>
  );
}
