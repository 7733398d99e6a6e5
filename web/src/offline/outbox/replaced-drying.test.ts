import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import type { Reading } from '@tidemark/contract/drying/record';
import { dryingRecords, dryingIds as ids } from '@tidemark/contract/drying/testing/records';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Device } from '../store/device.ts';
import { lay, mark } from '../store/lay.ts';
import { readReplaced } from '../store/replaced.ts';
import { freshDevice, until } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import { perform } from './perform.ts';
import { type Sender, startSender } from './sender.ts';

const project = 7;
const records = dryingRecords(project);
let office: Office;
let on: Device;
let sender: Sender;

beforeEach(async () => {
  office = new Office();
  for (const record of records)
    office.records.set(`dryingRecords:${record.id}`, structuredClone(record) as never);
  office.amend = (_, data) => {
    const { dryingRecord: record } = data as { dryingRecord: { record: string } };
    return { ...(data as object), [record.record]: record };
  };
  on = freshDevice(await office.open());
  await refresh();
  sender = startSender(on);
});
afterEach(async () => {
  await sender.stop();
  await office.close();
});

async function refresh(): Promise<void> {
  const since = await mark();
  const changes = records.map(({ id }) => ({
    ...{ table: 'dryingRecords', id, record: structuredClone(office.get('dryingRecords', id)) },
  }));
  await lay(changes as never, { since });
}
const params = (recordId: string) => ({ id: project, recordId });
const move = (where: string) =>
  perform(dryingRecordActions.changePoint, { params: params(ids.point), body: { where } });
const elsewhere = (id: string, change: object) =>
  office.records.set(`dryingRecords:${id}`, {
    ...office.get<{ id: string }>('dryingRecords', id),
    ...change,
  } as never);
const sent = () =>
  until(
    async () => (await on.outbox.count()) === 0,
    () => sender.wake(),
  );
const words = async () =>
  (await readReplaced(on)).map(({ id, field, mine, theirs, stands }) => [id, field, mine, theirs, stands]);

test('drying conflicts: who changes a field that another phone changed is told, other fields win both', async () => {
  elsewhere(ids.point, { where: 'By the door', typedGoal: 14 });
  await move('Behind the sofa');
  await sent();
  expect(await words()).toEqual([[ids.point, 'where', 'Behind the sofa', 'By the door', 'mine']]);
  expect(office.get('dryingRecords', ids.point)).toMatchObject({
    ...{ where: 'Behind the sofa', typedGoal: 14 },
  });
});

test('drying conflicts: whose sent value another phone replaced is told at the next read', async () => {
  await move('Behind the sofa');
  await sent();
  elsewhere(ids.point, { where: 'By the door' });
  await refresh();
  expect(await words()).toEqual([[ids.point, 'where', 'Behind the sofa', 'By the door', 'theirs']]);
});

test('drying: a reading that gets another value is a corrected one, one that gets a note is not', async () => {
  const correct = (body: Partial<Pick<Reading, 'value' | 'note'>>) =>
    perform(dryingRecordActions.changeReading, { params: params(ids.reading), body });
  await correct({ note: 'Behind the base' });
  const read = () => on.dryingRecords.get(ids.reading);
  expect(await read()).not.toHaveProperty('corrected');
  await correct({ value: 61.5 });
  expect(await read()).toMatchObject({ value: 61.5, corrected: true });
});
