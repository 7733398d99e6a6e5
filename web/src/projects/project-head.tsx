import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { ChevronDown, ChevronsUp, Equal, TriangleAlert } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { Badge, StatusBadge } from '../ui/format/badge.tsx';
import { beginProject } from './begin-project.ts';
import { copy } from './copy.ts';
import styles from './project-head.module.css';
import { StartButton } from './start-button.tsx';

const priorityLooks = {
  Low: [ChevronDown, 'line'],
  Medium: [Equal, 'line-strong'],
  High: [ChevronsUp, 'orange'],
  Urgent: [TriangleAlert, 'danger-solid'],
} as const;

interface Props {
  project: Project;
  inspections: readonly Inspection[];
  /** Whether all of them are on this device. */
  whole: boolean;
  onFollowUp: (project: Project) => void;
}

/** The project's title, status and button into its inspection. */
export function ProjectHead({ project, inspections, whole, onFollowUp }: Props) {
  const { id, title, status, priority } = project;
  const [icon, look] = priorityLooks[priority];
  // Second document, section 2: Start for New, Assigned and what is begun without an inspection; Resume otherwise.
  const begun = status === 'In Progress';
  // One that is not on this device may be at the office.
  const resume = begun && (inspections.length > 0 || !whole);
  return (
    <header className={`grid gap-3 ${styles.head}`}>
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
      {(begun || status === 'New' || status === 'Assigned') && (
        <div className={styles.action}>
          <StartButton project={project} kind="primary" size="lg" begin={beginProject}>
            {resume ? copy.resume : copy.start}
          </StartButton>
        </div>
      )}
      {status === 'Completed' && (
        <div className={styles.action}>
          <Button kind="outline" size="lg" aria-haspopup="dialog" onClick={() => onFollowUp(project)}>
            {copy.followUp}
          </Button>
        </div>
      )}
    </header>
  );
}
