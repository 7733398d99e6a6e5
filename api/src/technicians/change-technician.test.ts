import type { Role } from '@tidemark/contract/access';
import { technicianStatuses } from '@tidemark/contract/technicians';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { logOf } from './testing/log-of.ts';
import { someone } from './testing/someone.ts';

const api = useApi();

test.each(['Manager', 'Admin'] as const)(
  'change technician: a Supervisor neither creates nor edits a %s',
  async (role) => {
    const supervisor = await api.person({ role: 'Supervisor' });
    const { id } = await api.person({ role });
    const refused = { status: 403, code: 'managers_only_by_managers' };
    const params = { id };
    expect(await supervisor.send('technicians.create', { body: { ...someone(), role } })).toMatchObject(
      refused,
    );
    expect(await supervisor.send('technicians.update', { params, body: { firstName: 'X' } })).toMatchObject(
      refused,
    );
    expect(
      await supervisor.send('technicians.update', { params, body: { accountLocked: false } }),
    ).toMatchObject(refused);
    expect(await supervisor.send('technicians.remove', { params })).toMatchObject(refused);
    expect(await supervisor.send('technicians.invite', { params })).toMatchObject(refused);
    expect((await supervisor.send('technicians.read', { params })).status).toBe(200);
  },
);

test.each<[Role, object]>([
  ['Admin', { role: 'Manager' }],
  ['Manager', { role: 'Supervisor' }],
  ['Supervisor', { status: 'Suspended' }],
  ['Manager', { status: 'On Leave' }],
])('change technician: a %s cannot make %j of their own account, nor delete it', async (role, body) => {
  const self = await api.person({ role });
  await api.person({ role: 'Admin' });
  const params = { id: self.id };
  const refused = { status: 403, code: 'own_account_kept' };
  expect(await self.send('technicians.update', { params, body })).toMatchObject(refused);
  expect(await self.send('technicians.remove', { params })).toMatchObject(refused);
  expect((await self.send('technicians.profile')).ok().technician).toMatchObject({ role, status: 'Active' });
});

test('change technician: the last active Admin, kept even when two are removed at once', async () => {
  await api.db.updateTable('technicians').set({ role: 'Manager' }).where('role', '=', 'Admin').execute();
  const manager = await api.person({ role: 'Manager' });
  const admins = [await api.person({ role: 'Admin' }), await api.person({ role: 'Admin' })];
  const remove = ({ id }: Person) => manager.send('technicians.remove', { params: { id } });
  const replies = await Promise.all(admins.map(remove));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const left = admins[replies.findIndex(({ status }) => status === 409)]!;
  for (const body of [{ role: 'Field Technician' }, { status: 'Inactive' }]) {
    expect(await manager.send('technicians.update', { params: { id: left.id }, body })).toMatchObject({
      status: 409,
      code: 'last_admin_kept',
    });
  }
  expect((await left.send('auth.me')).status).toBe(200);
});

test('change technician: an Admin who never set a password does not count and can be removed', async () => {
  await api.db.updateTable('technicians').set({ role: 'Manager' }).where('role', '=', 'Admin').execute();
  const manager = await api.person({ role: 'Manager' });
  const [admin, invited] = [await api.person({ role: 'Admin' }), await api.person({ role: 'Admin' })];
  await api.db.updateTable('technicians').set({ passwordHash: null }).where('id', '=', invited.id).execute();
  expect(await manager.send('technicians.remove', { params: { id: admin.id } })).toMatchObject({
    status: 409,
    code: 'last_admin_kept',
  });
  expect(await manager.send('technicians.remove', { params: { id: invited.id } })).toMatchObject({
    status: 200,
  });
});

