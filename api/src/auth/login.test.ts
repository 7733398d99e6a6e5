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

test('the right password signs in, and the account is told without its secrets', async () => {
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

test('a wrong password and an account that does not exist get the same answer', async () => {
  const { id, email } = await api.person();
  expect(await login(email, 'wrong')).toMatchObject(refused);
  expect(await login('nobody@tidemark.example')).toMatchObject(refused);
  expect(await log(id)).toMatchObject([{ action: 'sign-in-failed' }]);
});

test('an account without a password cannot sign in', async () => {
  const { id, email } = await api.person();
  await api.db.updateTable('technicians').set({ passwordHash: null }).where('id', '=', id).execute();
  expect(await login(email)).toMatchObject(refused);
  expect(await login(email, 'no account has this password')).toMatchObject(refused);
});

test.each(technicianStatuses.filter((status) => status !== 'Active'))(
  'a technician who is %s cannot sign in',
  async (status) => {
    const { email } = await api.person({ status });
    expect(await login(email)).toMatchObject(refused);
  },
);

test('five failures in a row lock the account for 15 minutes, and the answer does not say so', async () => {
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

test('failures in a row are counted, not failures', async () => {
  const { email } = await api.person();
  for (let i = 0; i < 4; i++) await login(email, 'wrong');
  (await login(email)).ok();
  for (let i = 0; i < 4; i++) await login(email, 'wrong');
  (await login(email)).ok();
});

test('failures that arrive at once are all counted', async () => {
  const { id, email } = await api.person();
  await Promise.all(Array.from({ length: 8 }, () => login(email, 'wrong')));
  const { loginAttempts } = await api.db
    .selectFrom('technicians')
    .select('loginAttempts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(loginAttempts).toBe(5);
});

test('a failed sign-in is written down whether there is an account or not, so that both take as long', async () => {
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
