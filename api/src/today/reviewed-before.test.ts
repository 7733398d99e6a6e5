import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { completedProject, startInspection } from '../testing/factories.ts';
import { migrations } from '../testing/template.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

test('reviews: inspections from before the migration, the completed ones count as reviewed and the open one does not', async () => {
  const [office, dana] = [await api.person({ role: 'Manager' }), await api.person()];
  const before = await completedProject(api.db, dana);
  const open = await startInspection(api.db, dana);
  await sql`ALTER TABLE inspections DROP COLUMN reviewed_at, DROP COLUMN reviewed_by`.execute(api.db);
  const text = await readFile(join(migrations, '0037-reviewed-inspections.sql'), 'utf8');
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .filter((one) => one.trim() !== '');
  // One by one: an index of the transaction that changed its rows serves nobody while older transactions run.
  for (const statement of statements) await sql.raw(statement).execute(api.db);
  const after = await completedProject(api.db, dana);

  const rows = await api.db.selectFrom('inspections').select(['id', 'reviewedAt', 'reviewedBy']).execute();
  const reviewed = (id: string) => rows.find((row) => row.id === id)?.reviewedAt;
  expect(reviewed(before.inspectionId)).not.toBeNull();
  expect(reviewed(open.id)).toBeNull();
  expect(reviewed(after.inspectionId)).toBeNull();
  const { toReview } = (await office.send('today.read')).ok();
  expect(toReview.inspections.map(({ id }) => id)).toEqual([after.inspectionId]);
});
