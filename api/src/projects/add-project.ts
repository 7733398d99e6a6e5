import type { Project } from '@tidemark/contract/projects';
import type { InsertObject } from 'kysely';
import { record } from '../audit/record.ts';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { projectColumns } from './read.ts';

/** Adds a project and records it. */
export async function addProject(
  tx: Tx,
  caller: Caller,
  facts: InsertObject<Database, 'projects'>,
): Promise<Project> {
  const project = await tx
    .insertInto('projects')
    .values(facts)
    .returning(projectColumns)
    .executeTakeFirstOrThrow();
  await record(tx, caller, {
    action: 'project-created',
    subject: 'project',
    subjectId: project.id,
    after: project,
  });
  return project;
}
