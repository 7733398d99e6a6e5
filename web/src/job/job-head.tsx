import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { ChevronDown, ChevronsUp, Equal, TriangleAlert } from 'lucide-react';
import { useSession } from '../offline/session/index.ts';
import { beginProject } from '../projects/begin-project.ts';
import { copy as projects } from '../projects/copy.ts';
import { StartButton } from '../projects/start-button.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Badge, StatusBadge } from '../ui/format/badge.tsx';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import styles from './job-head.module.css';

const priorityLooks = {
  Low: [ChevronDown, 'line'],
  Medium: [Equal, 'line-strong'],
  High: [ChevronsUp, 'orange'],
  Urgent: [TriangleAlert, 'danger-solid'],
} as const;

/** The job's state and name. */
export function JobTitle({ project: { id, title, status, priority } }: { project: Project }) {
  const [icon, look] = priorityLooks[priority];
  return (
    <div className={`grid min-w-0 gap-2 ${styles.titles}`}>
      <div className="flex wrap gap-2">
        <Badge icon={icon} look={look}>
          {priority} Priority
        </Badge>
        <StatusBadge value={status} />
      </div>
      <h1 className="t-1">{title}</h1>
      <p className="ink-2 desktop-only">Project #{id}</p>
    </div>
  );
}

interface Props {
  project: Project;
  inspections: readonly Inspection[];
  /** Whether all of them are on this device. */
  whole: boolean;
  onFollowUp: (project: Project) => void;
}

/** The button into the inspection, for whom it is for, or the way to a follow-up. */
export function JobAction({ project, inspections, whole, onFollowUp }: Props) {
  const { status, technicianId } = project;
  const size = useDesktop() ? 'md' : 'lg';
  const isMine = useSession()?.technician.id === technicianId;
  // Second document, section 2: Start for New, Assigned and what is begun without an inspection; Resume otherwise.
  const begun = status === 'In Progress';
  // One that is not on this device may be at the office.
  const resume = begun && (inspections.length > 0 || !whole);
  if (isMine && (begun || status === 'New' || status === 'Assigned')) {
    return (
      <div className={styles.action}>
        <StartButton project={project} kind="primary" size={size} begin={beginProject}>
          {resume ? projects.resume : projects.start}
        </StartButton>
      </div>
    );
  }
  if (status !== 'Completed') return null;
  return (
    <div className={styles.action}>
      <Button kind="outline" size={size} aria-haspopup="dialog" onClick={() => onFollowUp(project)}>
        {projects.followUp}
      </Button>
    </div>
  );
}
