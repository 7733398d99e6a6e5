import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { projectActions } from '@tidemark/contract/projects';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { perform } from '../outbox/perform.ts';
import { until } from '../testing/browser.ts';
import { projectId, withOneProject } from '../testing/one-project.ts';
import type { SentChange } from './shapes.ts';

const at = withOneProject();
const { start } = at;

const sent = async () => (await at.on.sentToday.orderBy('nth').toArray()).map(({ action }) => action);

test('store: what the server accepted today is listed once, also after a lost response; what it refused is not', async () => {
  let lost = 0;
  at.office.judge = ({ action }) => {
    if (action === 'inspections.create') return { status: 422, code: 'invalid' };
    return lost++ === 0 ? 'drop-answer' : 'work';
  };
  await perform(projectActions.start, { params: { id: projectId } });
  await perform(inspectionActions.create, { body: { id: uuidv7(), projectId, technicianId: 1 } });
  start();
  await until(async () => (await at.on.outbox.toArray()).every(({ state }) => state === 'refused'));
  expect(lost).toBe(2);
  expect(await sent()).toEqual(['projects.start']);
});

test('sent today: what is older than a day goes with the next change sent, of a long day the newest hundred stay', async () => {
  const change: SentChange = {
    ...{ action: 'projects.complete', project: projectId, touches: [], at: '2026-11-20T10:00:00.000Z' },
    input: { params: {}, query: {}, body: {} },
  };
  const today = { ...change, action: 'projects.update', at: new Date().toISOString() } as const;
  await at.on.sentToday.bulkAdd([change, ...Array.from({ length: 100 }, () => today)]);
  await perform(projectActions.start, { params: { id: projectId } });
  start();
  await until(async () => (await at.on.outbox.count()) === 0);
  const kept = await sent();
  expect(kept).toHaveLength(100);
  expect(kept).not.toContain('projects.complete');
  expect(kept.at(-1)).toBe('projects.start');
});
