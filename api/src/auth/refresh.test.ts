import { type SqlBool, sql } from 'kysely';
import { expect, test } from 'vitest';
import { password } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { hashOf } from './tokens.ts';

const api = useApi();
const refused = { status: 401, code: 'unauthenticated', message: 'Authentication failed' };
const refresh = (refreshToken: string) => api.anyone.send('auth.refresh', { body: { refreshToken } });
const me = (accessToken: string) =>
  api.anyone.send('auth.me', { headers: { Authorization: `Bearer ${accessToken}` } });

async function signIn() {
  const person = await api.person();
  const reply = await api.anyone.send('auth.login', { body: { email: person.email, password } });
  return { ...reply.ok().tokens, id: person.id };
}

/** Ages a token: moves its times of use and expiry back. */
const age = (token: string, column: 'usedAt' | 'expiresAt', interval: string) =>
  api.db
    .updateTable('refreshTokens')
    .set({ [column]: sql`${sql.ref(column)} - ${interval}::interval` })
    .where('hash', '=', hashOf(token))
    .execute();

test('refresh: a refresh token, exchanged for a pair that works', async () => {
  const first = await signIn();
  const second = (await refresh(first.refreshToken)).ok();
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect((await me(second.accessToken)).ok().technician.id).toBe(first.id);
  (await refresh(second.refreshToken)).ok();
});

test('refresh: the stored token, only a hash and expired after 30 days', async () => {
  const { refreshToken } = await signIn();
  const rows = await api.db
    .selectFrom('refreshTokens')
    .select([
      sql<string>`hash::text`.as('hash'),
      sql<SqlBool>`expires_at - now() BETWEEN '29 days' AND '30 days'`.as('month'),
    ])
    .execute();
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
  expect(rows.every(({ month }) => month)).toBe(true);
  await age(refreshToken, 'expiresAt', '30 days');
  expect(await refresh(refreshToken)).toMatchObject(refused);
});

test('refresh: the response was lost, the same token works again within 30 seconds', async () => {
  const { refreshToken } = await signIn();
  await refresh(refreshToken);
  await age(refreshToken, 'usedAt', '25 seconds');
  const again = (await refresh(refreshToken)).ok();
  expect((await me(again.accessToken)).status).toBe(200);
});

test('refresh: a token used again later, the whole sign-in ends and it is logged', async () => {
  const { refreshToken, id } = await signIn();
  const second = (await refresh(refreshToken)).ok();
  await age(refreshToken, 'usedAt', '31 seconds');
  expect(await refresh(refreshToken)).toMatchObject(refused);
  expect(await refresh(second.refreshToken)).toMatchObject(refused);
  expect(await me(second.accessToken)).toMatchObject(refused);
  const log = await api.db
    .selectFrom('auditLog')
    .select('action')
    .where('technicianId', '=', id)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['signed-in', 'sign-in-ended-by-reuse']);
});

test('refresh: one sign-in ends, another of the same person continues', async () => {
  const { refreshToken, id } = await signIn();
  const { email } = await api.db
    .selectFrom('technicians')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const other = (await api.anyone.send('auth.login', { body: { email, password } })).ok().tokens;
  await api.anyone.send('auth.logout', { body: { refreshToken } });
  expect((await me(other.accessToken)).status).toBe(200);
});

test('refresh: two uses at once, both get a pair of the same sign-in', async () => {
  const { refreshToken } = await signIn();
  const pairs = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
  const signIns = pairs.map((pair) => api.tokens.read(pair.ok().accessToken)?.signInId);
  expect(new Set(signIns).size).toBe(1);
});

test.each(['nonsense', 'x'.repeat(512)])('refresh: an unknown token, refused', async (token) => {
  expect(await refresh(token)).toMatchObject(refused);
});

test("refresh: a suspended person's token, refused", async () => {
  const { refreshToken, id } = await signIn();
  await api.db.updateTable('technicians').set({ status: 'Suspended' }).where('id', '=', id).execute();
  expect(await refresh(refreshToken)).toMatchObject(refused);
});
