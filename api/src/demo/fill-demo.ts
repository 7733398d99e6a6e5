import { blankProject } from '@tidemark/contract/projects/fields';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { hashPassword } from '../auth/passwords.ts';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { keepEstimate } from '../estimates/keep-estimate.ts';
import { addInspection, callerFor } from './add-inspection.ts';
import { ago, type Clock, clockOf, dateIn } from './clock.ts';
import { addDrying } from './drying.ts';
import { demoInspections } from './inspections.ts';
import { nameCompany } from './name-company.ts';
import { type DemoPerson, demoPassword, demoPeople, storyPeople } from './people.ts';
import { demoProjects } from './projects.ts';
import { addStory } from './story/add-story.ts';

/** The demo's one completed inspection, and those of the story. */
export interface Unpictured {
  completed: string;
  story: string[];
}

export interface Filling {
  timeZone?: string | undefined;
  /** The first projects only, for tests that count them (docs/decisions/0124). */
  small?: boolean;
}

/**
 * Fills an empty database; leaves one with any account alone, whichever of several servers comes first. Times without a
 * zone (visits, arrivals, hire dates) are local to `timeZone`.
 * @returns the inspections that have no photos yet (add-evidence.ts), where the database was empty
 */
export async function fillDemo(
  db: Kysely<Database>,
  log: Logger,
  { timeZone, small = false }: Filling = {},
): Promise<Unpictured | undefined> {
  const clock = clockOf(timeZone);
  return await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('tidemark-demo'))`.execute(tx);
    const anyone = await tx.selectFrom('technicians').select('id').limit(1).executeTakeFirst();
    if (anyone) return undefined;
    const technicianIds = await addPeople(tx, clock, small ? demoPeople : [...demoPeople, ...storyPeople]);
    const managerId = technicianIds[demoPeople.findIndex(({ role }) => role === 'Manager')]!;
    if (!small) await nameCompany(tx, managerId);
    const projectIds = await addProjects(tx, technicianIds, clock);
    const completed = await addInspections(tx, projectIds, clock);
    await addDryings(tx, projectIds);
    await estimateDrying(tx, completed);
    const story = small ? [] : await addStory(tx, { technicianIds, projectIds, managerId, clock, timeZone });
    log.info({ people: technicianIds.length, inspections: story.length + 1 }, 'demo data added');
    return { completed, story };
  });
}

async function addPeople(tx: Tx, clock: Clock, who: readonly DemoPerson[]): Promise<number[]> {
  const passwordHash = await hashPassword(demoPassword);
  const people = who.map((person, index) => ({
    ...person,
    passwordHash,
    status: person.isOnLeave ? ('On Leave' as const) : ('Active' as const),
    phoneNumber: `(630) 555-01${String(20 + index)}`,
    hireDate: dateIn(-400 - index * 90, clock),
    city: 'Naperville',
    state: 'IL',
    country: 'USA',
  }));
  const added = await tx
    .insertInto('technicians')
    .values(people.map(({ isOnLeave: _, ...person }) => person))
    .returning('id')
    .execute();
  return added.map(({ id }) => id);
}

async function addProjects(tx: Tx, technicianIds: number[], clock: Clock): Promise<number[]> {
  const rows = demoProjects.map(({ technician, scheduled, lockbox, ...facts }, index) => {
    const completed = facts.status === 'Completed';
    const started = completed || facts.status === 'In Progress';
    const hoursDone = completed ? 2 - scheduled * 24 : 0;
    return {
      ...blankProject,
      ...facts,
      state: 'IL',
      customerPhone: `(630) 555-0${String(100 + index)}`,
      lockboxNumber: lockbox,
      technicianId: technician === null ? null : technicianIds[technician]!,
      scheduledDate: dateIn(scheduled, clock),
      assignedDateTime: technician === null ? null : ago(hoursDone + 24 + index),
      startedAt: started ? ago(hoursDone + 12) : null,
      completedAt: completed ? ago(hoursDone) : null,
    };
  });
  const added = await tx.insertInto('projects').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

/** One job is on its third day and has alerts, another one is closed. `project` counts from 1. */
async function addDryings(tx: Tx, projectIds: number[]): Promise<void> {
  const open = { tags: ['D-14', 'AM-03', 'AM-05'], closed: false } as const;
  const done = { tags: ['D-14B', 'AM-03B', 'AM-05B'], closed: true } as const;
  for (const { project, hours, ...drying } of [
    { project: 10, hours: 50, visits: 3, room: 'Upstairs bathroom', ...open },
    { project: 3, hours: 336, visits: 4, room: 'Primary bedroom', ...done },
  ]) {
    const projectId = projectIds[project - 1]!;
    const { technicianId } = await tx
      .selectFrom('projects')
      .select('technicianId')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();
    const beganAt = Date.now() - hours * 3_600_000;
    await addDrying(tx, { ...drying, projectId, technicianId: technicianId!, beganAt });
  }
}

/** Its drying was closed after its inspection: the next estimate has it. */
async function estimateDrying(tx: Tx, inspectionId: string): Promise<void> {
  const { technicianId } = await tx
    .selectFrom('inspections')
    .select('technicianId')
    .where('id', '=', inspectionId)
    .executeTakeFirstOrThrow();
  await keepEstimate(tx, callerFor(technicianId), inspectionId);
}

/** @returns the id of the completed one */
async function addInspections(tx: Tx, projectIds: number[], clock: Clock): Promise<string> {
  let last = '';
  for (const { project, ...inspection } of demoInspections) {
    const projectId = projectIds[project - 1]!;
    const { technicianId } = await tx
      .selectFrom('projects')
      .select('technicianId')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();
    const completed = inspection.status === 'Completed';
    const id = await addInspection(tx, inspection, {
      ...{ projectId, technicianId: technicianId!, clock },
      ...{ startedAt: ago(completed ? 340 : 3), endedAt: ago(338) },
    });
    if (!completed) continue;
    await keepEstimate(tx, callerFor(technicianId!), id);
    last = id;
  }
  return last;
}
