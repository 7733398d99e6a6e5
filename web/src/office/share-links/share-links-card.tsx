import { claimSheetShareActions } from '@tidemark/contract/claim-sheet-shares';
import { type StandingLink, standingLinkActions } from '@tidemark/contract/standing-links';
import { Unlink } from 'lucide-react';
import { useCallback, useState } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { explain, useOnline } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { RetryButton } from '../../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { showMoment } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { askEnd, copy } from './copy.ts';
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
  const [ending, setEnding] = useState<string>();

  async function end({ inspectionId, roomId, roomName, technicianName }: StandingLink) {
    if (!(await confirm(askEnd(roomName, technicianName)))) return;
    setEnding(roomId);
    try {
      await call(claimSheetShareActions.revoke, { params: { inspectionId, roomId } });
      showToast({ kind: 'success', title: copy.ended });
    } catch (error) {
      showToast({ kind: 'error', title: copy.endFailed, message: explain(error) });
    } finally {
      setEnding(undefined);
      refresh();
    }
  }

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
        {answer?.links.map((link) => (
          <li key={link.roomId} className={`grid align-center line-top ${styles.link}`}>
            <div>
              <b>{link.roomName}</b>
              <div className="ink-2 break-anywhere text-body">
                {copy.by(link.technicianName, showMoment(link.createdAt), showMoment(link.expiresAt))}
              </div>
            </div>
            <Button
              size="sm"
              kind="quiet-danger"
              icon={<Unlink size={18} aria-hidden />}
              aria-label={`${copy.end}: ${link.roomName}`}
              busy={ending === link.roomId}
              disabled={!online}
              onClick={() => void end(link)}
            >
              {copy.end}
            </Button>
          </li>
        ))}
      </ul>
      <PackageLinks projectId={projectId} />
    </Card>
  );
}