test('change technician: deleted, Terminated with the record kept and the tokens stopped', async () => {
  const manager = await api.person({ role: 'Manager' });
  const dana = await api.person();
  const params = { id: dana.id };
  const reply = await manager.send('technicians.remove', { params });
  expect(reply).toMatchObject({ status: 200, message: 'Technician deleted successfully' });
  expect(reply.ok().technician.status).toBe('Terminated');
  expect((await dana.send('auth.me')).status).toBe(401);
  expect((await manager.send('technicians.read', { params })).ok().technician.email).toBe(dana.email);
  const { terminatedAt } = await api.db
    .selectFrom('technicians')
    .select('terminatedAt')
    .where('id', '=', dana.id)
    .executeTakeFirstOrThrow();
  expect(Date.parse(terminatedAt!)).toBeGreaterThan(Date.now() - 60_000);
  expect(await logOf(api.db, dana.id)).toEqual([
    {
      technicianId: manager.id,
      action: 'technician-changed',
      before: { status: 'Active' },
      after: { status: 'Terminated' },
    },
  ]);
});

test.each(technicianStatuses.filter((status) => status !== 'Active'))(
  'change technician: made %s and Active again, signs in again because old tokens stay invalid',
  async (status) => {
    const manager = await api.person({ role: 'Manager' });
    const dana = await api.person();
    const params = { id: dana.id };
    (await manager.send('technicians.update', { params, body: { status } })).ok();
    expect((await dana.send('auth.me')).status).toBe(401);
    (await manager.send('technicians.update', { params, body: { status: 'Active' } })).ok();
    expect((await dana.send('auth.me')).status).toBe(401);
  },
);

test('change technician: a locked account, shown as locked and can be unlocked; nobody locks by hand', async () => {
  const manager = await api.person({ role: 'Supervisor' });
  const { id, email } = await api.person();
  const params = { id };
  for (let n = 0; n < 5; n++) await api.anyone.send('auth.login', { body: { email, password: 'wrong' } });
  const read = async () => (await manager.send('technicians.read', { params })).ok().technician;
  expect(await read()).toMatchObject({ accountLocked: true, loginAttempts: 5 });
  (await manager.send('technicians.update', { params, body: { accountLocked: false } })).ok();
  expect(await read()).toMatchObject({ accountLocked: false, loginAttempts: 0 });
  expect((await logOf(api.db, id)).at(-1)!.action).toBe('technician-unlocked');
  const lock = await manager.send('technicians.update', { params, body: { accountLocked: true } });
  expect(lock).toMatchObject({ status: 400, details: [{ field: 'accountLocked' }] });
});

test('change technician: some fields are sent, only they change and the old values are logged', async () => {
  const manager = await api.person({ role: 'Manager' });
  const { id } = await api.person();
  const params = { id };
  const body = { phoneNumber: '(630) 555-0188', role: 'Lead Technician' };
  const reply = await manager.send('technicians.update', { params, body });
  expect(reply).toMatchObject({ status: 200, message: 'Technician updated successfully' });
  expect(reply.ok().technician).toMatchObject({ ...body, firstName: 'Dana' });
  expect(await logOf(api.db, id)).toMatchObject([
    { before: { phoneNumber: null, role: 'Field Technician' }, after: body },
  ]);
  (await manager.send('technicians.update', { params, body })).ok();
  expect(await logOf(api.db, id), 'the same again is no change').toHaveLength(1);
});

test('change technician: an unknown number, a 404', async () => {
  const manager = await api.person({ role: 'Admin' });
  const params = { id: 2_000_000_000 };
  const missing = { status: 404, code: 'technician_not_found', message: 'Technician not found' };
  expect(await manager.send('technicians.read', { params })).toMatchObject(missing);
  expect(await manager.send('technicians.update', { params, body: {} })).toMatchObject(missing);
  expect(await manager.send('technicians.remove', { params })).toMatchObject(missing);
  expect(await manager.send('technicians.invite', { params })).toMatchObject(missing);
});

test('change technician: a lock whose time is over, not locked', async () => {
  const { id } = await api.person();
  const manager = await api.person({ role: 'Manager' });
  await api.db
    .updateTable('technicians')
    .set({ lockedUntil: sql`now() - interval '1 second'`, loginAttempts: 5 })
    .where('id', '=', id)
    .execute();
  const { technician } = (await manager.send('technicians.read', { params: { id } })).ok();
  expect(technician.accountLocked).toBe(false);
});
