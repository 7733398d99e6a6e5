import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { officeActions } from '@tidemark/contract/office/actions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice } from '../testing/browser.ts';
import { refusedWith, taken } from '../testing/envelope.ts';
import { call } from './call.ts';

/** The fate of each request, in order: a status, or the response is lost. */
let answers: (number | 'lost')[] = [];
let keys: (string | undefined)[] = [];
let office: Server;

beforeEach(async () => {
  keys = [];
  office = createServer((request, response) => {
    const { 'idempotency-key': key } = request.headers;
    keys.push(key && String(key));
    const answer = answers.shift()!;
    if (answer === 'lost') return void response.destroy();
    const body = answer < 300 ? taken({ view: { id: 'mine' } }) : refusedWith('view_name_taken');
    response.writeHead(answer, { 'Content-Type': 'application/json' }).end(answer === 502 ? '<html>' : body);
  });
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  freshDevice(`http://127.0.0.1:${(office.address() as AddressInfo).port}`);
});
afterEach(async () => {
  vi.useRealTimers();
  office.closeAllConnections();
  await new Promise((resolve) => office.close(resolve));
});

const save = (name: string) =>
  call(officeActions.saveView, { body: { name, filters: {} } }).catch(() => undefined);

test.each([['lost' as const], [502]])(
  'idempotency key: sent again after %s, an entry keeps its key',
  async (first) => {
    answers = [first, 201, 201];
    for (let n = 0; n < 3; n++) await save(`After ${first}`);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);

test('idempotency key: a refused entry, or another one, gets a new key', async () => {
  answers = [409, 'lost', 201, 201];
  for (const name of ['One', 'One', 'Two', 'One']) await save(name);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(keys[3]).toBe(keys[1]);
});

test('idempotency key: ten minutes later, the same entry gets a new key', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answers = ['lost', 201];
  await save('Late');
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await save('Late');
  expect(keys[1]).not.toBe(keys[0]);
});
