import { technicianStatuses } from '@tidemark/contract/technicians';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { password } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { runOut } from './testing/run-out.ts';

const api = useApi();
const login = (email: string, word = password) =>
  api.anyone.send('auth.login', { body: { email, password: word } });
const refused = { status: 401, code: 'invalid_credentials', message: 'Invalid email or password' };
const log = (technicianId: number) =>
  api.db
    .selectFrom('auditLog')
    .select(['action', 'ip', 'requestId'])
    .where('technicianId', '=', technicianId)
    .orderBy('id')
    .execute();

test('login: the right password, signed in, and the account is returned without its secrets', async () => {
  const { id, email } = await api.person({ role: 'Lead Technician' });
  const reply = await login(`  ${email.toUpperCase()} `);
  expect(reply).toMatchObject({ status: 200, message: 'Login Successful' });
  const { technician, tokens } = reply.ok();
  expect(technician).toMatchObject({
    id,
    email,
    role: 'Lead Technician',
    loginAttempts: 0,
    accountLocked: false,
  });
  expect(technician.technicianId).toBe(`TECH-${String(id).padStart(4, '0')}`);
  expect(Date.parse(technician.lastLogin!)).toBeGreaterThan(Date.now() - 60_000);
  expect(technician).not.toHaveProperty('passwordHash');
  expect(api.tokens.read(tokens.accessToken)).toMatchObject({ technicianId: id });
  expect(await log(id)).toEqual([
    { action: 'signed-in', ip: '127.0.0.1', requestId: reply.headers.get('x-request-id') },
  ]);
});

test('login: a wrong password and an unknown account, the same response', async () => {
  const { id, email } = await api.person();
  expect(await login(email, 'wrong')).toMatchObject(refused);
  expect(await login('nobody@tidemark.example')).toMatchObject(refused);
  expect(await log(id)).toMatchObject([{ action: 'sign-in-failed' }]);
});

test('login: an account without a password, refused', async () => {
  const { id, email } = await api.person();
  await api.db.updateTable('technicians').set({ passwordHash: null }).where('id', '=', id).execute();
  expect(await login(email)).toMatchObject(refused);
  expect(await login(email, 'no account has this password')).toMatchObject(refused);
});

test.each(technicianStatuses.filter((status) => status !== 'Active'))(
  'login: a technician who is %s, refused',
  async (status) => {
    const { email } = await api.person({ status });
    expect(await login(email)).toMatchObject(refused);
  },
);

test('login: five failures in a row, locked for 15 minutes without the response saying so', async () => {
  const { id, email } = await api.person();
  const account = () =>
    api.db
      .selectFrom('technicians')
      .select([
        'loginAttempts',
        sql<number | null>`extract(epoch FROM locked_until - now())::float8`.as('seconds'),
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  for (let failures = 1; failures <= 4; failures++)
    expect(await login(email, 'wrong')).toMatchObject(refused);
  expect(await account()).toEqual({ loginAttempts: 4, seconds: null });
  expect(await login(email, 'wrong')).toMatchObject(refused);
  expect((await account()).seconds).toBeGreaterThan(890);
  expect((await account()).seconds).toBeLessThanOrEqual(900);
  expect(await login(email)).toMatchObject(refused);
  expect((await account()).loginAttempts).toBe(5);

  await runOut(api.db, id);
  expect((await login(email)).status).toBe(200);
  expect(await account()).toEqual({ loginAttempts: 0, seconds: null });
});

test('login: failures with a success between them, not counted as in a row', async () => {
  const { email } = await api.person();
  for (let i = 0; i < 4; i++) await login(email, 'wrong');
  (await login(email)).ok();
  for (let i = 0; i < 4; i++) await login(email, 'wrong');
  (await login(email)).ok();
});

test('login: failures that arrive at the same time, all counted', async () => {
  const { id, email } = await api.person();
  await Promise.all(Array.from({ length: 8 }, () => login(email, 'wrong')));
  const { loginAttempts } = await api.db
    .selectFrom('technicians')
    .select('loginAttempts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(loginAttempts).toBe(5);
});

test('login: a failure with or without an account, logged either way so that both take equally long', async () => {
  const { email } = await api.person();
  const failures = async () =>
    (await api.db.selectFrom('auditLog').select('id').where('action', '=', 'sign-in-failed').execute())
      .length;
  for (const of of [email, 'nobody@tidemark.example']) {
    const before = await failures();
    await login(of, 'wrong');
    expect((await failures()) - before).toBe(1);
  }
});
