import type { Project } from '@tidemark/contract/projects';
import type { InsertObject } from 'kysely';
import { recordAll } from '../audit/record.ts';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { queuePushes } from '../push/queue-pushes.ts';
import { projectColumns } from './read.ts';

type Facts = InsertObject<Database, 'projects'>;

/** Adds a project and records it. */
export async function addProject(tx: Tx, caller: Caller, facts: Facts): Promise<Project> {
  const [project] = await addProjects(tx, caller, [facts]);
  return project!;
}

/** Its own numbers are searched beside those of its inspections. */
const numbered = (facts: Facts): Facts => ({
  ...facts,
  claimNumbers: [facts.claimNumber, facts.policyNumber].filter(Boolean).join(' '),
});

/** PostgreSQL accepts 65,535 values per statement; a project has some thirty. */
const atOnce = 1_000;

/** Adds projects with their audit events. @returns them in the given order */
export async function addProjects(tx: Tx, caller: Caller, facts: readonly Facts[]): Promise<Project[]> {
  const added: Project[] = [];
  for (let from = 0; from < facts.length; from += atOnce) {
    const some = await tx
      .insertInto('projects')
      .values(facts.slice(from, from + atOnce).map(numbered))
      .returning(projectColumns)
      .execute();
    await recordAll(
      tx,
      caller,
      some.map((project) => ({
        action: 'project-created',
        subject: 'project',
        subjectId: project.id,
        after: project,
      })),
    );
    const assigned = some.filter(({ technicianId }) => technicianId !== null);
    if (assigned.length > 0)
      await queuePushes(
        tx,
        caller,
        'assigned',
        assigned.map(({ id }) => id),
      );
    added.push(...some);
  }
  return added;
}
