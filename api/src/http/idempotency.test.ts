import { action } from '@tidemark/contract/action';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Bound, WriteContext } from '../context.ts';
import { startInspection } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { forgetOldKeys } from './idempotency.ts';
import { addRoutes } from './routes.ts';

const gate = 77;
let runs = 0;

/** An action of the test: its work gets the number of earlier runs. */
function bound(name: string, run: (context: WriteContext, before: number) => Promise<unknown>): Bound {
  const declared = action({
    name: `test.${name}`,
    method: 'POST',
    path: `/test/${name}`,
    summary: name,
    access: 'signed-in',
    body: z.object({}),
    answer: z.object({}),
  });
  return {
    action: declared as Bound['action'],
    async handle(context) {
      await run(context as WriteContext, runs++);
      return {};
    },
  };
}
const raise = (code: string) => sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`);
const bounds = [
  bound('waits', ({ tx }) => sql`SELECT pg_advisory_xact_lock(${gate})`.execute(tx)),
  bound('fails-once', async ({ tx }, before) => before === 0 && raise('22000').execute(tx)),
  bound('clashes-twice', async ({ tx }, before) => before < 2 && raise('40001').execute(tx)),
  bound('clashes-always', ({ tx }) => raise('40P01').execute(tx)),
];
const api = useApi({ extend: (app, parts) => addRoutes(app, bounds, parts) });

let keys = 0;
const newKey = () => `key-of-test-${++keys}`;
const headers = (key: string) => ({ 'Idempotency-Key': key });
const run = async (who: Person, name: string, key?: string) => {
  const response = await who.fetch('POST', `/api/v1/test/${name}`, {
    body: {},
    headers: key ? headers(key) : {},
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code, replayed: response.headers.get('idempotency-replayed') };
};

async function withRoomCall() {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana);
  const create = (key: string, change: object = {}) =>
    dana.send('rooms.create', {
      body: { inspectionId, name: 'Attic', type: 'Attic', ...change },
      headers: headers(key),
    });
  const count = async () =>
    (await dana.send('rooms.of-inspection', { params: { inspectionId } })).ok().rooms.length;
  return { dana, inspectionId, create, count };
}

test('idempotency: the same key and request, the first response again and done once', async () => {
  const { create, count } = await withRoomCall();
  const key = newKey();
  const first = await create(key);
  const second = await create(key);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(second.status).toBe(201);
  expect(second.ok()).toEqual(first.ok());
  expect(await count()).toBe(1);
  await create(newKey());
  expect(await count()).toBe(2);
});

test('idempotency: the fields in another order, the same request', async () => {
  const { dana, inspectionId, count } = await withRoomCall();
  const send = (body: string) =>
    dana.fetch('POST', '/api/v1/rooms', { body, headers: headers('key-of-order') });
  await send(`{"name":"A","type":"Attic","inspectionId":"${inspectionId}"}`);
  const again = await send(`{ "inspectionId":"${inspectionId}", "type":"Attic", "name":"A" }`);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await count()).toBe(1);
});

test('idempotency: the same key for another request, refused', async () => {
  const { dana, create, count, inspectionId } = await withRoomCall();
  const key = newKey();
  await create(key);
  const reused = { status: 422, code: 'idempotency_key_reused' };
  expect(await create(key, { name: 'Other' })).toMatchObject(reused);
  const step = { params: { id: inspectionId }, body: { currentStep: 2 }, headers: headers(key) };
  expect(await dana.send('inspections.step', step)).toMatchObject(reused);
  expect(await count()).toBe(1);
});

test('idempotency: a refusal, remembered like any response', async () => {
  const { create, count } = await withRoomCall();
  const key = newKey();
  const first = await create(key, { name: '' });
  const second = await create(key, { name: '' });
  expect(first.status).toBe(400);
  expect(second).toMatchObject({ status: 400, code: 'validation_failed', details: first.details });
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(await count()).toBe(0);
});

test('idempotency: a server failure, not remembered', async () => {
  const dana = await api.person();
  const key = newKey();
  runs = 0;
  expect(await run(dana, 'fails-once', key)).toMatchObject({ status: 500 });
  expect(await run(dana, 'fails-once', key)).toEqual({ status: 200, code: undefined, replayed: null });
  expect(await run(dana, 'fails-once', key)).toEqual({ status: 200, code: undefined, replayed: 'true' });
  expect(runs).toBe(2);
  expect(api.takeErrors()).toHaveLength(1);
});

test('idempotency: refused before the key is read, not remembered', async () => {
  const { dana, create } = await withRoomCall();
  const key = newKey();
  await api.db.updateTable('technicians').set({ status: 'Suspended' }).where('id', '=', dana.id).execute();
  expect(await create(key)).toMatchObject({ status: 401 });
  await api.db.updateTable('technicians').set({ status: 'Active' }).where('id', '=', dana.id).execute();
  expect((await create(key)).status).toBe(201);
});

test('idempotency: two technicians with the same key, both done', async () => {
  const [first, second] = [await withRoomCall(), await withRoomCall()];
  const key = newKey();
  expect((await first.create(key)).status).toBe(201);
  expect((await second.create(key)).status).toBe(201);
});

test('idempotency: the first is still running, the repeat is told so; afterwards it gets the response', async () => {
  const dana = await api.person();
  const key = newKey();
  runs = 0;
  const holder = new pg.Client({ connectionString: api.databaseUrl });
  await holder.connect();
  try {
    await holder.query('SELECT pg_advisory_lock($1)', [gate]);
    const first = run(dana, 'waits', key);
    const waiting = 'SELECT 1 FROM pg_locks WHERE objid = $1 AND NOT granted';
    await expect.poll(async () => (await holder.query(waiting, [gate])).rowCount).toBe(1);
    expect(await run(dana, 'waits', key)).toMatchObject({ status: 409, code: 'request_in_progress' });
    await holder.query('SELECT pg_advisory_unlock($1)', [gate]);
    expect(await first).toMatchObject({ status: 200, replayed: null });
    expect(await run(dana, 'waits', key)).toMatchObject({ status: 200, replayed: 'true' });
    expect(runs).toBe(1);
  } finally {
    await holder.end();
  }
});

test('idempotency: twenty with the same key at once, one does the work', async () => {
  const { create, count } = await withRoomCall();
  const key = newKey();
  const replies = await Promise.all(Array.from({ length: 20 }, () => create(key)));
  expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(
    replies.filter((reply) => reply.status === 201 && !reply.headers.get('idempotency-replayed')),
  ).toHaveLength(1);
  expect(await count()).toBe(1);
});

test.each(['short12', 'x'.repeat(129), 'with a space', 'tab\there'])(
  'idempotency: the key %j is refused',
  async (key) => {
    const { create, count } = await withRoomCall();
    expect(await create(key)).toMatchObject({ status: 400, code: 'malformed_idempotency_key' });
    expect(await count()).toBe(0);
  },
);

test('idempotency: a key, kept for 30 days', async () => {
  const { create } = await withRoomCall();
  const [old, young] = [newKey(), newKey()];
  await create(old);
  await create(young);
  const age = (key: string, days: string) =>
    api.db
      .updateTable('idempotencyKeys')
      .set({ createdAt: sql<string>`now() - ${days}::interval` })
      .where('key', '=', key)
      .execute();
  await age(old, '30 days 1 minute');
  await age(young, '29 days 23 hours');
  await forgetOldKeys(api.db);
  expect((await create(young)).headers.get('idempotency-replayed')).toBe('true');
  expect((await create(old)).headers.get('idempotency-replayed')).toBeNull();
});

test('idempotency: work that collides with other work, retried up to four times', async () => {
  const dana = await api.person();
  runs = 0;
  expect(await run(dana, 'clashes-twice', newKey())).toMatchObject({ status: 200 });
  expect(runs).toBe(3);
  runs = 0;
  expect(await run(dana, 'clashes-always')).toMatchObject({ status: 500 });
  expect(runs).toBe(4);
  expect(api.takeErrors()).toHaveLength(1);
});
