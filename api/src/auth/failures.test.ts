import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { password } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { forgetOldFailures } from './failures.ts';
import { runOut } from './testing/run-out.ts';

const api = useApi({ server: { trustProxy: ['loopback'] } });
const refused = { status: 401, code: 'invalid_credentials', message: 'Invalid email or password' };

interface From {
  ip?: string;
  /** The browser's cookies. */
  cookie?: string;
}
const headersOf = ({ ip = '198.51.100.1', cookie }: From) => ({
  'X-Forwarded-For': ip,
  ...(cookie && { Cookie: cookie }),
});
const login = (email: string, word = password, from: From = {}) =>
  api.anyone.send('auth.login', { body: { email, password: word }, headers: headersOf(from) });
const fail = async (times: number, email: string, from: From = {}) => {
  for (let n = 0; n < times; n++) expect(await login(email, 'wrong', from)).toMatchObject(refused);
};
const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')!.split(';')[0]!;
/** A browser that has signed in before. */
const knownTo = async (email: string, ip = '192.0.2.7') => cookieOf(await login(email, password, { ip }));
const account = async (technicianId: number) => {
  const manager = await api.person({ role: 'Manager' });
  return (await manager.send('technicians.read', { params: { id: technicianId } })).ok().technician;
};

test("failed sign-ins: 25 tries from one address, five accounts are locked for that address only, the Admin's included", async () => {
  const people = [];
  for (const role of ['Field Technician', 'Field Technician', 'Supervisor', 'Manager', 'Admin'] as const)
    people.push(await api.person({ role }));
  for (const { email } of people) await fail(5, email);
  for (const { id, email } of people) {
    expect(await login(email), 'the address that failed').toMatchObject(refused);
    expect(await account(id)).toMatchObject({ accountLocked: true, loginAttempts: 5 });
    expect((await login(email, password, { ip: '192.0.2.7' })).status, 'the office').toBe(200);
  }
});

test('failed sign-ins: a known device signs in even from the address where others failed', async () => {
  const { email } = await api.person();
  const cookie = await knownTo(email);
  await fail(5, email);
  expect(await login(email)).toMatchObject(refused);
  expect((await login(email, password, { cookie })).status).toBe(200);
  expect(await login(email), 'its success is no word for others').toMatchObject(refused);
});

test('failed sign-ins: a known device, five failures on it lock that device only', async () => {
  const { email } = await api.person();
  const cookie = await knownTo(email);
  await fail(5, email, { cookie });
  expect(await login(email, password, { cookie })).toMatchObject(refused);
  expect(await login(email, password, { cookie, ip: '192.0.2.99' }), 'wherever it is').toMatchObject(refused);
  expect((await login(email)).status).toBe(200);
});

test("failed sign-ins: another person's, a made-up or a malformed device cookie, not a known device", async () => {
  const [dana, rick] = [await api.person(), await api.person()];
  const others = await knownTo(rick.email);
  await fail(5, dana.email);
  for (const cookie of [
    others,
    `tidemark-device=${'x'.repeat(43)}`,
    'tidemark-device=',
    'tidemark-device=%00',
  ])
    expect(await login(dana.email, password, { cookie }), cookie).toMatchObject(refused);
});

test('failed sign-ins: a sign-in older than device cookies, known from its next refresh on', async () => {
  const { email } = await api.person();
  const { refreshToken } = (await login(email)).ok().tokens;
  await api.db.updateTable('signIns').set({ deviceHash: null }).execute();
  const refreshed = await api.anyone.send('auth.refresh', { body: { refreshToken } });
  await fail(5, email);
  expect((await login(email, password, { cookie: cookieOf(refreshed) })).status).toBe(200);
});

