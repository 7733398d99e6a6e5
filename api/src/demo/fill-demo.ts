import type { Actor } from '@tidemark/contract/access';
import { wallClock } from '@tidemark/contract/clock';
import { blankProject } from '@tidemark/contract/projects/fields';
import { blankRoom } from '@tidemark/contract/rooms/fields';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '../auth/passwords.ts';
import { saveRows } from '../claim-sheets/save-rows.ts';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { keepEstimate } from '../estimates/keep-estimate.ts';
import { draftColumns } from '../inspections/draft-columns.ts';
import { keepClaimNumbers } from '../projects/keep-claim-numbers.ts';
import { addDrying } from './drying.ts';
import { demoInspections } from './inspections.ts';
import { demoPassword, demoPeople } from './people.ts';
import { demoProjects } from './projects.ts';

const day = 86_400_000;
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** YYYY-MM-DD and HH:mm of a moment in this zone; the server's own by default. */
function clockOf(timeZone: string | undefined) {
  return (moment: number | string): readonly [date: string, time: string] => {
    const wall = wallClock(moment, timeZone);
    return [wall.slice(0, 10), wall.slice(11, 16)];
  };
}
type Clock = ReturnType<typeof clockOf>;

const dateIn = (days: number, clock: Clock) => clock(Date.now() + days * day)[0];

/**
 * Fills an empty database; leaves one with any account alone, whichever of several servers comes first. Times without a
 * zone (visits, arrivals, hire dates) are local to `timeZone`.
 * @returns the completed inspection, which has no photos yet (add-evidence.ts), where the database was empty
 */
export async function fillDemo(
  db: Kysely<Database>,
  log: Logger,
  timeZone?: string,
): Promise<string | undefined> {
  const clock = clockOf(timeZone);
  return await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('tidemark-demo'))`.execute(tx);
    const anyone = await tx.selectFrom('technicians').select('id').limit(1).executeTakeFirst();
    if (anyone) return undefined;
    const technicianIds = await addPeople(tx, clock);
    const projectIds = await addProjects(tx, technicianIds, clock);
    const completed = await addInspections(tx, projectIds, clock);
    await addDryings(tx, projectIds);
    if (completed) await estimateDrying(tx, completed);
    log.info({ people: technicianIds.length, projects: projectIds.length }, 'demo data added');
    return completed;
  });
}

async function addPeople(tx: Tx, clock: Clock): Promise<number[]> {
  const passwordHash = await hashPassword(demoPassword);
  const people = demoPeople.map((person, index) => ({
    ...person,
    passwordHash,
    status: 'Active' as const,
    phoneNumber: `(630) 555-01${String(20 + index)}`,
    hireDate: dateIn(-400 - index * 90, clock),
    city: 'Naperville',
    state: 'IL',
    country: 'USA',
  }));
  const added = await tx.insertInto('technicians').values(people).returning('id').execute();
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
  for (const { project, hours, visits, room } of [
    { project: 10, hours: 50, visits: 3, room: 'Upstairs bathroom' },
    { project: 3, hours: 336, visits: 4, room: 'Primary bedroom' },
  ]) {
    const projectId = projectIds[project - 1]!;
    const { technicianId } = await tx
      .selectFrom('projects')
      .select('technicianId')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();
    const beganAt = Date.now() - hours * 3_600_000;
    await addDrying(tx, { projectId, technicianId: technicianId!, beganAt, visits, room });
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

const callerFor = (id: number) => {
  const actor: Actor = { id, role: 'Field Technician' };
  return { actor, signInId: null, ip: '', userAgent: null, requestId: 'demo' };
};

/** @returns the id of the completed one */
async function addInspections(tx: Tx, projectIds: number[], clock: Clock): Promise<string | undefined> {
  let last: string | undefined;
  for (const { project, step, completed, draft, rooms } of demoInspections) {
    const id = uuidv7();
    const { technicianId } = await tx
      .selectFrom('projects')
      .select('technicianId')
      .where('id', '=', projectIds[project - 1]!)
      .executeTakeFirstOrThrow();
    const at = ago(completed ? 340 : 3);
    const [arrivalDate, arrivalTime] = clock(at);
    await tx
      .insertInto('inspections')
      .values({
        ...draftColumns(draft),
        id,
        projectId: projectIds[project - 1]!,
        technicianId: technicianId!,
        status: completed ? 'Completed' : 'In Progress',
        currentStep: step,
        startedAt: at,
        arrivalDate,
        arrivalTime,
        arrivalAutoRecorded: true,
        submittedAt: completed ? ago(338) : null,
        completedAt: completed ? ago(338) : null,
      })
      .execute();
    await keepClaimNumbers(tx, projectIds[project - 1]!);
    const caller = callerFor(technicianId!);
    for (const [index, { feet, rows, ...room }] of rooms.entries()) {
      const [dimensionsLength, dimensionsWidth, dimensionsHeight] = feet;
      const roomId = uuidv7();
      await tx
        .insertInto('rooms')
        .values({
          ...blankRoom,
          sketch: null,
          id: roomId,
          inspectionId: id,
          ...room,
          dimensionsLength,
          dimensionsWidth,
          dimensionsHeight,
          position: index + 1,
        })
        .execute();
      if (Object.keys(rows).length > 0) await saveRows(tx, caller, roomId, rows);
    }
    if (!completed) continue;
    await keepEstimate(tx, caller, id);
    last = id;
  }
  return last;
}
