import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { device } from '../store/device.ts';
import { freshDevice } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import { beginRecording, finishRecording, keepPart, recoverRecordings } from './recordings.ts';

let office: Office;
beforeEach(async () => {
  office = new Office();
  freshDevice(await office.open());
});
afterEach(() => office.close());

const ofJob = (id: string) =>
  beginRecording({
    ...{ id, projectId: 1, roomId: null, label: 'Call with the adjuster' },
    ...{ capturedAt: '2026-11-20T10:00:00-06:00', type: 'audio/webm' },
  });

test('recordings: one of a job becomes its voice note once, also after the app was killed', async () => {
  const on = device();
  for (const finish of [() => recoverRecordings(), (id: string) => finishRecording(id)]) {
    const id = uuid();
    await ofJob(id);
    await keepPart(id, 0, new Blob([id]), 2.51);
    await finish(id);
    expect(await finishRecording(id)).toBe(false);
    const entry = (await on.outbox.toArray()).at(-1)!;
    expect(entry).toMatchObject({
      action: 'job.upload',
      input: {
        params: { id: 1 },
        body: { id, category: 'voice', label: 'Call with the adjuster', duration: 2.5 },
      },
    });
    expect(await on.blobs.get(id)).toMatchObject({ type: 'audio/webm' });
  }
  expect(await on.recordings.count()).toBe(0);
  expect(await on.outbox.count()).toBe(2);
});

test('recordings: one of a job without a sound leaves nothing', async () => {
  const id = uuid();
  await ofJob(id);
  expect(await finishRecording(id)).toBe(false);
  expect(await device().outbox.count()).toBe(0);
});
