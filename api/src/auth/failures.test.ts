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
  /** What the browser keeps. */
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
/** A browser that has signed in. */
const knownTo = async (email: string, ip = '192.0.2.7') => cookieOf(await login(email, password, { ip }));
const account = async (technicianId: number) => {
  const manager = await api.person({ role: 'Manager' });
  return (await manager.send('technicians.read', { params: { id: technicianId } })).ok().technician;
};

test('25 tries from one address lock five accounts there, the Admin’s too, and nowhere else', async () => {
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

test('a device that has signed in before signs in, also from the address others failed from', async () => {
  const { email } = await api.person();
  const cookie = await knownTo(email);
  await fail(5, email);
  expect(await login(email)).toMatchObject(refused);
  expect((await login(email, password, { cookie })).status).toBe(200);
  expect(await login(email), 'its success is no word for others').toMatchObject(refused);
});

test('a known device has a count of its own: five failures lock it, and nobody else', async () => {
  const { email } = await api.person();
  const cookie = await knownTo(email);
  await fail(5, email, { cookie });
  expect(await login(email, password, { cookie })).toMatchObject(refused);
  expect(await login(email, password, { cookie, ip: '192.0.2.99' }), 'wherever it is').toMatchObject(refused);
  expect((await login(email)).status).toBe(200);
});

test('a device of another person, a made-up one and a malformed one are no known devices', async () => {
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

test('who was signed in before devices were marked is known from the next refresh on', async () => {
  const { email } = await api.person();
  const { refreshToken } = (await login(email)).ok().tokens;
  await api.db.updateTable('signIns').set({ deviceHash: null }).execute();
  const refreshed = await api.anyone.send('auth.refresh', { body: { refreshToken } });
  await fail(5, email);
  expect((await login(email, password, { cookie: cookieOf(refreshed) })).status).toBe(200);
});

test('many addresses: after 20 failures no unknown device signs in for 15 minutes, known ones do', async () => {
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

test('one address that goes on after each lock shuts out itself only', async () => {
  const { id, email } = await api.person();
  for (let n = 0; n < 6; n++) {
    await fail(5, email);
    await runOut(api.db, id);
  }
  await fail(5, email);
  expect((await login(email, password, { ip: '192.0.2.1' })).status).toBe(200);
});

test('one IPv6 network is one address', async () => {
  const { email } = await api.person();
  for (let n = 1; n <= 5; n++) await fail(1, email, { ip: `2001:db8:1:2::${n}` });
  expect(await login(email, password, { ip: '2001:db8:1:2:ffff::9' })).toMatchObject(refused);
  expect((await login(email, password, { ip: '2001:db8:1:3::1' })).status).toBe(200);
});

test('after a lock has run out, a single failure does not lock again', async () => {
  const { id, email } = await api.person();
  await fail(5, email);
  await runOut(api.db, id);
  await fail(1, email);
  expect((await login(email)).status).toBe(200);
});

test('unlocking lifts every lock; so does a new password', async () => {
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

test('the cookie of a device opens nothing: for its own calls only, out of reach of scripts', async () => {
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

test('behind TLS the cookie goes by TLS only', async () => {
  const { email } = await api.person();
  const headers = { ...headersOf({}), 'X-Forwarded-Proto': 'https' };
  const reply = await api.anyone.send('auth.login', { body: { email, password }, headers });
  expect(reply.headers.get('set-cookie')).toMatch(/; Secure$/);
});

test('failures of yesterday are forgotten, and the account shows it', async () => {
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