test('failed sign-ins: 20 failures from many addresses, unknown devices wait 15 minutes and known ones do not', async () => {
  const { id, email } = await api.person();
  const cookie = await knownTo(email);
  for (let n = 0; n < 20; n++) await fail(1, email, { ip: `203.0.113.${n}` });
  expect(await account(id)).toMatchObject({ accountLocked: true, loginAttempts: 20 });
  expect(await login(email, password, { ip: '192.0.2.1' })).toMatchObject(refused);
  expect((await login(email, password, { cookie, ip: '192.0.2.1' })).status).toBe(200);
  await fail(3, email, { ip: '203.0.113.200' });
  expect(await account(id), 'tries while it is shut are not counted').toMatchObject({ loginAttempts: 20 });
  await runOut(api.db, id);
  expect(await account(id)).toMatchObject({ accountLocked: false });
  expect((await login(email, password, { ip: '192.0.2.1' })).status).toBe(200);
});

test('failed sign-ins: an address that goes on after each lock shuts out only itself', async () => {
  const { id, email } = await api.person();
  for (let n = 0; n < 6; n++) {
    await fail(5, email);
    await runOut(api.db, id);
  }
  await fail(5, email);
  expect((await login(email, password, { ip: '192.0.2.1' })).status).toBe(200);
});

test('failed sign-ins: addresses of one IPv6 network, counted as one', async () => {
  const { email } = await api.person();
  for (let n = 1; n <= 5; n++) await fail(1, email, { ip: `2001:db8:1:2::${n}` });
  expect(await login(email, password, { ip: '2001:db8:1:2:ffff::9' })).toMatchObject(refused);
  expect((await login(email, password, { ip: '2001:db8:1:3::1' })).status).toBe(200);
});

test('failed sign-ins: a single failure after a lock has expired, no new lock', async () => {
  const { id, email } = await api.person();
  await fail(5, email);
  await runOut(api.db, id);
  await fail(1, email);
  expect((await login(email)).status).toBe(200);
});

test('failed sign-ins: an account that is unlocked or gets a new password, every lock is lifted', async () => {
  const manager = await api.person({ role: 'Manager' });
  const { id, email } = await api.person();
  const cookie = await knownTo(email);
  const lockAll = async () => {
    await fail(5, email, { cookie });
    for (let n = 0; n < 4; n++) await fail(5, email, { ip: `203.0.113.${n}` });
  };
  await lockAll();
  (await manager.send('technicians.update', { params: { id }, body: { accountLocked: false } })).ok();
  expect(await account(id)).toMatchObject({ accountLocked: false, loginAttempts: 0 });
  expect((await login(email, password, { cookie })).status).toBe(200);
  expect((await login(email, password, { ip: '203.0.113.1' })).status).toBe(200);
});

test('failed sign-ins: the device cookie, sent to its own calls only and hidden from scripts', async () => {
  const { email } = await api.person();
  const reply = await login(email, password, { ip: '192.0.2.3' });
  expect(reply.headers.get('set-cookie')).toMatch(
    /^tidemark-device=[\w-]{43}; Path=\/api\/v1\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
  );
  const cookie = cookieOf(reply);
  expect((await login(email, password, { cookie })).headers.get('set-cookie')).toContain(cookie);
  expect((await login(email, 'wrong', { cookie })).headers.get('set-cookie')).toBeNull();
  expect((await api.anyone.send('auth.me', { headers: { Cookie: cookie } })).status).toBe(401);
  const kept = await api.db.selectFrom('signIns').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(cookie.split('=')[1]);
});

test('failed sign-ins: the device cookie behind TLS, sent over TLS only', async () => {
  const { email } = await api.person();
  const headers = { ...headersOf({}), 'X-Forwarded-Proto': 'https' };
  const reply = await api.anyone.send('auth.login', { body: { email, password }, headers });
  expect(reply.headers.get('set-cookie')).toMatch(/; Secure$/);
});

test("failed sign-ins: yesterday's failures, forgotten, and the account shows it", async () => {
  const { id, email } = await api.person();
  await fail(3, email);
  await fail(1, email, { ip: '192.0.2.5' });
  await api.db
    .updateTable('signInFailures')
    .set({ lastAt: sql`now() - interval '25 hours'` })
    .where('technicianId', '=', id)
    .where('failures', '=', 3)
    .execute();
  await forgetOldFailures(api.db);
  expect(await account(id)).toMatchObject({ loginAttempts: 1 });
});
