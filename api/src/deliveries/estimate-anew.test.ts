import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultPriceList } from '@tidemark/contract/price-list/default-list';
import { v7 as uuidv7 } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { webhookCrm } from '../integrations/crm/webhook-crm.ts';
import { openOutbound } from '../integrations/outbound.ts';
import { faultyServer } from '../integrations/testing/faulty-server.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { eventually, filledInspection, folder, submit, workHere } from './testing/work-here.ts';

const api = useApi();
let dearer = 100;

/** Changes the price of what `filledInspection` fills. */
async function raisePrice(boss: Person) {
  const { version } = (await boss.send('price-list.read')).ok().priceList;
  const prices = { ...defaultPriceList.prices, '9.detach': ++dearer };
  (await boss.send('price-list.save', { body: { basedOn: version, ...defaultPriceList, prices } })).ok();
}
const make = async (by: Person, id: string, headers = {}) =>
  (await by.send('estimates.make', { params: { id }, headers })).ok().estimate;

/** A CRM that accepts each message once by its id, as the protocol asks. */
async function receiver() {
  const messages = new Map<string, { externalId: string; number: number; total: number }>();
  const ids: string[] = [];
  const server = await faultyServer(({ headers, body }) => {
    const { type, data } = JSON.parse(body.toString());
    if (type !== 'inspection.quoted') return { status: 200 };
    ids.push(headers['webhook-id'] as string);
    messages.set(ids.at(-1)!, data);
    return { status: 200 };
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const outbound = openOutbound({ privateAllowed: true });
  const crm = webhookCrm({ url: server.url, secret: 'a secret of twenty-four letters' }, outbound);
  const quotesOf = (id: string) => [...messages.values()].filter(({ externalId }) => externalId === id);
  return { crm, ids, quotesOf };
}

test('deliveries: an estimate recalculated after Submit, sent once as a new quote of the same record', async () => {
  const dir = await folder();
  const { crm, ids, quotesOf } = await receiver();
  await workHere(api, dir, { crm });
  const { id, projectId, by, boss, states, one } = await submit(api);
  await expect.poll(states, eventually).toEqual(Array(6).fill('done'));

  await raisePrice(boss);
  const key = { 'Idempotency-Key': uuidv7() };
  const anew = await make(by, id, key);
  // Repeated by a device that lost the response, and requested by people for whom nothing is new.
  await Promise.all([make(by, id, key), make(by, id), make(boss, id)]);
  await expect.poll(() => quotesOf(id).length, eventually).toBe(2);
  await expect.poll(states, eventually).toEqual(Array(6).fill('done'));
  expect(quotesOf(id).map(({ number, total }) => [number, total])).toEqual([
    [1, expect.any(Number)],
    [2, anew.total],
  ]);
  const { id: quote } = await one('quote');
  expect(ids.filter((message) => message.startsWith(quote))).toEqual([`${quote}.1`, `${quote}.2`]);
  const paper = join(dir, 'drive/TSP Claim Sheets', `Project ${projectId} - Inspection 1 - estimate.pdf`);
  expect(JSON.parse(await readFile(paper, 'utf8'))).toMatchObject({ estimate: { number: 2 } });
});

test('deliveries: an estimate calculated before Submit, not sent; Submit sends the first', async () => {
  const { crm, quotesOf } = await receiver();
  const { id, by, boss, deliveries, states } = await filledInspection(api);
  await make(by, id);
  await raisePrice(boss);
  const { total } = await make(by, id);
  expect(await deliveries()).toEqual([]);
  (await by.send('inspections.complete', { params: { id } })).ok();
  await workHere(api, await folder(), { crm });
  await expect.poll(states, eventually).toEqual(Array(6).fill('done'));
  expect(quotesOf(id)).toMatchObject([{ number: 1, total }]);
});

test('deliveries: a quote still being sent finishes before the next begins so that the newest arrives last', async () => {
  const { id, by, boss, one } = await submit(api);
  const first = await one('quote');
  await api.db.updateTable('deliveries').set({ state: 'running' }).where('id', '=', first.id).execute();
  await raisePrice(boss);
  await make(by, id);
  const again = await one('quote');
  expect(again).toMatchObject({ id: first.id, state: 'waiting', attempts: 0 });
  expect(Date.parse(again.nextTryAt!) - Date.now()).toBeGreaterThan(60_000);
});
