import { projectStatuses } from '@tidemark/contract/projects';
import { projectClaimTypes, projectPriorities } from '@tidemark/contract/projects/fields';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { backgroundWork } from '../files/take-turns.ts';
import { addProject } from '../testing/factories.ts';
import { databaseUrl, migrations } from '../testing/template.ts';
import { useApi } from '../testing/use-api.ts';
import { countProjects } from './count-projects.ts';
import { listProjects } from './list-projects.ts';

const api = useApi();

const some = <T>(of: readonly T[], nth: number) => of[nth % of.length]!;

async function everyKind(): Promise<void> {
  const technician = await api.person();
  for (let nth = 0; nth < 60; nth++)
    await addProject(api.db, technician, {
      status: some(projectStatuses.slice(1), nth),
      priority: some(projectPriorities, Math.floor(nth / 3)),
      claimType: some([null, ...projectClaimTypes], Math.floor(nth / 7)),
    });
}

test('project counts: every filter of a manager, its total is what is there', async () => {
  await everyKind();
  const all = await api.db.selectFrom('projects').select(['status', 'priority', 'claimType']).execute();
  for (const status of [undefined, ...projectStatuses])
    for (const priority of [undefined, ...projectPriorities])
      for (const claimType of [undefined, ...projectClaimTypes]) {
        const named = { status, priority, claimType };
        const found = all.filter(
          (project) =>
            (!status || project.status === status) &&
            (!priority || project.priority === priority) &&
            (!claimType || project.claimType === claimType),
        );
        const { matching } = await countProjects(api.db, { id: 1, role: 'Manager' }, named);
        expect({ named, matching }).toEqual({ named, matching: found.length });
      }
});

test('project counts: one added and one deleted, both counted immediately', async () => {
  const manager = await api.person({ role: 'Manager' });
  const counts = async () => (await manager.send('projects.list', {})).ok().counts;
  const before = await counts();
  const id = await addProject(api.db, null, { priority: 'Urgent' });
  expect(await counts()).toMatchObject({ all: before.all + 1, urgent: before.urgent + 1 });
  await api.db.deleteFrom('projects').where('id', '=', id).execute();
  expect(await counts()).toEqual(before);
});

test('project counts: a database upgraded from words and tallies, its projects are found and counted without them', async () => {
  const name = 'before_plain_search';
  await sql.raw(`CREATE DATABASE ${name}`).execute(api.db);
  const fail = (error: Error) => {
    throw error;
  };
  const db = openDatabase(databaseUrl(api.databaseUrl, name), { max: 1, onError: fail });
  await migrate(db, migrations, '0028-doors');
  const before = await addProject(db, null, { title: 'Kerfuffle' });
  expect(await migrate(db, migrations)).toContain('0032-plain-search-and-counts');
  const after = await addProject(db, null, { title: 'Kerfuffles' });
  await db.updateTable('projects').set({ priority: 'Urgent' }).where('id', '=', before).execute();
  const caller = {
    actor: { id: 1, role: 'Manager' as const },
    ...{ signInId: null, ip: '', userAgent: null, requestId: 'test', fileAddress: String },
    asker: backgroundWork,
  };
  const query = { page: 1, limit: 20, search: 'erfuf' };
  const found = await listProjects({ ...caller, db }, { params: {}, query, body: {} });
  await db.destroy();
  await sql.raw(`DROP DATABASE ${name}`).execute(api.db);
  expect(found.projects.map(({ id }) => id)).toEqual([after, before]);
  expect(found.counts).toMatchObject({ all: 2, urgent: 1 });
});
