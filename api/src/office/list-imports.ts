import type { officeActions } from '@tidemark/contract/office/actions';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import { undoable } from './undoable.ts';

const most = 50;

export const listImports: Handler<typeof officeActions.imports> = async ({ db }) => ({
  imports: await db
    .selectFrom('projectImports')
    .innerJoin('importedProjects', 'importedProjects.importId', 'projectImports.id')
    .innerJoin('technicians', 'technicians.id', 'projectImports.technicianId')
    .select(({ fn }) => [
      'projectImports.id',
      'projectImports.fileName',
      sql<string>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('technicianName'),
      'projectImports.lastAt as at',
      fn.countAll<number>().as('projects'),
    ])
    .where(undoable)
    .where('undoneAt', 'is', null)
    .groupBy(['projectImports.id', 'technicians.id'])
    .orderBy('projectImports.lastAt', 'desc')
    .limit(most)
    .execute(),
});
