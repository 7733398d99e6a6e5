import { Link } from '@tanstack/react-router';
import { auditActions } from '@tidemark/contract/audit';
import { useCallback } from 'react';
import { onAJob } from '../audit/on-a-job.ts';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useOnline } from '../offline/faults/index.ts';
import { useNews } from '../offline/pull/index.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './job-head.module.css';
import overview from './overview.module.css';
import { partNames } from './parts.ts';

interface Props {
  projectId: number;
  /** Changes with what this person does to the job. */
  stamp: string;
  /** Only the newest, with the way to all. */
  lately?: boolean;
}

/** What was done on a job, its inspections, rooms, papers and money, newest first. */
export function ActivityPart({ projectId, stamp, lately = false }: Props) {
  const most = lately ? 4 : 100;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stamp asks again
  const read = useCallback(
    () => call(auditActions.list, { query: { projectId, page: 1, limit: most } }),
    [projectId, most, stamp],
  );
  const { answer, problem, asking, refresh } = useAnswer(read);
  useNews(refresh, { project: projectId });
  const online = useOnline();
  if (problem && lately)
    return (
      <Card title={partNames.activity}>
        <p className="ink-2">
          {problem} <RetryButton of={partNames.activity} onRetry={refresh} />
        </p>
      </Card>
    );
  if (problem) return <ErrorState offline={!online} title={problem} retrying={asking} onRetry={refresh} />;
  if (!answer)
    return (
      <Loading label={copy.loadingActivity}>
        <Skeleton height={160} />
      </Loading>
    );
  return (
    <Card
      title={partNames.activity}
      action={
        lately && (
          <Link
            to="/project/$projectId"
            params={{ projectId: String(projectId) }}
            search={{ part: 'activity' }}
            replace
            resetScroll={false}
            aria-label={copy.allActivity}
            className={overview.all}
          >
            All
          </Link>
        )
      }
      flush
      aria-busy={asking}
    >
      <ul aria-label={partNames.activity}>
        {answer.entries.map((entry) => {
          const { what, more } = onAJob(entry);
          return (
            <li key={entry.id} className={`line-top tight ${styles.happening}`}>
              <b className="break-anywhere">{what}</b>
              {more && <span className="block break-anywhere text-small">{more}</span>}
              <span className="block ink-2 text-small">
                {entry.technicianName ?? copy.byNobody}, {showMoment(entry.at)}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
