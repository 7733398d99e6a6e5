import { auditActions } from '@tidemark/contract/audit';
import type { Project } from '@tidemark/contract/projects';
import { CirclePause } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { showMomentDay } from '../../ui/format/dates.ts';
import { WayRow, WayRowAsked } from '../../ui/layout/way-row.tsx';
import { copy } from './copy.ts';
import { HoldButton } from './hold-button.tsx';

/** A row while a job is On Hold: it waits for whoever resumes it. */
export function HoldWaits({ project: { id, status, updatedAt } }: { project: Project }) {
  const held = status === 'On Hold';
  const card = useRef<HTMLElement>(null);
  const wasHeld = useRef(held);
  useEffect(() => {
    const resumed = wasHeld.current && !held;
    wasHeld.current = held;
    // The pressed button is gone with its row.
    if (!resumed || document.activeElement !== document.body || !card.current) return;
    card.current.tabIndex = -1;
    card.current.focus({ preventScroll: true });
  }, [held]);
  if (!held) return null;
  return (
    <HeldRow
      key={updatedAt}
      id={id}
      resume={
        <span
          ref={(button) => {
            if (button) card.current = button.closest('section');
          }}
        >
          <HoldButton id={id} kind="resume" small />
        </span>
      }
    />
  );
}

/** Since when and by whom is in the log; a reason is not asked for. */
function HeldRow({ id, resume }: { id: number; resume: ReactNode }) {
  const { answer, problem } = useAnswer(
    useCallback(() => {
      const query = { subject: 'project', subjectId: String(id), action: 'project-status', limit: 1 };
      return call(auditActions.list, { query: { ...query, page: 1 } });
    }, [id]),
  );
  if (!answer && !problem) return <WayRowAsked />;
  const since = answer?.entries.find(({ after }) => after?.status === 'On Hold');
  return (
    <WayRow
      icon={CirclePause}
      tone="orange"
      title={since ? copy.heldSince(showMomentDay(since.at)) : 'On Hold'}
      facts={since?.technicianName ? copy.heldBy(since.technicianName) : (problem ?? copy.heldHint)}
      end={resume}
    />
  );
}
