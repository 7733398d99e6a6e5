import { Link } from '@tanstack/react-router';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { CircleAlert, CircleCheck, CloudCheck, CloudUpload } from 'lucide-react';
import { useStoreShut } from '../../offline/disk/index.ts';
import { useOutbox } from '../../offline/outbox/index.ts';
import { useRecords } from '../../offline/store/index.ts';
import { dayOfMoment, showMoment, showTime } from '../../ui/format/dates.ts';
import { photoCounts } from '../../ui/format/photo-counts.ts';
import { Card } from '../../ui/layout/card.tsx';
import { copy as job } from '../copy.ts';
import { copy } from './copy.ts';
import styles from './submitted.module.css';

interface Props {
  inspection: Inspection;
  project: Project;
}

/** What was submitted and when, and whether the office has it. */
export function SubmittedCard({ inspection, project }: Props) {
  const { id, submittedAt, trashPhotos } = inspection;
  const rooms = useRecords('rooms', { inspectionId: id });
  const files = useRecords('documentation', { inspectionId: id });
  const photos = files?.filter(({ category }) => category === 'photo').length ?? 0;
  const lines = rooms?.reduce((sum, { claimItem }) => sum + (claimItem?.filledCount ?? 0), 0) ?? 0;
  const facts = [
    job.counted(rooms?.length ?? 0, 'room'),
    job.counted(lines, 'line'),
    ...photoCounts(photos, trashPhotos.length).map(([count, what]) => job.counted(count, what)),
  ].join(', ');
  return (
    <Card>
      <div className={`grid gap-3 ${styles.done}`}>
        <CircleCheck size={40} aria-hidden />
        <div className="min-w-0">
          <h1 className="t-1">{copy.title}</h1>
          <p className="ink-2 break-anywhere">{project.title}</p>
          {rooms && files && <p className="ink-2">{facts}</p>}
          {submittedAt && <p className="ink-2">{whenSubmitted(submittedAt)}</p>}
          <p className="ink-2">{copy.staysOpen}</p>
        </div>
      </div>
      <SendLine projectId={project.id} />
    </Card>
  );
}

const whenSubmitted = (at: string) =>
  dayOfMoment(at) === dayOfMoment() ? copy.today(showTime(at)) : showMoment(at);

/** Nothing is called sent before this device knows it. */
function SendLine({ projectId }: { projectId: number }) {
  const unsent = useOutbox()?.filter(({ project }) => project === projectId);
  const shut = useStoreShut();
  const state = shut || !unsent ? undefined : stateOf(unsent);
  if (!state) return null;
  const Icon = { waits: CloudUpload, refused: CircleAlert, sent: CloudCheck }[state];
  return (
    <p className={`row wrap w-600 gap-2 ${styles.state}`} data-state={state} role="status">
      <Icon size={20} aria-hidden />
      {copy[state]}
      {state === 'refused' && <Link to="/to-send">{copy.seeWhy}</Link>}
    </p>
  );
}

function stateOf(unsent: readonly { state: string }[]): 'waits' | 'refused' | 'sent' {
  if (unsent.some(({ state }) => state === 'refused')) return 'refused';
  return unsent.length > 0 ? 'waits' : 'sent';
}
