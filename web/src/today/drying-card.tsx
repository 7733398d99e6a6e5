import { Link } from '@tanstack/react-router';
import { dryingVisitOf } from '@tidemark/contract/drying/plan';
import { visitEvery } from '@tidemark/contract/drying/visit-every';
import type { DryingJob, Today } from '@tidemark/contract/today/today';
import { Fan } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BoardVisit } from '../office/board/visit.ts';
import { showCount } from '../office/overview/copy.ts';
import { dayWord } from '../projects/dates.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { showShortDay, showTimeOfDay } from '../ui/format/dates.ts';
import { copy } from './copy.ts';
import styles from './today.module.css';
import { WorkCard, WorkRow } from './work-card.tsx';

const shownRows = 2;
const hourMs = 3_600_000;

interface Props {
  today: Today;
  ask: (visit: BoardVisit) => void;
}

/** Jobs whose drying waits for somebody: an alert without an answer is opened, a visit that nobody made is planned. */
export function DryingCard({ today: { drying, day, asOf }, ask }: Props) {
  const [all, showAll] = useState(false);
  const { jobs, total, more } = drying;
  return (
    <WorkCard
      id="drying"
      icon={Fan}
      tone="orange"
      figure={showCount(total, more)}
      name={copy.drying}
      action={
        jobs.length > shownRows && (
          <Button kind="quiet" size="sm" aria-expanded={all} onClick={() => showAll(!all)}>
            {all ? copy.showFewer : copy.showAll}
          </Button>
        )
      }
      empty={copy.noneDrying}
      foot={
        all &&
        total > jobs.length && (
          <p className={`ink-2 line-top ${styles.none}`}>{copy.firstShown(jobs.length)}</p>
        )
      }
    >
      {jobs.slice(0, all ? undefined : shownRows).map((job) => (
        <WorkRow
          key={job.id}
          projectId={job.id}
          part="drying"
          title={job.title}
          act={
            job.watch.alerts > 0 ? (
              <ButtonLink
                size="sm"
                aria-label={`${copy.open} ${job.title}`}
                renderRoot={(props) => (
                  <Link
                    to="/project/$projectId"
                    params={{ projectId: String(job.id) }}
                    search={{ part: 'drying' }}
                    {...props}
                  />
                )}
              >
                {copy.open}
              </ButtonLink>
            ) : (
              <Button
                size="sm"
                aria-label={`${copy.schedule} ${job.title}`}
                onClick={() => ask(dryingVisitOf(job))}
              >
                {copy.schedule}
              </Button>
            )
          }
        >
          {reasonOf(job, day, asOf)}
        </WorkRow>
      ))}
    </WorkCard>
  );
}

/** Why a job is here, and what is known of its next visit. */
function reasonOf(
  { watch, dryingDate, dryingTime, technicianName }: DryingJob,
  day: string,
  asOf: string,
): ReactNode {
  const since = watch.lastVisitAt === null ? 0 : Date.parse(asOf) - Date.parse(watch.lastVisitAt);
  const isLate = watch.units > 0 && since > visitEvery;
  const time = dryingTime && showTimeOfDay(dryingTime);
  const planned = dryingDate !== null && dryingDate >= day;
  const when =
    planned &&
    [dayWord(dryingDate)?.toLowerCase() ?? showShortDay(dryingDate), time].filter(Boolean).join(', ');
  const reason =
    watch.first ??
    (isLate ? copy.noVisitFor(Math.floor(since / hourMs)) : copy.visitPassed(dryingDate ?? day, day));
  return (
    <>
      <b className={styles.open}>{reason.replace(/\.$/, '')}</b>
      {[
        watch.alerts > 1 && copy.moreAlerts(watch.alerts - 1),
        watch.first === null && watch.units > 0 && copy.unitsRun(watch.units),
        technicianName ?? copy.unassigned,
        when ? copy.visitPlanned(when) : copy.noVisitPlanned,
      ]
        .filter(Boolean)
        .map((words) => `, ${words}`)}
    </>
  );
}
