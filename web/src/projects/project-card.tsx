import { Link } from '@tanstack/react-router';
import type { Project } from '@tidemark/contract/projects';
import { ArrowRight, CornerUpLeft, MapPin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { PriorityBadge, StatusBadge } from '../ui/format/badge.tsx';
import { showDay, showMomentDay, showTime, showTimeOfDay } from '../ui/format/dates.ts';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { ClaimTypeSelect } from './claim-type-select.tsx';
import { copy } from './copy.ts';
import { dayWord } from './dates.ts';
import {
  addressLine,
  cityLine,
  hasLongPhone,
  Lockbox,
  PhoneLink,
  residentType,
  streetLine,
} from './facts.tsx';
import { mapsLink } from './maps-link.ts';
import type { AtNextVisit } from './next-visit.ts';
import { isDone } from './order.ts';
import styles from './project-card.module.css';
import { StartButton } from './start-button.tsx';
import { UnsentNote } from './unsent-note.tsx';

export interface ProjectCardProps {
  project: AtNextVisit;
  /** The first card: the next job. */
  next: boolean;
  waiting: number;
  failed: number;
  onFollowUp: (project: Project) => void;
}

/** One project on the dashboard: actions above facts. */
export const ProjectCard = memo(function ProjectCard(props: ProjectCardProps) {
  const { project, next, waiting, failed, onFollowUp } = props;
  const { id, title, status, priority, scheduledDate, scheduledTime, assignedDateTime, notes, drying } =
    project;
  const day = isDone(project) ? undefined : dayWord(scheduledDate);
  const time = scheduledTime && showTimeOfDay(scheduledTime);
  return (
    <article
      className={`flex min-w-0 surface clip column frame ${styles.card}`}
      data-next={next || undefined}
      aria-labelledby={`project-${id}`}
    >
      {next && (
        <p className={`row text-body gap-2 ${styles.next}`}>
          <b>Next up</b>
          <span>
            {[day ?? (scheduledDate && showDay(scheduledDate)), drying && time, drying && copy.dryingVisit]
              .filter(Boolean)
              .join(', ')}
          </span>
        </p>
      )}
      <div className={`flex column ${styles.body}`}>
        <div className="row wrap gap-2">
          <PriorityBadge value={priority} />
          <StatusBadge value={status} />
          {!next && day && <span className="text-body w-700 push">{day}</span>}
        </div>
        <h2 id={`project-${id}`}>{title}</h2>
        <Address project={project} />
        {project.originalProjectId !== null && <Original id={project.originalProjectId} />}
        <div className={`flex gap-2 ${styles.actions}`}>
          {drying && (
            <ButtonLink
              kind={next ? 'primary' : 'outline'}
              renderRoot={(props) => (
                <Link
                  to="/project/$projectId"
                  params={{ projectId: String(id) }}
                  search={{ part: 'drying' }}
                  {...props}
                />
              )}
            >
              {copy.toDrying}
              <ArrowRight size={20} aria-hidden />
            </ButtonLink>
          )}
          {(status === 'Assigned' || status === 'On Hold' || status === 'In Progress') && (
            <StartButton project={project} kind={next && !drying ? 'primary' : 'outline'}>
              {status === 'In Progress' ? copy.resume : copy.start}
            </StartButton>
          )}
          {status === 'Completed' && (
            <Button kind="outline" aria-haspopup="dialog" onClick={() => onFollowUp(project)}>
              {copy.followUp}
            </Button>
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
          <Fact term="Lockbox" full={hasLongPhone(project)}>
            {project.lockboxNumber && <Lockbox number={project.lockboxNumber} />}
          </Fact>
          <Fact term="Phone" full={hasLongPhone(project)}>
            {project.customerPhone && <PhoneLink number={project.customerPhone} />}
          </Fact>
          <Fact term="Customer">{project.customerName}</Fact>
          <Fact term="Resident type">{residentType(project)}</Fact>
          <Fact term={drying ? copy.dryingVisit : 'Scheduled'}>
            {scheduledDate && (
              <Day>
                {showDay(scheduledDate)}
                {time && (
                  <>
                    , <span>{time}</span>
                  </>
                )}
              </Day>
            )}
          </Fact>
          <Fact term="Assigned">
            {assignedDateTime && (
              <Day>
                {showMomentDay(assignedDateTime)}, <span>{showTime(assignedDateTime)}</span>
              </Day>
            )}
          </Fact>
          {notes && (
            <Fact term="Notes" full>
              <span className={`w-400 ${styles.notes}`}>{notes}</span>
            </Fact>
          )}
        </DefinitionList>
        <div className={`line-top ${styles.foot}`}>
          <ClaimTypeSelect project={project} />
          <UnsentNote waiting={waiting} failed={failed} />
        </div>
      </div>
    </article>
  );
});

function Day({ children }: { children: ReactNode }) {
  return <span className={`tabular ${styles.date}`}>{children}</span>;
}

/** A follow-up says which project it follows up. */
function Original({ id }: { id: number }) {
  return (
    <p className={`row ink-2 text-body gap-3 ${styles.original}`}>
      <CornerUpLeft size={18} aria-hidden />
      <span>
        Follow-up to{' '}
        <Link to="/project/$projectId" params={{ projectId: String(id) }}>
          Project #{id}
        </Link>
      </span>
    </p>
  );
}

/** The address; a tap opens it in the device's maps. */
function Address({ project }: { project: Project }) {
  const href = mapsLink(addressLine(project));
  return (
    <a
      className={`row ink break-anywhere tap gap-2 tight ${styles.address}`}
      href={href}
      {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
    >
      <MapPin size={20} aria-hidden />
      <span>
        {streetLine(project)}
        <br />
        {cityLine(project)}
        <span className="visually-hidden"> (opens maps)</span>
      </span>
    </a>
  );
}
