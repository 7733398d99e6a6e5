import { projectClaimTypes, projectPriorities, projectStatuses } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { sumTallies } from './tallies.ts';

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

test('the total of every filter is what is there, before and after changes, deletions and summing up', async () => {
  const manager = await api.person({ role: 'Manager' });
  const filters = [undefined, ...projectStatuses].flatMap((status) =>
    [undefined, ...projectPriorities].flatMap((priority) =>
      [undefined, ...projectClaimTypes].map((claimType) => ({ status, priority, claimType })),
    ),
  );
  const agrees = async () => {
    for (const filter of filters) {
      const set = Object.entries(filter).filter(([, value]) => value !== undefined);
      let matching = api.db.selectFrom('projects').select(({ fn }) => fn.countAll<number>().as('count'));
      for (const [column, value] of set) matching = matching.where(sql.ref(column), '=', value);
      const { count } = await matching.executeTakeFirstOrThrow();
      const query = { limit: 1, ...Object.fromEntries(set) };
      const { pagination } = (await manager.send('projects.list', { query })).ok();
      expect({ filter, total: pagination.total }).toEqual({ filter, total: count });
    }
  };
  await everyKind();
  await agrees();
  await api.db.updateTable('projects').set({ priority: 'Low' }).where('priority', '=', 'High').execute();
  await api.db.updateTable('projects').set({ claimType: null }).where('status', '=', 'On Hold').execute();
  const old = api.db.selectFrom('projects').select('id').where('claimType', '=', 'Commercial').limit(3);
  await api.db.deleteFrom('projects').where('id', 'in', old).execute();
  await agrees();
  const before = (await manager.send('projects.list', {})).ok().counts;
  await Promise.all([
    sumTallies(api.db),
    sumTallies(api.db),
    addProject(api.db, null, { priority: 'Urgent' }),
  ]);
  await agrees();
  expect((await manager.send('projects.list', {})).ok().counts).toMatchObject({
    all: before.all + 1,
    urgent: before.urgent + 1,
  });
  await sumTallies(api.db);
  const rows = await api.db
    .selectFrom('projectTallies')
    .select(['status', 'priority', 'claimType'])
    .execute();
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
});
