import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Person, password } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const open = (technicianId: number, proof: string) =>
  api.anyone.send('auth.open-export', { body: { technicianId, proof } });
const refused = { status: 403, code: 'export_refused' };
const made = async (by: Person, id: number) =>
  (await by.send('auth.export-code', { params: { id } })).ok().code;
const closed = async (status = 'Terminated' as const) => {
  const [manager, dana] = [await api.person({ role: 'Manager' }), await api.person()];
  (await manager.send('technicians.update', { params: { id: dana.id }, body: { status } })).ok();
  return { manager, dana };
};
const log = async (technicianId: number) =>
  (
    await api.db
      .selectFrom('auditLog')
      .select('action')
      .where('subject', '=', 'technician')
      .where('subjectId', '=', String(technicianId))
      .where('action', 'in', ['export-code-made', 'unsent-export-opened', 'unsent-export-refused'])
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

test('open export: a closed account, its password opens the export, a wrong one does not, and both are logged', async () => {
  const { dana } = await closed();
  expect(await open(dana.id, 'wrong')).toMatchObject(refused);
  expect((await open(dana.id, password)).status).toBe(200);
  expect(await log(dana.id)).toEqual(['unsent-export-refused', 'unsent-export-opened']);
});

test("open export: a manager's code opens it once however it is typed, and a newer code replaces it", async () => {
  const { manager, dana } = await closed();
  const before = await made(manager, dana.id);
  const code = await made(manager, dana.id);
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  expect(await open(dana.id, before)).toMatchObject(refused);
  expect((await open(dana.id, ` ${code.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
  expect((await open(dana.id, code)).status, 'the answer was lost').toBe(200);
  await api.db.updateTable('exportCodes').set({ usedAt: sql`now() - interval '11 minutes'` }).execute();
  expect(await open(dana.id, code)).toMatchObject(refused);
  const kept = await api.db.selectFrom('exportCodes').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(code);
});

test('open export: a code for another account or older than an hour, refused', async () => {
  const { manager, dana } = await closed();
  const rick = await api.person();
  const code = await made(manager, dana.id);
  expect(await open(rick.id, code)).toMatchObject(refused);
  await api.db.updateTable('exportCodes').set({ expiresAt: sql`now()` }).execute();
  expect(await open(dana.id, code)).toMatchObject(refused);
});

test('open export: five wrong tries, shut for the code and the password too', async () => {
  const { manager, dana } = await closed();
  const code = await made(manager, dana.id);
  for (let n = 0; n < 5; n++) expect(await open(dana.id, `guess ${n}`)).toMatchObject(refused);
  expect(await open(dana.id, code)).toMatchObject(refused);
  expect(await open(dana.id, password)).toMatchObject(refused);
});

test('open export: an unknown account or one without a password, refused', async () => {
  expect(await open(2_000_000_000, password)).toMatchObject(refused);
  const dana = await api.person();
  await api.db.updateTable('technicians').set({ passwordHash: null }).where('id', '=', dana.id).execute();
  expect(await open(dana.id, 'no account has this password')).toMatchObject(refused);
});

test('open export: codes, made by managers only for accounts they may edit', async () => {
  const [supervisor, manager, dana] = [
    await api.person({ role: 'Supervisor' }),
    await api.person({ role: 'Manager' }),
    await api.person(),
  ];
  expect(await dana.send('auth.export-code', { params: { id: dana.id } })).toMatchObject({ status: 403 });
  expect(await supervisor.send('auth.export-code', { params: { id: manager.id } })).toMatchObject({
    code: 'managers_only_by_managers',
  });
  expect(await supervisor.send('auth.export-code', { params: { id: 2_000_000_000 } })).toMatchObject({
    code: 'technician_not_found',
  });
  expect(await made(supervisor, dana.id)).toBeDefined();
});
