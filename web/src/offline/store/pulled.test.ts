import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { perform } from '../outbox/perform.ts';
import { startSender } from '../outbox/sender.ts';
import { readPulled } from '../pull/use-pulled.ts';
import { freshDevice, until } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import type { Device } from './device.ts';
import { lay, mark } from './lay.ts';

let office: Office;
let on: Device;
beforeEach(async () => {
  office = new Office();
  on = freshDevice(await office.open());
});
afterEach(() => office.close());

const begin = (id: string) =>
  perform(inspectionActions.create, { body: { id, projectId: 7, arrivalAutoRecorded: true } as never });

async function sendAll(): Promise<void> {
  const sender = startSender(on);
  await until(
    async () => (await on.outbox.count()) === 0,
    () => sender.wake(),
  );
  await sender.stop();
}

test('store: a list that never arrived is unknown; a full response brings it, even an empty one', async () => {
  expect(await readPulled('rooms', ['i1'])).toEqual({ at: null, here: false });
  await lay([], { since: await mark(), whole: { table: 'rooms', where: { inspectionId: 'i1' } } });
  const { at, here } = await readPulled('rooms', ['i1']);
  expect(here).toBe(true);
  expect(Date.parse(at!)).toBeGreaterThan(Date.now() - 60_000);
});

test('store: a single record that arrived is not the whole list', async () => {
  await lay([{ table: 'rooms', id: 'r1', record: { id: 'r1', inspectionId: 'i1' } as never }], {
    since: await mark(),
  });
  expect((await readPulled('rooms', ['i1'])).here).toBe(false);
});

test('store: several lists are as old as the oldest, and one missing makes them missing', async () => {
  await on.meta.put({ key: 'brought:rooms:i1', value: '2026-11-20T10:00:00.000Z' });
  await on.meta.put({ key: 'brought:rooms:i2', value: '2026-11-19T10:00:00.000Z' });
  expect(await readPulled('rooms', ['i1', 'i2'])).toEqual({ at: '2026-11-19T10:00:00.000Z', here: true });
  expect((await readPulled('rooms', ['i1', 'i2', 'i3'])).here).toBe(false);
  expect(await readPulled('rooms', [])).toEqual({ at: null, here: true });
});

test('store: an inspection begun here has all its rooms and files here, also after it was sent', async () => {
  const id = uuid();
  office.project(7);
  await begin(id);
  expect((await readPulled('rooms', [id])).here).toBe(true);
  await sendAll();
  expect((await readPulled('rooms', [id])).here).toBe(true);
  expect((await readPulled('documentation', [id])).here).toBe(true);
});

test('store: an inspection begun elsewhere has rooms the device does not know', async () => {
  const [mine, theirs] = [uuid(), uuid()];
  office.project(7);
  office.inspection(theirs, 7);
  office.amend = (asked, data) =>
    asked.action === 'inspections.create' ? { inspection: office.get('inspections', theirs) } : data;
  await begin(mine);
  await sendAll();
  expect((await on.inspections.toArray()).map(({ id }) => id)).toEqual([theirs]);
  expect((await readPulled('rooms', [theirs])).here).toBe(false);
});
