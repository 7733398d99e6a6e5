import { momentOf } from '@tidemark/contract/clock';
import { blankProject } from '@tidemark/contract/projects/fields';
import type { Tx } from '../../db/database.ts';
import { addInspection, type DemoInspection } from '../add-inspection.ts';
import { type Clock, workdayIn } from '../clock.ts';
import { addDrying } from '../drying.ts';
import { demoPeople, storyPeople } from '../people.ts';
import { addMoney } from './add-money.ts';
import { addPaper, releaseTexts } from './add-papers.ts';
import { draftOf } from './draft-of.ts';
import { type StoryJob, storyJobs, timesOfFirst, zipCodes } from './jobs.ts';
import { storyRooms } from './rooms.ts';

const hour = 3_600_000;
const people = [...demoPeople, ...storyPeople];

interface Given {
  /** In the order of `people`. */
  technicianIds: readonly number[];
  /** The demo's first projects. */
  projectIds: readonly number[];
  managerId: number;
  clock: Clock;
  timeZone: string | undefined;
}

/** The week of a company of twelve: jobs in every state beside the demo's first ones. */
export async function addStory(tx: Tx, given: Given): Promise<string[]> {
  await releaseTexts(tx, given.managerId, workdayIn(-20, given.clock));
  for (const [project, scheduledTime, visitMinutes] of timesOfFirst)
    await tx
      .updateTable('projects')
      .set({ scheduledTime, visitMinutes })
      .where('id', '=', given.projectIds[project - 1]!)
      .execute();
  const inspected: string[] = [];
  for (const [nth, job] of storyJobs.entries()) {
    const inspectionId = await addJob(tx, job, nth, given);
    if (inspectionId) inspected.push(inspectionId);
  }
  return inspected;
}

/** When a job's visit was or will be; what has begun, began in the past. */
function visitOf({ visit, inspection, drying }: StoryJob, { clock, timeZone }: Given) {
  const [day, time = null, minutes = null] = visit ?? [];
  const date = day === undefined ? null : workdayIn(day, clock);
  const planned = momentOf(`${date ?? workdayIn(-3, clock)}T${time ?? '09:00'}:00`, timeZone).getTime();
  const begun = inspection !== undefined || drying !== undefined;
  return { date, time, minutes, at: begun ? Math.min(planned, Date.now() - 3 * hour) : planned };
}

/** @returns its inspection, if it has one to see */
async function addJob(tx: Tx, job: StoryJob, nth: number, given: Given): Promise<string | undefined> {
  const { technicianIds, clock, timeZone, managerId } = given;
  const { date, time, minutes, at } = visitOf(job, given);
  const { inspection, drying, technician, claim, closed } = job;
  const [street, city] = job.address;
  const moment = (hours: number) => new Date(at + hours * hour).toISOString();
  const isDone = job.status === 'Completed';
  const technicianId = technician === null ? null : technicianIds[technician]!;
  const next = drying?.next;
  const { id: projectId } = await tx
    .insertInto('projects')
    .values({
      ...blankProject,
      ...{ title: job.title, status: job.status, technicianId, notes: job.notes ?? null },
      ...{ addressLine1: street, city, state: 'IL', zipCode: zipCodes[city] },
      ...{ customerName: job.customer, customerPhone: `(331) 555-01${String(40 + nth)}` },
      ...{ priority: job.priority ?? 'Medium', claimType: job.claimType ?? null },
      ...{ residentType: job.residentType ?? 'owner_occupied', lockboxNumber: job.lockbox ?? null },
      ...{ scheduledDate: date, scheduledTime: time, visitMinutes: minutes },
      ...(claim && {
        ...{ insuranceCompany: claim.insurer, claimNumber: claim.number, deductible: claim.deductible },
        ...{ adjusterName: claim.adjuster, adjusterPhone: `(312) 555-01${String(50 + nth)}` },
        adjusterEmail: mailOf(claim.adjuster, claim.insurer),
      }),
      ...{ causeOfLoss: job.cause ?? null, dateOfLoss: inspection ? clock(at - 20 * hour)[0] : null },
      createdAt: new Date(Math.min(at, Date.now()) - 26 * hour).toISOString(),
      assignedDateTime:
        technician === null ? null : new Date(Math.min(at, Date.now()) - 20 * hour).toISOString(),
      startedAt: inspection && inspection.as !== 'cancelled' ? moment(0) : null,
      completedAt: isDone ? moment(2.5) : null,
      ...(next && {
        dryingDate: workdayIn(next[0], clock),
        dryingTime: next[1],
        dryingMinutes: next[2] ?? null,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inspectionId =
    inspection && (await inspect(tx, job, { projectId, technicianId: technicianId!, at, clock }));
  const driedAt = drying && Date.now() - (drying.hours - drying.visits * 24) * hour;
  const bill = async (from: number) =>
    inspectionId &&
    (await addMoney(tx, job, { projectId, inspectionId, managerId, at: from, clock, timeZone }));
  // A drying that goes on is not in the estimate yet.
  if (!drying?.closed) await bill(at + 3 * hour);
  if (drying) {
    const beganAt = Date.now() - drying.hours * hour;
    const tag = (unit: string, by: number) => `${unit}-${20 + nth * 2 + by}`;
    await addDrying(tx, {
      ...{ projectId, technicianId: technicianId!, beganAt, visits: drying.visits, room: drying.room },
      ...{ closed: drying.closed ?? false, tags: [tag('D', 0), tag('AM', 0), tag('AM', 1)] },
    });
  }
  if (drying?.closed) await bill(driedAt! + hour);
  for (const [nth, [kind, is]] of (job.papers ?? []).entries()) {
    const { firstName, lastName } = people[technician!]!;
    // Certificates are signed when drying has ended.
    const isLast = kind.endsWith('certificate') && drying;
    await addPaper(tx, {
      ...{ projectId, kind, customer: job.customer, signed: is === 'signed', timeZone },
      technician: { id: technicianId!, name: `${firstName} ${lastName}` },
      at: (isLast ? driedAt! : at) + nth * 0.3 * hour,
    });
  }
  if (closed)
    await tx
      .updateTable('projects')
      .set({
        ...{ jobReason: closed[0], jobClosedBy: managerId },
        jobClosedAt: new Date(Date.now() - closed[1] * 24 * hour).toISOString(),
      })
      .where('id', '=', projectId)
      .execute();
  return inspection?.rooms.length ? inspectionId : undefined;
}

interface Inspecting {
  projectId: number;
  technicianId: number;
  at: number;
  clock: Clock;
}

async function inspect(tx: Tx, job: StoryJob, of: Inspecting): Promise<string> {
  const { as, rooms } = job.inspection!;
  const status = as === 'begun' ? 'In Progress' : as === 'cancelled' ? 'Cancelled' : 'Completed';
  const inspection: DemoInspection = {
    ...{ status, step: status === 'Completed' ? 4 : 2, draft: draftOf(job) },
    rooms: rooms.map((room) => storyRooms[room]),
  };
  const endedAt = new Date(of.at + 2.5 * hour).toISOString();
  return addInspection(tx, inspection, {
    ...of,
    startedAt: new Date(of.at).toISOString(),
    endedAt,
  });
}

const mailOf = (name: string, insurer: string) =>
  `${name.replaceAll(/[^a-z]/gi, '').toLowerCase()}@${insurer.replaceAll(/[^a-z]/gi, '').toLowerCase()}.example`;
