import { claimSheetShareActions } from '@tidemark/contract/claim-sheet-shares';
import { standingLinkActions } from '@tidemark/contract/standing-links';
import { useCallback } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { useOnline } from '../../offline/faults/index.ts';
import { RetryButton } from '../../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showMoment } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { askEnd, copy } from './copy.ts';
import { LinkRow } from './link-row.tsx';
import { PackageLinks } from './package-links.tsx';
import styles from './share-links.module.css';

/** The project's share links and a way to end them; for managers only. */
export function ShareLinksCard({ projectId }: { projectId: number }) {
  const online = useOnline();
  const read = useCallback(
    () => call(standingLinkActions.ofProject, { params: { id: projectId } }),
    [projectId],
  );
  const { answer, problem, refresh } = useAnswer(read);

  return (
    <Card title={copy.title} flush>
      {!answer && online && !problem && (
        <Loading label={copy.loading}>
          <Skeleton height={56} />
        </Loading>
      )}
      {!answer && !online && <p className={`ink-2 ${styles.note}`}>{copy.offline}</p>}
      {!answer && online && problem && (
        <p className={`ink-2 ${styles.note}`}>
          {copy.failed} {problem} <RetryButton of={copy.title} onRetry={refresh} />
        </p>
      )}
      {answer && (
        <p className={`ink-2 ${styles.note}`}>{answer.links.length > 0 ? copy.explain : copy.none}</p>
      )}
      <ul aria-label={copy.title}>
        {answer?.links.map(({ inspectionId, roomId, roomName, technicianName, createdAt, expiresAt }) => (
          <LinkRow
            key={roomId}
            name={roomName}
            facts={copy.by(technicianName, showMoment(createdAt), showMoment(expiresAt))}
            question={askEnd(roomName, technicianName)}
            end={() => call(claimSheetShareActions.revoke, { params: { inspectionId, roomId } })}
            onEnded={refresh}
          />
        ))}
      </ul>
      <PackageLinks projectId={projectId} />
    </Card>
  );
}
