import type { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { networkOf } from '../network-of.ts';
import { useApi } from '../testing/use-api.ts';
import { openRateLimits } from './rate-limits.ts';

const api = useApi({ server: { rateLimits: true, trustProxy: ['loopback'] } });
const minute = 60_000;

/** How many of these passed before one was refused, and for how long that one was. */
function through(call: () => void, most = 2000): [number, number] {
  for (let count = 0; count < most; count++) {
    try {
      call();
    } catch (error) {
      expect(error).toMatchObject({ code: 'rate_limited', status: 429 });
      return [count, (error as Refusal).retryAfter!];
    }
  }
  throw new Error('nothing was refused');
}
const clock = () => {
  const time = { now: Math.ceil(Date.now() / minute) * minute + Math.floor(Math.random() * 1000) * minute };
  return time;
};
/** What the database has of an address. */
const told = (ip: string) => async () => {
  const { rows } = await sql<{ count: number }>`
    SELECT count FROM rate_counts WHERE key = ${`address ${ip}`}`.execute(api.db);
  return rows[0]?.count;
};
const open = (now: () => number) => openRateLimits(api.db, api.app.log as never, now);

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('rate limits: %s counts as %s', (ip, counted) => {
  expect(networkOf(ip)).toBe(counted);
});

test('rate limits: a person has 1,200 calls a minute and an address 120, until the minute ends', async () => {
  const time = clock();
  const limits = open(() => time.now);
  time.now += 12_500;
  expect(through(() => limits.person(1))).toEqual([1200, 48]);
  expect(through(() => limits.address('10.1.1.1'))).toEqual([120, 48]);
  limits.person(2);
  limits.address('10.1.1.2');
  time.now += 48_000;
  limits.person(1);
  limits.address('10.1.1.1');
  await limits.close();
});

test('rate limits: two servers, count together', async () => {
  const time = clock();
  const [one, two] = [open(() => time.now), open(() => time.now)];
  for (let n = 0; n < 100; n++) one.address('10.2.2.2');
  for (let n = 0; n < 15; n++) two.address('10.2.2.2');
  // A busy database may not take a share; the server keeps it and tells it with the next.
  await expect.poll(() => one.share().then(told('10.2.2.2'))).toBe(100);
  await expect.poll(() => two.share().then(told('10.2.2.2'))).toBe(115);
  expect(through(() => two.address('10.2.2.2'))[0]).toBe(5);
  await one.close();
  await two.close();
});

test('rate limits: a burst, counted on the other servers within the second', async () => {
  const time = clock();
  const [one, two] = [open(() => time.now), open(() => time.now)];
  // Closing ends the timer and waits for counts being shared.
  for (let n = 0; n < 100; n++) one.address('10.4.4.4');
  await one.close();
  for (let n = 0; n < 6; n++) two.address('10.4.4.4');
  await two.close();
  expect(through(() => two.address('10.4.4.4'))[0]).toBe(14);
  await two.close();
});

test('rate limits: password attempts, counted immediately on every server', async () => {
  const time = clock();
  const servers = [open(() => time.now), open(() => time.now)];
  const tried = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => servers[n % 2]!.tries('auth.login', '10.3.3.3', 30)),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  for (const server of servers) await server.close();
});

test('rate limits: the 31st sign-in a minute from one address, a 429 with Retry-After for any account', async () => {
  const { email } = await api.person();
  const reply = async (n: number) =>
    api.anyone.send('auth.login', { body: { email: n % 2 ? email : 'x@y.example', password: 'wrong' } });
  // The minute may change during the test; of 70 in two minutes some are the 31st.
  const replies = [];
  for (let n = 0; n < 70; n++) replies.push(await reply(n));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(refused[0]).toMatchObject({
    code: 'rate_limited',
    message: 'Too many requests. Try again in a moment.',
  });
  const seconds = Number(refused[0]!.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  const dana = await api.person();
  expect((await dana.send('auth.me')).status, 'who is signed in goes on').toBe(200);
});

test('rate limits: calls without a sign-in, limited too, refused ones included', async () => {
  const statuses = [];
  for (let n = 0; n < 260; n++) statuses.push((await api.anyone.send('auth.me')).status);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

test('rate limits: people behind a trusted proxy, counted separately', async () => {
  const body = { email: 'a@b.example', password: 'wrong' };
  const statuses = [];
  for (let n = 0; n < 40; n++) {
    const headers = { 'X-Forwarded-For': `203.0.113.${n}` };
    statuses.push((await api.anyone.send('auth.login', { body, headers })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([401]));
});
