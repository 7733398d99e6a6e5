import { createSigner } from 'fast-jwt';
import { expect, test } from 'vitest';
import { password } from '../testing/people.ts';
import { tokenSecret, useApi } from '../testing/use-api.ts';
import { sessionReader } from './session.ts';
import { accessTokens } from './tokens.ts';

const api = useApi();
const second = 1_000;
const me = (accessToken: string) =>
  api.anyone.send('auth.me', { headers: { Authorization: `Bearer ${accessToken}` } });

test('tokens after a restart: another server with the same secret and database, the sign-in is known', async () => {
  const dana = await api.person();
  const { tokens } = (await api.anyone.send('auth.login', { body: { email: dana.email, password } })).ok();
  const restarted = sessionReader(api.db, accessTokens(tokenSecret));
  expect(await restarted(tokens.accessToken)).toMatchObject({ actor: { id: dana.id } });
  const other = sessionReader(api.db, accessTokens('the secret of some other company'));
  expect(await other(tokens.accessToken)).toBe(null);
});

/** A token signed by a server whose clock is this many milliseconds ahead. */
const signedAhead = (ms: number, of: { id: number; signInId: string }) =>
  createSigner({
    key: tokenSecret,
    algorithm: 'HS256',
    expiresIn: 15 * 60 * second,
    clockTimestamp: Date.now() + ms,
  })({ sub: String(of.id), sid: of.signInId });

test.each([
  ['an hour ahead', 3600 * second, 200],
  ['a minute ahead', 60 * second, 200],
  ['a minute behind', -60 * second, 200],
  ['behind by the whole life of a token, and four seconds', -(15 * 60 + 4) * second, 200],
  ['behind by more than that', -(15 * 60 + 10) * second, 401],
])(
  'tokens after a restart: a token from a server whose clock is %s answers %3$i',
  async (_, ahead, status) => {
    const dana = await api.person();
    expect((await me(signedAhead(ahead, dana))).status).toBe(status);
  },
);

test('tokens after a restart: an expired token on a device with a wrong clock, refused, and a refresh fixes it', async () => {
  const dana = await api.person();
  const { tokens } = (await api.anyone.send('auth.login', { body: { email: dana.email, password } })).ok();
  const { signInId } = api.tokens.read(tokens.accessToken)!;
  expect((await me(signedAhead(-20 * 60 * second, { id: dana.id, signInId }))).status).toBe(401);
  const headers = { Date: 'Tue, 01 Jan 2019 00:00:00 GMT' };
  const { refreshToken } = tokens;
  const fresh = (await api.anyone.send('auth.refresh', { body: { refreshToken }, headers })).ok();
  expect((await me(fresh.accessToken)).status).toBe(200);
});

test('tokens after a restart: a chain of refreshes continues as long as it is used, each token once', async () => {
  const dana = await api.person();
  let { tokens } = (await api.anyone.send('auth.login', { body: { email: dana.email, password } })).ok();
  const seen = new Set<string>();
  for (let turn = 0; turn < 10; turn++) {
    seen.add(tokens.refreshToken);
    tokens = (await api.anyone.send('auth.refresh', { body: { refreshToken: tokens.refreshToken } })).ok();
  }
  expect(seen.size).toBe(10);
  expect((await me(tokens.accessToken)).status).toBe(200);
  expect((await dana.send('auth.sign-ins')).ok().signIns).toHaveLength(2);
});
