import { countCap } from '@tidemark/contract/envelope';
import type { officeActions } from '@tidemark/contract/office/actions';
import type { Overview, OverviewWeek } from '@tidemark/contract/office/overview';
import { unassigned } from '@tidemark/contract/office/table';
import { projectStatuses } from '@tidemark/contract/projects';
import { type RawBuilder, sql } from 'kysely';
import type { Handler, ZoneNow } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import type { Read } from '../db/database.ts';
import { failingDeliveries } from '../deliveries/read.ts';
import { type Matching, matchingProjects } from './matching.ts';
import { dayAfter, serverDay } from './read.ts';
import { readAnswers } from './read-answers.ts';
import { readMoney } from './read-money.ts';

const newest = 20;

/** From indexes only: the count of each status, and those of 0014-office.sql for what happened in these weeks. */
export const readOverview =
  (zoneNow: ZoneNow): Handler<typeof officeActions.overview> =>
  async ({ db }, { query }) => {
    const timeZone = (await zoneNow(db)) ?? 'UTC';
    const now = serverDay(timeZone);
    const { weeks, today = now } = query;
    return {
      byStatus: await byStatus(db),
      overdue: await capped(db, matchingProjects(db, { overdue: true, today })),
      unassigned: await capped(db, matchingProjects(db, unassigned)),
      ...(await readWeeks(db, { today: lastDay(today, now), weeks, timeZone })),
      deliveries: await failing(db),
      answers: await readAnswers(db, { today, timeZone }),
      money: await readMoney(db, today),
      asOf: new Date().toISOString(),
    };
  };

/** Weeks are in the company's zone: if its day is later than the caller's, its events are included. */
export const lastDay = (today: string, inZone: string) => (dayAfter(today, 1) === inZone ? inZone : today);

async function byStatus(db: Read): Promise<Overview['byStatus']> {
  const { rows } = await sql<{ status: string; total: number }>`
    SELECT status, count(*) AS total FROM projects GROUP BY status`.execute(db);
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  return projectStatuses.map((status) => ({ status, total: totals.get(status) ?? 0 }));
}

async function capped(db: Read, matching: Matching) {
  const counted = await countUpToCap(db, matching);
  return { total: Math.min(counted, countCap), more: counted > countCap };
}

const median = sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY completed_at - assigned_date_time)`;
const hoursOf = (span: RawBuilder<unknown>) => sql`round(extract(epoch FROM ${span}) / 3600, 1)`;

/** Only the newest estimate of each inspection counts, in its own week. */
async function readWeeks(
  db: Read,
  { today, weeks, timeZone }: { today: string; weeks: number; timeZone: string },
) {
  const monday = dayAfter(today, -((new Date(today).getUTCDay() + 6) % 7));
  const first = sql`${dayAfter(monday, -7 * (weeks - 1))}::timestamp`;
  const after = sql`${dayAfter(monday, 7)}::timestamp`;
  // Cheap for tens of thousands of rows; by the local clock each week has seven times 24 hours.
  const weekOf = (moment: string) =>
    sql`date_bin('7 days', ${sql.ref(moment)} AT TIME ZONE ${timeZone}, ${first})`;
  const within = (moment: string) =>
    sql`${sql.ref(moment)} >= (${first} AT TIME ZONE ${timeZone}) AND ${sql.ref(moment)} < (${after} AT TIME ZONE ${timeZone})`;
  const { rows } = await sql<OverviewWeek>`
    WITH created AS (
      SELECT ${weekOf('created_at')} AS week, count(*) FROM projects WHERE ${within('created_at')} GROUP BY 1
    ), completed AS (
      SELECT ${weekOf('completed_at')} AS week, count(*), ${hoursOf(median)} AS hours
      FROM projects WHERE completed_at IS NOT NULL AND ${within('completed_at')} GROUP BY 1
    ), made AS (
      SELECT ${weekOf('made_at')} AS week, count(*), sum(total) AS total
      FROM estimates WHERE ${within('made_at')} AND NOT EXISTS (
        SELECT FROM estimates AS later
        WHERE later.inspection_id = estimates.inspection_id AND later.number > estimates.number
      ) GROUP BY 1
    )
    SELECT week::date AS week, coalesce(created.count, 0) AS created, coalesce(completed.count, 0) AS completed,
      completed.hours AS cycle_hours, coalesce(made.count, 0) AS estimates,
      coalesce(made.total, 0) AS estimate_total
    FROM (SELECT ${first} + n * interval '7 days' AS week FROM generate_series(0, ${weeks}::integer - 1) AS n) AS weeks
    LEFT JOIN created USING (week) LEFT JOIN completed USING (week) LEFT JOIN made USING (week)
    ORDER BY week`.execute(db);
  const { rows: all } = await sql<{ hours: number | null }>`
    SELECT ${hoursOf(median)} AS hours
    FROM projects WHERE completed_at IS NOT NULL AND ${within('completed_at')}`.execute(db);
  return { weeks: rows, cycleHours: all[0]!.hours };
}

async function failing(db: Read): Promise<Overview['deliveries']> {
  const { deliveries, total, more } = await failingDeliveries(db, newest);
  return { failing: total, more, newest: deliveries };
}
