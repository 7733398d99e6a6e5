import type { ListedInspection } from '@tidemark/contract/inspections/inspection';
import { officeActions } from '@tidemark/contract/office/actions';
import { useCallback } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { useOnline } from '../../offline/faults/index.ts';
import { useNews } from '../../offline/pull/index.ts';
import { RetryButton } from '../../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CompleteBadge } from '../../ui/format/badge.tsx';
import { showAge } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Answers } from './answers.tsx';
import { copy } from './copy.ts';
import { EvidenceList } from './evidence-list.tsx';
import styles from './progress.module.css';

/** A read-only inspection in progress: what is there, what is missing and the answers, updated live. */
export function ProgressCard({ inspection }: { inspection: ListedInspection }) {
  const { id, projectId } = inspection;
  const online = useOnline();
  const read = useCallback(() => call(officeActions.evidence, { params: { id } }), [id]);
  const { answer, problem, refresh } = useAnswer(read);
  useNews(refresh, { project: projectId });
  const evidence = answer?.evidence;
  return (
    <Card
      title={copy.title}
      action={evidence && <CompleteBadge value={evidence.complete ? 'Complete' : 'Incomplete'} />}
      flush
    >
      {!evidence && online && !problem && (
        <Loading label={copy.loading}>
          <Skeleton height={120} />
        </Loading>
      )}
      {!evidence && !online && <p className={`ink-2 ${styles.note}`}>{copy.offline}</p>}
      {!evidence && online && problem && (
        <p className={`ink-2 ${styles.note}`}>
          {copy.failed} {problem} <RetryButton of={copy.title} onRetry={refresh} />
        </p>
      )}
      {evidence && (
        <>
          <p className={`ink-2 ${styles.note}`}>
            {copy.files(evidence)}. {copy.changed(showAge(evidence.changedAt))}
          </p>
          <EvidenceList items={evidence.items} />
        </>
      )}
      <Answers inspection={inspection} />
    </Card>
  );
}
