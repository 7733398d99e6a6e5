import { Link } from '@tanstack/react-router';
import { dueWords, goalWords } from '@tidemark/contract/evidence-profiles/due-words';
import { stageNames } from '@tidemark/contract/evidence-profiles/stage-names';
import type { JobEvidence, OfficeProject } from '@tidemark/contract/office/table';
import { copy } from './copy.ts';
import styles from './projects.module.css';

/** Later deadlines are no matter of the day. */
const soon = 24 * 3_600_000;

/** "Arrival, 12 of 20", what must be there and is not, and a deadline of the day; it leads to the job's evidence. */
export function EvidenceWords({ project: { id, title, evidence } }: { project: OfficeProject }) {
  if (!evidence) return '-';
  const { stage, done, asked, openMusts, due } = evidence;
  return (
    <Link
      className={styles.evidence}
      to="/project/$projectId"
      params={{ projectId: String(id) }}
      search={{ part: 'evidence' }}
    >
      <span className="visually-hidden">{copy.evidenceOf(title)} </span>
      <span className={styles.narrow}>
        {stage ? stageNames[stage] : copy.evidenceComplete},{' '}
        <span className="num">{copy.doneOf(done, asked)}</span>
      </span>{' '}
      {openMusts > 0 && <b className={styles.narrow}>{copy.missing(openMusts)}</b>} {due && <Due of={due} />}
    </Link>
  );
}

function Due({ of: { goal, dueAt } }: { of: NonNullable<JobEvidence['due']> }) {
  const now = Date.now();
  const { late, words } = dueWords(dueAt, now);
  if (Date.parse(dueAt) > now + soon) return null;
  return (
    <span className={late ? 'w-600 ink-danger' : undefined}>
      {goalWords(goal)} {words}
    </span>
  );
}
