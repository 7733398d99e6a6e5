import { mostAnswers, type OverviewAnswers, type Work } from '@tidemark/contract/office/answers';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';
import { matchingProjects } from './matching.ts';
import { officeColumns } from './read.ts';

interface Now {
  /** The day where the office is. */
  today: string;
  timeZone: string;
}

/** What a manager asks of the overview: how much, who, what waits and what is late. */
export async function readAnswers(db: Read, now: Now): Promise<OverviewAnswers> {
  return {
    months: await readMonths(db, now),
    work: await readWork(db, now),
    onHold: await readOnHold(db),
    late: await matchingProjects(db, { overdue: true, today: now.today })
      .select(officeColumns)
      .orderBy('projects.scheduledDate')
      .orderBy('projects.id')
      .limit(mostAnswers.late)
      .execute(),
  };
}

const monthOf = (timeZone: string) => sql`date_trunc('month', now() AT TIME ZONE ${timeZone})`;

async function readMonths(db: Read, { timeZone }: Now): Promise<OverviewAnswers['months']> {
  const month = monthOf(timeZone);
  const made = sql`(made_at AT TIME ZONE ${timeZone})`;
  const { rows } = await sql<OverviewAnswers['months']>`
    SELECT coalesce(sum(total) FILTER (WHERE ${made} >= ${month}), 0) AS current,
      coalesce(sum(total) FILTER (WHERE ${made} < (now() AT TIME ZONE ${timeZone}) - interval '1 month'), 0) AS last_so_far,
      coalesce(sum(total) FILTER (WHERE ${made} < ${month}), 0) AS last
    FROM estimates
    WHERE made_at >= ((${month} - interval '1 month') AT TIME ZONE ${timeZone}) AND NOT EXISTS (
      SELECT FROM estimates AS later
      WHERE later.inspection_id = estimates.inspection_id AND later.number > estimates.number
    )`.execute(db);
  return rows[0]!;
}

/** People with work, those with the most open first. */
async function readWork(db: Read, { today, timeZone }: Now): Promise<Work[]> {
  const { rows } = await sql<Work>`
    WITH work AS (
      SELECT technician_id, count(*) FILTER (WHERE status = 'Assigned') AS assigned,
        count(*) FILTER (WHERE status = 'In Progress') AS in_progress,
        count(*) FILTER (WHERE status = 'On Hold') AS on_hold,
        count(*) FILTER (WHERE scheduled_date < ${today}::date) AS late, 0 AS completed
      FROM projects WHERE status <> 'Completed' AND technician_id IS NOT NULL GROUP BY technician_id
      UNION ALL
      SELECT technician_id, 0, 0, 0, 0, count(*)
      FROM projects
      WHERE completed_at >= (${monthOf(timeZone)} AT TIME ZONE ${timeZone}) AND technician_id IS NOT NULL
      GROUP BY technician_id
    )
    SELECT id, trim(first_name || ' ' || last_name) AS name, sum(assigned)::integer AS assigned,
      sum(in_progress)::integer AS in_progress, sum(on_hold)::integer AS on_hold, sum(late)::integer AS late,
      sum(completed)::integer AS completed
    FROM work JOIN technicians ON technicians.id = technician_id
    GROUP BY id
    ORDER BY sum(assigned + in_progress + on_hold) DESC, fold(first_name || ' ' || last_name), id
    LIMIT ${mostAnswers.people}`.execute(db);
  return rows;
}

/** Since when is in the log; where that was forgotten, since the last change. */
async function readOnHold(db: Read): Promise<OverviewAnswers['onHold']> {
  const { rows } = await sql<OverviewAnswers['onHold']>`
    WITH held AS (
      SELECT id, updated_at FROM projects WHERE status = 'On Hold' ORDER BY id LIMIT ${mostAnswers.onHold}
    ), ages AS (
      SELECT now() - coalesce((
        SELECT max(at) FROM audit_log
        WHERE subject = 'project' AND subject_id = held.id::text AND action = 'project-status'
      ), updated_at) AS age FROM held
    )
    SELECT count(*) FILTER (WHERE age <= interval '7 days')::integer AS week,
      count(*) FILTER (WHERE age > interval '7 days' AND age <= interval '30 days')::integer AS month,
      count(*) FILTER (WHERE age > interval '30 days')::integer AS longer
    FROM ages`.execute(db);
  return rows[0]!;
}
