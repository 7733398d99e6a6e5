import { dryingVisitOf } from '@tidemark/contract/drying/plan';
import { visitEvery } from '@tidemark/contract/drying/visit-every';
import type { DryingJob, Today } from '@tidemark/contract/today/today';
import { Fan } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BoardVisit } from '../office/board/visit.ts';
import { dayWord } from '../projects/dates.ts';
import { Button } from '../ui/controls/button.tsx';
import { showShortDay, showTimeOfDay } from '../ui/format/dates.ts';
import { copy } from './copy.ts';
import { FewCard, OpenPart } from './few-card.tsx';
import styles from './today.module.css';
import { WorkRow } from './work-card.tsx';

const hourMs = 3_600_000;

interface Props {
  today: Today;
  ask: (visit: BoardVisit) => void;
}

/** Jobs whose drying waits for somebody: an alert without an answer is opened, a visit that nobody made is planned. */
export function DryingCard({ today: { drying, day, asOf }, ask }: Props) {
  return (
    <FewCard
      id="drying"
      icon={Fan}
      tone="orange"
      name={copy.drying}
      empty={copy.noneDrying}
      first={drying.jobs}
      of={drying}
    >
      {(job) => (
        <WorkRow
          key={job.id}
          projectId={job.id}
          part="drying"
          title={job.title}
          act={
            job.watch.alerts > 0 ? (
              <OpenPart job={job} part="drying" />
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
      )}
    </FewCard>
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
