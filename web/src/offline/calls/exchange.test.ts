import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../faults/call-error.ts';
import { getSession } from '../session/session.ts';
import { freshDevice } from '../testing/browser.ts';
import { refusedWith, taken } from '../testing/envelope.ts';
import { exchange } from './exchange.ts';

type Answer = [status: number, body?: object | string, headers?: Record<string, string>];

/** The server's responses, in order. */
let answers: Answer[] = [];
let asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
let office: Server;

beforeEach(async () => {
  answers = [];
  asked = [];
  office = createServer((request, response) => {
    asked.push(request);
    const [status, body = status < 300 ? taken({}) : refusedWith('unauthenticated'), headers = {}] =
      answers.shift()!;
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  freshDevice(`http://127.0.0.1:${(office.address() as AddressInfo).port}`);
  localStorage.removeItem('tsp-refreshAskedAt');
});
afterEach(async () => {
  vi.useRealTimers();
  office.closeAllConnections();
  await new Promise((resolve) => office.close(resolve));
});

const anything = { answers: () => true };
const read = () => exchange({ method: 'GET', path: '/projects', ...anything });
const failed = () =>
  read().then(
    () => expect.unreachable(),
    (error: unknown) => error as CallError,
  );
const newTokens = taken({ accessToken: 'access-2', refreshToken: 'refresh-2' });
const tooMany = refusedWith('rate_limited');

test('exchange: every call is below /api/v1 and has the stored token; a body is sent as JSON', async () => {
  answers = [[200], [200], [200]];
  await read();
  await exchange({ method: 'POST', path: '/rooms', body: { name: 'Attic' }, ...anything });
  await exchange({ method: 'POST', path: '/auth/login', body: {}, anonymous: true, ...anything });
  expect(asked.map(({ url }) => url)).toEqual(['/api/v1/projects', '/api/v1/rooms', '/api/v1/auth/login']);
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer access-1',
    'Bearer access-1',
    undefined,
  ]);
  expect(asked[1]!.headers['content-type']).toBe('application/json');
});

test("exchange: every call has an id for the server's log, and a change has the same one at each try", async () => {
  answers = [[200], [200], [429, tooMany, { 'Retry-After': '0' }], [200]];
  await read();
  await read();
  const headers = { 'Idempotency-Key': '0199d0c1-7f2e-7c1a-9a51-2f8d1f0c6a11' };
  await exchange({ method: 'POST', path: '/rooms', body: {}, headers, ...anything });
  const [first, second, ...change] = asked.map((call) => call.headers['x-request-id']);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
  expect(change).toEqual(Array(2).fill(headers['Idempotency-Key']));
});

test("exchange: a 500 shows its reference in the server's log", async () => {
  answers = [[500, { ...JSON.parse(refusedWith('internal')), requestId: '0199d0c1-7f2e-7c1a' }]];
  expect((await failed()).message).toBe('Something went wrong on the server. Reference: 0199d0c1-7f2e-7c1a');
});

test('exchange: a 401 refreshes the token and repeats the call once with the new one', async () => {
  answers = [[401], [200, newTokens], [200, taken({ is: 'there' })]];
  expect((await read()).body).toMatchObject({ data: { is: 'there' } });
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/v1/projects',
    '/api/v1/auth/refresh',
    '/api/v1/projects',
  ]);
  expect(asked[2]!.headers.authorization).toBe('Bearer access-2');
});

test('exchange: a refused refresh clears tokens and technician and raises "Authentication failed"', async () => {
  answers = [[401], [401]];
  expect(await failed()).toMatchObject({ message: 'Authentication failed', status: 401 });
  expect(getSession()).toBeNull();
  for (const key of ['tsp-accessToken', 'tsp-refreshToken', 'tsp-technician'])
    expect(localStorage.getItem(key), key).toBeNull();
});

test('exchange: a 429 waits for its Retry-After and repeats once, not twice', async () => {
  answers = [[429, tooMany, { 'Retry-After': '0' }], [200]];
  expect((await read()).status).toBe(200);
  answers = [
    [429, tooMany, { 'Retry-After': '0' }],
    [429, tooMany],
  ];
  expect(await failed()).toMatchObject({ message: 'Too many requests. Try again in a moment.', status: 429 });
  expect(asked).toHaveLength(4);
});

test('exchange: a 429 without Retry-After waits five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waits = vi.spyOn(globalThis, 'setTimeout');
  answers = [[429, tooMany], [200]];
  const answered = read();
  while (!waits.mock.calls.some(([, ms]) => ms === 5000)) await setImmediate();
  vi.advanceTimersByTime(4999);
  for (let turn = 0; turn < 50; turn++) await setImmediate();
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect((await answered).status).toBe(200);
});

test('exchange: a 404 is an ordinary result', async () => {
  const body = JSON.parse(refusedWith('project_not_found'));
  answers = [[404, body]];
  expect(await read()).toMatchObject({ status: 404, body });
});

const saying = (error: string) => ({ success: false, error, message: error, code: 'id_taken' });

test.each<[string, Answer, string]>([
  ['error', [409, { ...saying('Said first'), message: 'Said second' }], 'Said first'],
  ['message', [409, { ...saying(''), message: 'Said second' }], 'Said second'],
  ['status where the body has neither', [503, saying('')], 'HTTP error! status: 503'],
])("exchange: any other response raises an error with the body's %s", async (_, answer, message) => {
  answers = [answer];
  const error = await failed();
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ message, status: answer[0] });
});

test('exchange: a network failure raises "Network error"', async () => {
  office.closeAllConnections();
  await new Promise((resolve) => office.close(resolve));
  const error = await failed();
  expect(error).toMatchObject({ message: 'Network error', status: 0 });
  office.listen(0);
});
