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

test('a list that never came is not here; the office’s whole answer brings it, be it empty', async () => {
  expect(await readPulled('rooms', ['i1'])).toEqual({ at: null, here: false });
  await lay([], { since: await mark(), whole: { table: 'rooms', where: { inspectionId: 'i1' } } });
  const { at, here } = await readPulled('rooms', ['i1']);
  expect(here).toBe(true);
  expect(Date.parse(at!)).toBeGreaterThan(Date.now() - 60_000);
});

test('a single record that came is not the whole list', async () => {
  await lay([{ table: 'rooms', id: 'r1', record: { id: 'r1', inspectionId: 'i1' } as never }], {
    since: await mark(),
  });
  expect((await readPulled('rooms', ['i1'])).here).toBe(false);
});

test('of several lists the age is that of the oldest, and one that is missing is missing', async () => {
  await on.meta.put({ key: 'brought:rooms:i1', value: '2026-11-20T10:00:00.000Z' });
  await on.meta.put({ key: 'brought:rooms:i2', value: '2026-11-19T10:00:00.000Z' });
  expect(await readPulled('rooms', ['i1', 'i2'])).toEqual({ at: '2026-11-19T10:00:00.000Z', here: true });
  expect((await readPulled('rooms', ['i1', 'i2', 'i3'])).here).toBe(false);
  expect(await readPulled('rooms', [])).toEqual({ at: null, here: true });
});

test('an inspection begun here has all its rooms and files here, also after it was sent', async () => {
  const id = uuid();
  office.project(7);
  await begin(id);
  expect((await readPulled('rooms', [id])).here).toBe(true);
  await sendAll();
  expect((await readPulled('rooms', [id])).here).toBe(true);
  expect((await readPulled('documentation', [id])).here).toBe(true);
});

test('one that turns out to have been begun elsewhere has rooms the device does not know', async () => {
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
