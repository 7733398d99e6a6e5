import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { password } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { deviceOf } from './device.ts';

const api = useApi();
const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A146P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const signIn = async (email: string, userAgent: string) =>
  (
    await api.anyone.send('auth.login', { body: { email, password }, headers: { 'User-Agent': userAgent } })
  ).ok().tokens;
const me = (accessToken: string) =>
  api.anyone.send('auth.me', { headers: { Authorization: `Bearer ${accessToken}` } });

test.each([
  [phone, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'Safari on Mac'],
  ['curl/8.5', 'Unknown device'],
  [null, 'Unknown device'],
])('sign-ins: %s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test("sign-ins: the list shows a person's own sign-ins, the current one and their addresses", async () => {
  const dana = await api.person();
  await api.person();
  await signIn(dana.email, phone);
  const { signIns } = (await dana.send('auth.sign-ins')).ok();
  expect(signIns.map(({ device, current, place }) => ({ device, current, place }))).toEqual([
    { device: 'Chrome on Android', current: false, place: '127.0.0.1' },
    { device: 'Unknown device', current: true, place: null },
  ]);
});

test('sign-ins: one that is ended, refused at its next call and no longer listed', async () => {
  const dana = await api.person();
  const { accessToken, refreshToken } = await signIn(dana.email, phone);
  const { id } = (await dana.send('auth.sign-ins')).ok().signIns.find(({ current }) => !current)!;
  (await dana.send('auth.end-sign-in', { params: { id } })).ok();
  expect((await me(accessToken)).status).toBe(401);
  expect((await api.anyone.send('auth.refresh', { body: { refreshToken } })).status).toBe(401);
  expect((await dana.send('auth.sign-ins')).ok().signIns).toHaveLength(1);
});

test('sign-ins: ended twice because the response was lost, logged once', async () => {
  const dana = await api.person();
  await signIn(dana.email, phone);
  const { id } = (await dana.send('auth.sign-ins')).ok().signIns.find(({ current }) => !current)!;
  for (let pressed = 0; pressed < 2; pressed++)
    expect((await dana.send('auth.end-sign-in', { params: { id } })).status).toBe(200);
  const written = await api.db
    .selectFrom('auditLog')
    .select('id')
    .where('action', '=', 'sign-in-ended')
    .where('technicianId', '=', dana.id)
    .execute();
  expect(written).toHaveLength(1);
});

test("sign-ins: ending another person's, refused, to an Admin too", async () => {
  const dana = await api.person();
  const admin = await api.person({ role: 'Admin' });
  expect(await admin.send('auth.end-sign-in', { params: { id: dana.signInId } })).toMatchObject({
    status: 404,
    code: 'sign_in_not_found',
  });
  expect((await dana.send('auth.me')).status).toBe(200);
});

test("sign-ins: signing out everywhere ends all of one's own and nobody else's", async () => {
  const dana = await api.person();
  const luis = await api.person();
  const { accessToken } = await signIn(dana.email, phone);
  expect((await dana.send('auth.logout-everywhere')).ok()).toEqual({ ended: 2 });
  expect((await me(accessToken)).status).toBe(401);
  expect((await dana.send('auth.me')).status).toBe(401);
  expect((await luis.send('auth.me')).status).toBe(200);
});

test('sign-ins: one whose refresh token has expired, not listed', async () => {
  const dana = await api.person();
  await signIn(dana.email, phone);
  await api.db
    .updateTable('signIns')
    .set({ lastUsedAt: sql`now() - interval '31 days'` })
    .where('technicianId', '=', dana.id)
    .where('id', '<>', dana.signInId)
    .execute();
  expect((await dana.send('auth.sign-ins')).ok().signIns).toHaveLength(1);
});
