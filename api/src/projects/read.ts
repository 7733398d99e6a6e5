import { type Access, type Actor, isManager, may } from '@tidemark/contract/access';
import { countCap } from '@tidemark/contract/envelope';
import type { Project, ProjectCounts, ProjectStatus } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import type { Read, Tx } from '../db/database.ts';

export const projectColumns = [
  'projects.id',
  'projects.title',
  'projects.addressLine1',
  'projects.addressLine2',
  'projects.city',
  'projects.state',
  'projects.zipCode',
  'projects.priority',
  'projects.status',
  'projects.customerName',
  'projects.customerPhone',
  'projects.scheduledDate',
  'projects.scheduledTime',
  'projects.assignedDateTime',
  'projects.lockboxNumber',
  'projects.residentType',
  'projects.notes',
  'projects.claimType',
  'projects.technicianId',
  'projects.originalProjectId',
  'projects.startedAt',
  'projects.completedAt',
  'projects.createdAt',
  'projects.updatedAt',
] as const;

const access: Access = 'own-project';

/** @throws Refusal project_not_found, also for a project of another technician */
function visible(actor: Actor, found: Project | undefined): Project {
  if (!found || may(actor, access, found) !== 'yes') throw new Refusal('project_not_found');
  return found;
}

export async function readProject(db: Read, actor: Actor, id: number): Promise<Project> {
  const found = await db
    .selectFrom('projects')
    .select(projectColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return visible(actor, found);
}

/** Reads a project and keeps others from changing it until the transaction ends. */
export async function lockProject(tx: Tx, actor: Actor, id: number): Promise<Project> {
  const found = await tx
    .selectFrom('projects')
    .select(projectColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return visible(actor, found);
}

/** The projects the caller may see. */
export function visibleProjects(db: Read, actor: Actor) {
  const all = db.selectFrom('projects');
  return isManager(actor.role) ? all : all.where('projects.technicianId', '=', actor.id);
}

/**
 * Each count goes no further than the cap, along an index: exact numbers of everything would go through all projects
 * on every call of a manager.
 */
export async function countProjects(db: Read, actor: Actor): Promise<ProjectCounts> {
  const visible = visibleProjects(db, actor);
  const count = (of: typeof visible) =>
    sql`(SELECT count(*) FROM (${of.select(sql<number>`1`.as('one')).limit(countCap)}) AS counted)`;
  const byStatus = (status: ProjectStatus) => count(visible.where('projects.status', '=', status));
  const urgent = visible
    .where('projects.priority', '=', 'Urgent')
    .where('projects.status', '<>', 'Completed');
  const { rows } = await sql<Omit<ProjectCounts, 'all'> & { fresh: number }>`
    SELECT ${byStatus('New')} AS fresh, ${byStatus('Assigned')} AS assigned, ${byStatus('In Progress')} AS in_progress,
      ${byStatus('On Hold')} AS on_hold, ${byStatus('Completed')} AS completed, ${count(urgent)} AS urgent`.execute(
    db,
  );
  const { fresh, ...counts } = rows[0]!;
  const all = fresh + counts.assigned + counts.inProgress + counts.onHold + counts.completed;
  return { ...counts, all: Math.min(all, countCap) };
}
