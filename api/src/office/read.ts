import { wallClock } from '@tidemark/contract/clock';
import type { JobEvidence, OfficeProject } from '@tidemark/contract/office/table';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';
import { projectColumns } from '../projects/read.ts';

/** By the primary key of a handful of rows, which keeps it out of the lists' plans. */
const technicianName = sql<string | null>`(
  SELECT trim(technicians.first_name || ' ' || technicians.last_name)
  FROM technicians WHERE technicians.id = projects.technician_id
)`.as('technicianName');

const technicianGone = sql<boolean>`coalesce((
  SELECT technicians.status <> 'Active' FROM technicians WHERE technicians.id = projects.technician_id
), false)`.as('technicianGone');

/** By the primary key, too. Nothing is asked of a job without stages. */
const evidence = sql<JobEvidence | null>`(
  SELECT json_build_object('stage', stage, 'done', done, 'asked', asked, 'openMusts', open_musts,
    'due', CASE WHEN due_at IS NOT NULL THEN json_build_object('goal', due_goal, 'dueAt', to_char(
      due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END)
  FROM job_evidence WHERE job_evidence.project_id = projects.id AND asked > 0
)`.as('evidence');

/** A project in the office's lists, as the contract shows it. */
export const officeColumns = [...projectColumns, technicianName, technicianGone] as const;

/** The existing ones of these projects with their evidence, unordered. */
export function officeProjects(db: Read, ids: readonly number[]): Promise<OfficeProject[]> {
  return db
    .selectFrom('projects')
    .select([...officeColumns, evidence])
    .where('id', 'in', ids)
    .execute();
}

/** @throws Refusal project_not_found */
export async function officeProject(db: Read, id: number): Promise<OfficeProject> {
  const [found] = await officeProjects(db, [id]);
  if (!found) throw new Refusal('project_not_found');
  return found;
}

export async function technicianNames(db: Read, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom('technicians')
    .select(['id', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
    .where('id', 'in', ids)
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Today by the server's clock, if the caller does not send a day. */
export const serverDay = (timeZone = 'UTC') => wallClock(Date.now(), timeZone).slice(0, 10);

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
