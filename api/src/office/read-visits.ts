import type { officeActions } from '@tidemark/contract/office/actions';
import { mostVisits } from '@tidemark/contract/office/visits';
import { companyWorkday } from '../company/read.ts';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { officeColumns } from './read.ts';
import { peopleOf } from './read-week.ts';

export const readVisits: Handler<typeof officeActions.visits> = async ({ db }, { query }) => {
  const { technicianId, date } = query;
  const found = technicianId === undefined ? [] : await peopleOf(db, [technicianId], { only: true });
  return {
    technician: found[0] ?? null,
    projects: technicianId && date ? await visitsOf(db, technicianId, date) : [],
    drying: technicianId && date ? await dryingVisitsOf(db, technicianId, date) : [],
    workday: await companyWorkday(db),
  };
};

const visitsOf = (db: Read, technicianId: number, date: string) =>
  db
    .selectFrom('projects')
    .select(officeColumns)
    .where('technicianId', '=', technicianId)
    .where('scheduledUp', '=', date)
    .orderBy('scheduledTime', (by) => by.asc().nullsLast())
    .orderBy('id')
    .limit(mostVisits)
    .execute();

const dryingVisitsOf = (db: Read, technicianId: number, date: string) =>
  db
    .selectFrom('projects')
    .select(officeColumns)
    .where('technicianId', '=', technicianId)
    .where('dryingDate', '=', date)
    .orderBy('dryingTime', (by) => by.asc().nullsLast())
    .orderBy('id')
    .limit(mostVisits)
    .execute();
