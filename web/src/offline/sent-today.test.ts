import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { projectActions } from '@tidemark/contract/projects';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Device } from './device.ts';
import { lay } from './lay.ts';
import { perform } from './perform.ts';
import { type Sender, startSender } from './sender.ts';
import type { SentChange } from './sent-today.ts';
import { freshDevice, until } from './testing/browser.ts';
import { Office } from './testing/office.ts';

const projectId = 7;
let office: Office;
let on: Device;
let sender: Sender | undefined;

beforeEach(async () => {
  office = new Office();
  office.project(projectId);
  on = freshDevice(await office.open());
  await lay([{ table: 'projects', id: projectId, record: office.theProject(projectId) }], { since: 0 });
});
afterEach(async () => {
  await sender?.stop();
  sender = undefined;
  await office.close();
});

const sent = async () => (await on.sentToday.orderBy('nth').toArray()).map(({ action }) => action);

test('what the office took stands there once, also where an answer was lost, and what it refused does not', async () => {
  let lost = 0;
  office.judge = ({ action }) => {
    if (action === 'inspections.create') return { status: 422, code: 'invalid' };
    return lost++ === 0 ? 'drop-answer' : 'work';
  };
  await perform(projectActions.start, { params: { id: projectId } });
  await perform(inspectionActions.create, { body: { id: uuidv7(), projectId, technicianId: 1 } });
  sender = startSender(on);
  await until(async () => (await on.outbox.toArray()).every(({ state }) => state === 'refused'));
  expect(lost).toBe(2);
  expect(await sent()).toEqual(['projects.start']);
});

test('an earlier day goes with the first change of a new one, and of a long day the newest hundred stay', async () => {
  const change: SentChange = {
    ...{ action: 'projects.complete', project: projectId, touches: [], at: '2026-11-20T10:00:00.000Z' },
    input: { params: {}, query: {}, body: {} },
  };
  const today = { ...change, action: 'projects.update', at: new Date().toISOString() } as const;
  await on.sentToday.bulkAdd([change, ...Array.from({ length: 100 }, () => today)]);
  await perform(projectActions.start, { params: { id: projectId } });
  sender = startSender(on);
  await until(async () => (await on.outbox.count()) === 0);
  const kept = await sent();
  expect(kept).toHaveLength(100);
  expect(kept).not.toContain('projects.complete');
  expect(kept.at(-1)).toBe('projects.start');
});
