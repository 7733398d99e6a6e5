import { dueWords, goalWords } from '@tidemark/contract/evidence-profiles/due-words';
import type { Today } from '@tidemark/contract/today/today';
import { Hourglass } from 'lucide-react';
import { copy } from './copy.ts';
import { FewCard, OpenPart } from './few-card.tsx';
import { WorkRow } from './work-card.tsx';

/** What a job's profile wants done by an hour: late, or due within a day. */
export function DueCard({ today: { due, asOf } }: { today: Today }) {
  const now = Date.parse(asOf);
  const isLate = due.jobs.some((job) => dueWords(job.due.dueAt, now).late);
  return (
    <FewCard
      id="due"
      icon={Hourglass}
      tone={isLate ? 'danger' : 'orange'}
      name={copy.deadlines}
      empty={copy.noneDue}
      first={due.jobs}
      of={due}
    >
      {(job) => {
        const { late, words } = dueWords(job.due.dueAt, now);
        return (
          <WorkRow
            key={job.id}
            projectId={job.id}
            part="evidence"
            title={job.title}
            act={<OpenPart job={job} part="evidence" />}
          >
            {goalWords(job.due.goal)}: <b className={late ? 'ink-danger' : undefined}>{words}</b>,{' '}
            {job.technicianName ?? copy.unassigned}
          </WorkRow>
        );
      }}
    </FewCard>
  );
}
