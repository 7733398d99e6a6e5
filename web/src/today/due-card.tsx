import { Link } from '@tanstack/react-router';
import { dueWords, goalWords } from '@tidemark/contract/evidence-profiles/due-words';
import type { Today } from '@tidemark/contract/today/today';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { showCount } from '../office/overview/copy.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';
import styles from './today.module.css';
import { WorkCard, WorkRow } from './work-card.tsx';

const shownRows = 2;

/** What a job's profile wants done by an hour: late, or due within a day. */
export function DueCard({ today: { due, asOf } }: { today: Today }) {
  const [all, showAll] = useState(false);
  const { jobs, total, more } = due;
  const now = Date.parse(asOf);
  const isLate = jobs.some((job) => dueWords(job.due.dueAt, now).late);
  return (
    <WorkCard
      id="due"
      icon={Hourglass}
      tone={isLate ? 'danger' : 'orange'}
      figure={showCount(total, more)}
      name={copy.deadlines}
      action={
        jobs.length > shownRows && (
          <Button kind="quiet" size="sm" aria-expanded={all} onClick={() => showAll(!all)}>
            {all ? copy.showFewer : copy.showAll}
          </Button>
        )
      }
      empty={copy.noneDue}
      foot={
        all &&
        total > jobs.length && (
          <p className={`ink-2 line-top ${styles.none}`}>{copy.firstShown(jobs.length)}</p>
        )
      }
    >
      {jobs.slice(0, all ? undefined : shownRows).map((job) => {
        const { late, words } = dueWords(job.due.dueAt, now);
        return (
          <WorkRow
            key={job.id}
            projectId={job.id}
            part="evidence"
            title={job.title}
            act={
              <ButtonLink
                size="sm"
                aria-label={`${copy.open} ${job.title}`}
                renderRoot={(props) => (
                  <Link
                    to="/project/$projectId"
                    params={{ projectId: String(job.id) }}
                    search={{ part: 'evidence' }}
                    {...props}
                  />
                )}
              >
                {copy.open}
              </ButtonLink>
            }
          >
            {goalWords(job.due.goal)}: <b className={late ? 'ink-danger' : undefined}>{words}</b>,{' '}
            {job.technicianName ?? copy.unassigned}
          </WorkRow>
        );
      })}
    </WorkCard>
  );
}
