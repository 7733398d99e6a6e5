import { Link } from '@tanstack/react-router';
import type { FollowUp } from '@tidemark/contract/follow-ups';
import type { Project } from '@tidemark/contract/projects';
import type { ReactNode } from 'react';
import { reasonLabels } from '../follow-ups/copy.ts';
import { useRecord, useRecords } from '../offline/store/index.ts';
import { PriorityBadge, StatusBadge } from '../ui/format/badge.tsx';
import { showDay, showMomentDay } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import styles from './follow-ups-card.module.css';

interface Props {
  project: Project;
  /** Shown while follow-ups may be missing on this device. */
  notHere: ((some: boolean) => ReactNode) | undefined;
}

/** The project this one follows up, and the follow-ups to it, each a link; nothing where there are none. */
export function FollowUpsCard({ project, notHere }: Props) {
  const followUps = useRecords('followUps', { originalProjectId: project.id });
  const { originalProjectId } = project;
  if (originalProjectId === null && !followUps?.length && !notHere) return null;
  return (
    <Card title="Follow-ups" flush>
      {notHere?.(true)}
      <ul>
        {originalProjectId !== null && <Original id={originalProjectId} />}
        {followUps?.map((followUp) => (
          <Made key={followUp.id} followUp={followUp} />
        ))}
      </ul>
    </Card>
  );
}

function Original({ id }: { id: number }) {
  const project = useRecord('projects', id);
  return (
    <li className={`grid align-center line-top ${styles.item}`}>
      <p className={`break-anywhere ${styles.what}`}>
        <ProjectLink id={id} />
        {project?.title}
      </p>
      <p className="ink-2 text-small">Original project</p>
      {project && <StatusBadge value={project.status} />}
    </li>
  );
}

function Made({ followUp }: { followUp: FollowUp }) {
  const { projectId, followUpReason, followUpReasonOther, priority, scheduledDate, createdAt } = followUp;
  const project = useRecord('projects', projectId);
  return (
    <li className={`grid align-center line-top ${styles.item}`}>
      <p className={`break-anywhere ${styles.what}`}>
        {projectId === null ? <b>Not sent yet</b> : <ProjectLink id={projectId} />}
        {followUpReasonOther ?? reasonLabels[followUpReason]}
      </p>
      <p className="ink-2 text-small">
        {scheduledDate ? `Scheduled ${showDay(scheduledDate)}` : `Created ${showMomentDay(createdAt)}`}
      </p>
      {project ? <StatusBadge value={project.status} /> : <PriorityBadge value={priority} />}
    </li>
  );
}

function ProjectLink({ id }: { id: number }) {
  return (
    <Link to="/project/$projectId" params={{ projectId: String(id) }}>
      Project #{id}
    </Link>
  );
}
