import { Link } from '@tanstack/react-router';
import type { OfficeProject } from '@tidemark/contract/office/table';
import type { Today } from '@tidemark/contract/today/today';
import { AlarmClock, Check, ClipboardCheck, FilePen, TriangleAlert, UserRoundX } from 'lucide-react';
import { useRetries } from '../deliveries/use-retries.ts';
import { showCount } from '../office/overview/copy.ts';
import type { OfficeAddress } from '../office/projects/address.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { dayOfMoment, showAge } from '../ui/format/dates.ts';
import { copy } from './copy.ts';
import { DryingCard } from './drying-card.tsx';
import { DueCard } from './due-card.tsx';
import { FewCard } from './few-card.tsx';
import styles from './today.module.css';
import { useReview } from './use-review.ts';
import { WorkCard, WorkRow } from './work-card.tsx';

/** How many of each kind a card shows. */
const shownRows = 2;

interface Props {
  today: Today;
  ask: (project: OfficeProject) => void;
  refresh: () => void;
}

/** What waits, each one press from its act. */
export function WorkCards({ today, ask, refresh }: Props) {
  return (
    <div className={`stack gap-3 ${styles.cards}`}>
      <Late today={today} ask={ask} />
      <Unassigned today={today} ask={ask} />
      <DueCard today={today} />
      <DryingCard today={today} ask={ask} />
      <ToReview today={today} refresh={refresh} />
      <ToSign today={today} />
      <Failing today={today} refresh={refresh} />
    </div>
  );
}

const toList = (words: string, search: OfficeAddress) => (
  <Link to="/projects" search={search} className={styles.all}>
    {words}
  </Link>
);

function Late({ today: { late, day }, ask }: Pick<Props, 'today' | 'ask'>) {
  return (
    <WorkCard
      id="late"
      icon={AlarmClock}
      tone="danger"
      figure={showCount(late.total, late.more)}
      name={copy.late}
      action={toList(copy.allLate, { overdue: true })}
      empty={copy.noneLate}
    >
      {late.projects.slice(0, shownRows).map((project) => (
        <WorkRow
          key={project.id}
          projectId={project.id}
          title={project.title}
          act={
            <Button size="sm" aria-label={`${copy.reschedule} ${project.title}`} onClick={() => ask(project)}>
              {copy.reschedule}
            </Button>
          }
        >
          <b className="ink-danger">{copy.due(project.scheduledDate!, day)}</b>,{' '}
          {project.technicianName ?? copy.unassigned}, {project.city}
        </WorkRow>
      ))}
    </WorkCard>
  );
}

function Unassigned({ today: { unassigned, day }, ask }: Pick<Props, 'today' | 'ask'>) {
  const wanted = ({ scheduledDate }: OfficeProject) =>
    scheduledDate && `, ${copy.wanted(scheduledDate, day)}`;
  return (
    <WorkCard
      id="unassigned"
      icon={UserRoundX}
      tone="orange"
      figure={showCount(unassigned.total, unassigned.more)}
      name={copy.unassigned}
      action={toList(copy.allUnassigned, { status: 'New', technician: 'unassigned' })}
      empty={copy.noneUnassigned}
    >
      {unassigned.projects.slice(0, shownRows).map((project) => (
        <WorkRow
          key={project.id}
          projectId={project.id}
          title={project.title}
          act={
            <Button
              size="sm"
              kind="outline"
              aria-label={`${copy.assign} ${project.title}`}
              onClick={() => ask(project)}
            >
              {copy.assign}
            </Button>
          }
        >
          <b className={project.priority === 'Urgent' ? 'ink-danger' : undefined}>{project.priority}</b>,{' '}
          {project.city}
          {wanted(project)}
        </WorkRow>
      ))}
    </WorkCard>
  );
}

function ToReview({ today: { toReview }, refresh }: Pick<Props, 'today' | 'refresh'>) {
  const mark = useReview(refresh);
  return (
    <FewCard
      id="to-review"
      icon={ClipboardCheck}
      name={copy.toReview}
      empty={copy.noneToReview}
      first={toReview.inspections}
      of={toReview}
    >
      {(inspection) => (
        <WorkRow
          key={inspection.id}
          projectId={inspection.projectId}
          title={inspection.projectTitle}
          act={
            <div className={styles.acts}>
              <ButtonLink
                size="sm"
                aria-label={`${copy.review} ${inspection.projectTitle}`}
                renderRoot={(props) => (
                  <Link
                    to="/project/$projectId"
                    params={{ projectId: String(inspection.projectId) }}
                    {...props}
                  />
                )}
              >
                {copy.review}
              </ButtonLink>
              <Button
                size="sm"
                kind="quiet"
                icon={<Check size={18} aria-hidden />}
                aria-label={copy.mark(inspection.projectTitle)}
                onClick={() => mark(inspection)}
              >
                {copy.reviewed}
              </Button>
            </div>
          }
        >
          {copy.submitted(showAge(inspection.completedAt))}, {inspection.technicianName}
        </WorkRow>
      )}
    </FewCard>
  );
}

function ToSign({ today: { toSign, day } }: Pick<Props, 'today'>) {
  return (
    <FewCard
      id="to-sign"
      icon={FilePen}
      name={copy.toSign}
      empty={copy.noneToSign}
      first={toSign.documents}
      of={toSign}
    >
      {(document) => {
        const { id, projectId, customer, createdAt, linkUntil } = document;
        const title = [document.title, customer].filter(Boolean).join(', ');
        return (
          <WorkRow
            key={id}
            projectId={projectId}
            title={title}
            act={
              <ButtonLink
                size="sm"
                aria-label={`${copy.open} ${title}`}
                renderRoot={(props) => (
                  <Link
                    to="/project/$projectId/document/$docId"
                    params={{ projectId: String(projectId), docId: id }}
                    {...props}
                  />
                )}
              >
                {copy.open}
              </ButtonLink>
            }
          >
            {copy.waits(dayOfMoment(createdAt), day)}, {linkUntil ? copy.linkSent : document.projectTitle}
          </WorkRow>
        );
      }}
    </FewCard>
  );
}

function Failing({ today, refresh }: Pick<Props, 'today' | 'refresh'>) {
  const { busy, retry } = useRetries(refresh);
  const { deliveries, total, more } = today.deliveries;
  return (
    <WorkCard
      id="failing"
      icon={TriangleAlert}
      tone="danger"
      figure={showCount(total, more)}
      name={copy.failing}
      action={
        <Link to="/overview" className={styles.all}>
          {copy.allFailing}
        </Link>
      }
      empty={copy.noneFailing}
    >
      {deliveries.slice(0, shownRows).map(({ id, title, projectId, projectTitle, lastError }) => (
        <WorkRow
          key={id}
          projectId={projectId}
          title={projectTitle ?? copy.invoices}
          act={
            <RetryButton
              of={[title, projectTitle].filter(Boolean).join(', ')}
              busy={busy.has(id)}
              onRetry={(pressed) => void retry(id, pressed)}
            />
          }
        >
          {title}
          {lastError && `. ${lastError}`}
        </WorkRow>
      ))}
    </WorkCard>
  );
}
