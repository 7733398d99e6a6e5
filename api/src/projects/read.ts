import { type Access, type Actor, isManager, may } from '@tidemark/contract/access';
import { type Project, project as shape } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Beside } from '../context.ts';
import { columnName } from '../db/column-name.ts';
import type { Read, Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';

export const projectColumns = Object.keys(shape.shape).map(
  (name) => `projects.${name as keyof Project}` as const,
);

const named = sql.raw(projectColumns.map(columnName).join(', '));

/** One raw fragment: two dozen names added to a query one by one cost more than the rest of a list. */
export const asProjects = (query: SelectQueryBuilder<Database, 'projects', object>) =>
  query.modifyFront(named).$castTo<Project>();

const access: Access = 'own-project';

/** A project as an outer join finds it. */
export type FoundProject = Project | { id: null };

/** @throws Refusal project_not_found, also for another technician's project */
export function visible(actor: Actor, found: FoundProject | undefined): Project {
  if (!found || found.id === null || may(actor, access, found) !== 'yes')
    throw new Refusal('project_not_found');
  return found;
}

export async function readProject(db: Read, actor: Actor, id: number): Promise<Project> {
  // As the session: building the commonest query each time would cost more than it does.
  const found = await sql<Project>`SELECT ${named} FROM projects WHERE id = ${id}`.execute(db);
  return visible(actor, found.rows[0]);
}

/** Reads a project beside the session; `visible` judges it. */
export const besideProject = (id: number): Beside => ({
  columns: sql`, ${named}`,
  join: sql`LEFT JOIN projects ON projects.id = ${id}`,
});

/** Reads a project and locks it until the transaction ends. */
export async function lockProject(tx: Tx, actor: Actor, id: number): Promise<Project> {
  const found = await asProjects(tx.selectFrom('projects'))
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
