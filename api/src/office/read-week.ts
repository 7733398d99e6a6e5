import { dryingVisitOf } from '@tidemark/contract/drying/plan';
import { countCap } from '@tidemark/contract/envelope';
import type { officeActions } from '@tidemark/contract/office/actions';
import { unassigned } from '@tidemark/contract/office/table';
import { mostOnBoard } from '@tidemark/contract/office/week';
import { conflictsOf } from '@tidemark/contract/visits';
import { sql } from 'kysely';
import { companyWorkday } from '../company/read.ts';
import type { Handler } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import type { Read } from '../db/database.ts';
import { type Matching, matchingProjects } from './matching.ts';
import { dayAfter, officeColumns, serverDay } from './read.ts';

async function upTo(most: number, projects: ReturnType<typeof whole>) {
  const found = await projects.limit(most + 1).execute();
  return { projects: found.slice(0, most), more: found.length > most };
}
const countOf = async (db: Read, matching: Matching) => Math.min(await countUpToCap(db, matching), countCap);
const whole = (matching: Matching) => matching.select(officeColumns);

/** Each part of the board reads along an index, no further than it shows. */
export const readWeek: Handler<typeof officeActions.week> = async ({ db }, { query }) => {
  const { from, today = serverDay() } = query;
  const to = dayAfter(from, 6);
  const inWeek = whole(matchingProjects(db, { scheduledFrom: from, scheduledTo: to }))
    .orderBy('projects.scheduledUp')
    .orderBy('projects.scheduledTime', (by) => by.asc().nullsLast())
    .orderBy('projects.id');
  const nobodys = matchingProjects(db, unassigned);
  const besideWeek = nobodys.where((or) =>
    or.or([
      or('projects.scheduledDate', 'is', null),
      or('projects.scheduledDate', '<', from),
      or('projects.scheduledDate', '>', to),
    ]),
  );
  const drying = db
    .selectFrom('projects')
    .select(officeColumns)
    .where('dryingDate', '>=', from)
    .where('dryingDate', '<=', to)
    .orderBy('dryingDate')
    .orderBy('dryingTime', (by) => by.asc().nullsLast())
    .orderBy('id');
  const overdue = matchingProjects(db, { overdue: true, today });
  const onHold = matchingProjects(db, { status: ['On Hold'] });
  const urgentFirst = (matching: Matching) =>
    whole(matching).orderBy('projects.priorityRank').orderBy('projects.id');

  const scheduled = await upTo(mostOnBoard.scheduled, inWeek);
  const dryingVisits = await upTo(mostOnBoard.scheduled, drying);
  const planned = [...scheduled.projects, ...dryingVisits.projects];
  const workday = await companyWorkday(db);
  return {
    from,
    to,
    technicians: await peopleOf(
      db,
      planned.flatMap(({ technicianId }) => technicianId ?? []),
    ),
    scheduled,
    drying: dryingVisits,
    unassigned: {
      ...(await upTo(mostOnBoard.beside, urgentFirst(besideWeek))),
      total: await countOf(db, nobodys),
    },
    overdue: {
      ...(await upTo(
        mostOnBoard.beside,
        whole(overdue).orderBy('projects.scheduledDate').orderBy('projects.id'),
      )),
      total: await countOf(db, overdue),
    },
    onHold: {
      ...(await upTo(mostOnBoard.beside, whole(onHold).orderBy('projects.id', 'desc'))),
      total: await countOf(db, onHold),
    },
    conflicts: conflictsOf(
      [...scheduled.projects, ...dryingVisits.projects.map(dryingVisitOf)],
      workday.visitMinutes,
    ),
    workday,
  };
};

/** People who can get work or are on leave, and those who have some this week but no longer can; by name; `only` these. */
export async function peopleOf(db: Read, alsoThese: number[], { only = false } = {}) {
  const people = await db
    .selectFrom('technicians')
    .select(['id', 'status', 'role', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
    .where((or) =>
      or.or([
        ...(only ? [] : [or('status', 'in', ['Active', 'On Leave'])]),
        ...(alsoThese.length > 0 ? [or('id', 'in', [...new Set(alsoThese)])] : []),
      ]),
    )
    .orderBy(sql`fold(first_name || ' ' || last_name)`)
    .orderBy('id')
    .execute();
  return people.map((person) => ({ ...person, active: person.status === 'Active' }));
}
