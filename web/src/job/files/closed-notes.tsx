import type { Project } from '@tidemark/contract/projects';
import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { type OutboxEntry, retryEntry, useOutbox } from '../../offline/outbox/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showMomentDay } from '../../ui/format/dates.ts';
import { copy } from './copy.ts';

const isHeld = ({ action, refusal }: OutboxEntry) =>
  action.startsWith('job.') && refusal?.code === 'job_closed';

/** What this device could not send because the job was closed meanwhile. */
const useHeld = (projectId: number): readonly OutboxEntry[] =>
  useOutbox()?.filter((entry) => entry.project === projectId && isHeld(entry)) ?? [];

interface ClosedProps {
  project: Pick<Project, 'id' | 'jobClosedAt'>;
  manages: boolean;
  action?: ReactNode;
}

/** That a job is closed, since when, and what to do about changes that came too late. */
export function ClosedNote({ project, manages, action }: ClosedProps) {
  const held = useHeld(project.id).length;
  return (
    <Note icon={Lock} title={copy.closed} action={action}>
      {project.jobClosedAt && `${copy.closedOn(showMomentDay(project.jobClosedAt))} `}
      {manages ? copy.closedForAll : copy.yours}
      {held > 0 && ` ${copy.held(held)}`}
    </Note>
  );
}

/** A job that was opened again takes what it refused. */
export function OpenAgainNote({ projectId }: { projectId: number }) {
  const held = useHeld(projectId);
  if (held.length === 0) return null;
  const retry = async () => {
    for (const entry of held) await retryEntry(entry);
  };
  return (
    <Note
      tone="tide"
      icon={LockOpen}
      role="status"
      title={copy.openAgain}
      action={<Button onClick={() => void retry()}>{copy.sendHeld}</Button>}
    >
      {copy.heldHere(held.length)}
    </Note>
  );
}
