import { countCap } from '@tidemark/contract/envelope';
import type { todayActions } from '@tidemark/contract/today/actions';
import { mostOnToday, type Person, type Unreviewed } from '@tidemark/contract/today/today';
import { sql } from 'kysely';
import { companyWorkday } from '../company/read.ts';
import type { Handler, ZoneNow } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import type { Read } from '../db/database.ts';
import { failingDeliveries } from '../deliveries/read.ts';
import { waitLongest } from '../documents/waiting.ts';
import { dueJobs } from '../evidence-profiles/due.ts';
import { officeColumns, officeProjects, serverDay } from '../office/read.ts';

/** Each list along an index, no further than it shows; "late" and "unassigned" count what the overview counts. */
export const readToday =
  (zoneNow: ZoneNow): Handler<typeof todayActions.read> =>
  async ({ db }, { query }) => {
    const { today: day = serverDay((await zoneNow(db)) ?? 'UTC') } = query;
    const visits = await visitsOf(db, day);
    const dryingVisits = await dryingVisitsOf(db, day);
    const busy = [...visits.projects, ...dryingVisits.projects].flatMap(
      ({ technicianId }) => technicianId ?? [],
    );
    return {
      day,
      late: await lateBefore(db, day),
      unassigned: await unassigned(db),
      visits,
      dryingVisits,
      drying: await dryingToSee(db),
      due: await dueSoon(db, (await zoneNow(db)) ?? 'UTC'),
      people: await peopleOf(db, busy),
      toReview: await toReview(db),
      toSign: await waitLongest(db, mostOnToday.rows),
      deliveries: await failingDeliveries(db, mostOnToday.rows),
      workday: await companyWorkday(db),
      asOf: new Date().toISOString(),
    };
  };

const capped = (counted: number) => ({ total: Math.min(counted, countCap), more: counted > countCap });

async function lateBefore(db: Read, day: string) {
  const late = db.selectFrom('projects').where('scheduledDate', '<', day).where('status', '<>', 'Completed');
  const projects = await late
    .select(officeColumns)
    .orderBy('scheduledDate')
    .orderBy('id')
    .limit(mostOnToday.rows)
    .execute();
  return { projects, ...capped(await countUpToCap(db, late)) };
}

async function unassigned(db: Read) {
  const nobodys = db.selectFrom('projects').where('status', '=', 'New').where('technicianId', 'is', null);
  const projects = await nobodys
    .select(officeColumns)
    .orderBy('priorityRank')
    .orderBy('id')
    .limit(mostOnToday.rows)
    .execute();
  return { projects, ...capped(await countUpToCap(db, nobodys)) };
}

async function visitsOf(db: Read, day: string) {
  const visits = db.selectFrom('projects').where('scheduledUp', '=', day);
  const projects = await visits
    .select(officeColumns)
    .orderBy('scheduledTime', (by) => by.asc().nullsLast())
    .orderBy('id')
    .limit(mostOnToday.visits)
    .execute();
  return { projects, ...capped(await countUpToCap(db, visits)) };
}

async function dryingVisitsOf(db: Read, day: string) {
  const visits = db.selectFrom('projects').where('dryingDate', '=', day);
  const projects = await visits
    .select(officeColumns)
    .orderBy('dryingTime', (by) => by.asc().nullsLast())
    .orderBy('id')
    .limit(mostOnToday.visits)
    .execute();
  return { projects, ...capped(await countUpToCap(db, visits)) };
}

/** Jobs whose drying waits for somebody by now, the longest first (api/src/drying/note-drying.ts keeps the moment). */
async function dryingToSee(db: Read) {
  const waiting = db.selectFrom('projects').where('dryingNeedsAt', '<=', sql<string>`now()`);
  const jobs = await waiting
    .innerJoin('dryings', 'dryings.projectId', 'projects.id')
    .select(officeColumns)
    .select('dryings.watch')
    .orderBy('dryingNeedsAt')
    .orderBy('projects.id')
    .limit(mostOnToday.rows)
    .execute();
  return {
    jobs: jobs.map((job) => ({ ...job, watch: job.watch! })),
    ...capped(await countUpToCap(db, waiting)),
  };
}

async function dueSoon(db: Read, timeZone: string) {
  const { jobs, more } = await dueJobs(db, { now: Date.now(), timeZone });
  const first = jobs.slice(0, mostOnToday.rows);
  const found =
    first.length > 0
      ? await officeProjects(
          db,
          first.map(({ id }) => id),
        )
      : [];
  return {
    jobs: first.flatMap(({ id, due: { goal, dueAt } }) => {
      const project = found.find((one) => one.id === id);
      return project ? [{ ...project, due: { goal, dueAt } }] : [];
    }),
    ...{ total: jobs.length, more },
  };
}

async function toReview(db: Read) {
  // Spelled out, so that a plan for any status still finds the index.
  const waiting = db
    .selectFrom('inspections')
    .where(sql<boolean>`status = 'Completed'`)
    .where('reviewedAt', 'is', null);
  const { rows } = await sql<Unreviewed>`
    SELECT inspections.id, project_id, title AS project_title, inspections.completed_at,
      trim(first_name || ' ' || last_name) AS technician_name
    FROM inspections
    JOIN projects ON projects.id = project_id
    JOIN technicians ON technicians.id = inspections.technician_id
    WHERE inspections.status = 'Completed' AND reviewed_at IS NULL
    ORDER BY inspections.completed_at, inspections.id LIMIT ${mostOnToday.rows}`.execute(db);
  return { inspections: rows, ...capped(await countUpToCap(db, waiting)) };
}

async function peopleOf(db: Read, busy: readonly number[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    SELECT id, trim(first_name || ' ' || last_name) AS name, status, role FROM technicians
    WHERE id = ANY (${busy}::integer[]) OR status IN ('Active', 'On Leave')
    ORDER BY id = ANY (${busy}::integer[]) DESC, fold(first_name || ' ' || last_name), id
    LIMIT ${mostOnToday.people}`.execute(db);
  return rows;
}
