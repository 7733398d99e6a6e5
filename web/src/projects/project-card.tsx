import { Link } from '@tanstack/react-router';
import type { Project } from '@tidemark/contract/projects';
import { MapPin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { PriorityBadge, StatusBadge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DefinitionList, Fact } from '../ui/definition-list.tsx';
import { ClaimTypeSelect } from './claim-type-select.tsx';
import { copy } from './copy.ts';
import { dayWord, showDay, showMomentDay, showTime } from './dates.ts';
import { cityLine, Lockbox, PhoneLink, residentType, streetLine } from './facts.tsx';
import styles from './project-card.module.css';
import { StartButton } from './start-button.tsx';
import { UnsentNote } from './unsent-note.tsx';

export interface ProjectCardProps {
  project: Project;
  /** The first card: the next job. */
  next: boolean;
  waiting: number;
  failed: number;
}

/** One project on the dashboard: actions above facts. */
export const ProjectCard = memo(function ProjectCard({ project, next, waiting, failed }: ProjectCardProps) {
  const { id, title, status, priority, scheduledDate, assignedDateTime, notes } = project;
  const day = status === 'Completed' ? undefined : dayWord(scheduledDate);
  return (
    <article className={styles.card} data-next={next || undefined} aria-labelledby={`project-${id}`}>
      {next && (
        <p className={styles.next}>
          <b>Next up</b>
          <span>{day ?? (scheduledDate && showDay(scheduledDate))}</span>
        </p>
      )}
      <div className={styles.body}>
        <div className={styles.badges}>
          <PriorityBadge value={priority} />
          <StatusBadge value={status} />
          {!next && day && <span className={styles.day}>{day}</span>}
        </div>
        <h2 id={`project-${id}`}>{title}</h2>
        <Address project={project} />
        <div className={styles.actions}>
          {(status === 'Assigned' || status === 'On Hold' || status === 'In Progress') && (
            <StartButton project={project} kind={next ? 'primary' : 'outline'}>
              {status === 'In Progress' ? copy.resume : copy.start}
            </StartButton>
          )}
          <ButtonLink
            renderRoot={(props) => (
              <Link to="/project/$projectId" params={{ projectId: String(id) }} {...props} />
            )}
          >
            {copy.details}
          </ButtonLink>
        </div>
        <DefinitionList>
          <Fact term="Lockbox">{project.lockboxNumber && <Lockbox number={project.lockboxNumber} />}</Fact>
          <Fact term="Phone">{project.customerPhone && <PhoneLink number={project.customerPhone} />}</Fact>
          <Fact term="Customer">{project.customerName}</Fact>
          <Fact term="Resident type">{residentType(project)}</Fact>
          <Fact term="Scheduled">{scheduledDate && <Day>{showDay(scheduledDate)}</Day>}</Fact>
          <Fact term="Assigned">
            {assignedDateTime && (
              <Day>
                {showMomentDay(assignedDateTime)}, <span>{showTime(assignedDateTime)}</span>
              </Day>
            )}
          </Fact>
          {notes && (
            <Fact term="Notes" full>
              <span className={styles.notes}>{notes}</span>
            </Fact>
          )}
        </DefinitionList>
        <div className={styles.foot}>
          <ClaimTypeSelect project={project} />
          <UnsentNote waiting={waiting} failed={failed} />
        </div>
      </div>
    </article>
  );
});

function Day({ children }: { children: ReactNode }) {
  return <span className={styles.date}>{children}</span>;
}

/** The address; a tap opens it in the device's maps. */
function Address({ project }: { project: Project }) {
  const street = streetLine(project);
  const city = cityLine(project);
  const query = encodeURIComponent([street, city].filter(Boolean).join(', '));
  return (
    <a
      className={styles.address}
      href={`https://www.google.com/maps/search/?api=1&query=${query}`}
      target="_blank"
      rel="noreferrer"
    >
      <MapPin size={20} aria-hidden />
      <span>
        {street}
        <br />
        {city}
        <span className="visually-hidden"> (opens maps)</span>
      </span>
    </a>
  );
}
