import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { toClaimSheetPart } from '@tidemark/contract/claim-sheets/sheet';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { newInspection } from '@tidemark/contract/inspections/inspection';
import { roomActions } from '@tidemark/contract/rooms';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import type { Device } from '../store/device.ts';
import { lay, mark } from '../store/lay.ts';
import { freshDevice } from '../testing/browser.ts';
import { perform, performAll, plan } from './perform.ts';
import { claim } from './settle.ts';

const inspectionId = uuidv7();
const roomId = uuidv7();
const at = '2026-11-20T10:00:00.000Z';
let on: Device;

beforeEach(async () => {
  on = freshDevice('http://127.0.0.1:1');
  await lay(
    [
      {
        table: 'inspections',
        id: inspectionId,
        record: newInspection({ id: inspectionId, projectId: 7, technicianId: 1, at }),
      },
    ],
    {
      since: 0,
    },
  );
});

const save = (rows: SheetRows) =>
  perform(claimSheetActions.save, {
    body: { inspectionId, inspectionRoomId: roomId, claimSheetData: toClaimSheetPart(rows) },
  });
const addRoom = (id = roomId) =>
  perform(roomActions.create, { body: { id, inspectionId, name: 'Basement', type: 'Basement' } });

test('outbox: a change is on the device together with its queued call', async () => {
  await addRoom();
  expect(await on.rooms.get(roomId)).toMatchObject({ name: 'Basement', condition: 'good', claimItem: null });
  expect(await on.outbox.toArray()).toMatchObject([
    { action: 'rooms.create', project: 7, state: 'waiting', attempts: 0, creates: true },
  ]);
});

test('outbox: input the server would refuse as malformed is refused here, and nothing is written', async () => {
  await expect(
    perform(roomActions.create, { body: { id: roomId, inspectionId, name: '  ', type: 'Basement' } }),
  ).rejects.toMatchObject({
    code: 'validation_failed',
    details: [{ field: 'name', message: 'Room name is required.' }],
  });
  expect(await on.outbox.count()).toBe(0);
  expect(await on.rooms.count()).toBe(0);
});

test('outbox: several actions are done together or not at all', async () => {
  const create = plan(roomActions.create, {
    body: { id: roomId, inspectionId, name: 'Attic', type: 'Attic' },
  });
  const broken = { ...create, action: 'projects.list' as const };
  await expect(performAll(create, broken)).rejects.toThrow('cannot be done offline');
  expect(await on.outbox.count()).toBe(0);
  expect(await on.rooms.count()).toBe(0);
  await performAll(create, plan(roomActions.update, { params: { id: roomId }, body: { condition: 'poor' } }));
  expect(await on.outbox.count()).toBe(2);
  expect(await on.rooms.get(roomId)).toMatchObject({ name: 'Attic', condition: 'poor' });
});

test('outbox: ten edits of one line are one call with the last values', async () => {
  await addRoom();
  for (let hours = 1; hours <= 10; hours++) await save({ 5: { yesX: hours } });
  await save({ 9: { detach: 3 } });
  const [, saved, ...more] = await on.outbox.toArray();
  expect(more).toEqual([]);
  expect(saved!.input.body.claimSheetData).toMatchObject({
    general: [{ yesX: 10 }],
    contents: [{ detach: 3 }],
  });
  expect((await on.sheets.get(roomId))!.rows).toEqual({ 5: { yesX: 10 }, 9: { detach: 3 } });
  expect((await on.rooms.get(roomId))!.claimItem).toEqual({ id: roomId, filledCount: 2 });
});

test('outbox: a call that may have been applied is never changed', async () => {
  await save({ 5: { yesX: 1 } });
  const [first] = await on.outbox.toArray();
  await claim(on, first!.seq);
  await save({ 5: { yesX: 2 } });
  const entries = await on.outbox.toArray();
  expect(entries).toHaveLength(2);
  expect(entries[0]!.input).toEqual(first!.input);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(2);
});

test('outbox: a later change of the same record keeps its place: no merge across it', async () => {
  const update = (category: 'Category 1' | 'Category 2') =>
    perform(inspectionActions.update, { params: { id: inspectionId }, body: { category } });
  await update('Category 1');
  await perform(inspectionActions.step, { params: { id: inspectionId }, body: { currentStep: 2 } });
  await update('Category 2');
  expect((await on.outbox.toArray()).map(({ action }) => action)).toEqual([
    'inspections.update',
    'inspections.step',
    'inspections.update',
  ]);
  expect(await on.inspections.get(inspectionId)).toMatchObject({ category: 'Category 2', currentStep: 2 });
});

test("outbox: unsent changes stay on top of the server's response", async () => {
  await save({ 5: { yesX: 4 } });
  const since = await mark();
  const theirs = { id: roomId, inspectionId, rows: { 5: { yesX: 1, afterHrs: true }, 9: { detach: 2 } } };
  await lay([{ table: 'sheets', id: roomId, record: theirs }], { since });
  expect((await on.sheets.get(roomId))!.rows).toEqual({ 5: { yesX: 4, afterHrs: true }, 9: { detach: 2 } });
});

test('outbox: a list removes what the server no longer has, but not what was made here', async () => {
  const gone = uuidv7();
  await addRoom();
  const old = { ...(await on.rooms.get(roomId))!, id: gone };
  await lay([{ table: 'rooms', id: gone, record: old }], { since: 0 });
  await lay([], { since: await mark(), whole: { table: 'rooms', where: { inspectionId } } });
  expect((await on.rooms.toArray()).map(({ id }) => id)).toEqual([roomId]);
});

test('outbox: a person finds only their own work on a shared device', async () => {
  await addRoom();
  const other = freshDevice('http://127.0.0.1:1');
  expect(await other.outbox.count()).toBe(0);
  expect(await other.rooms.count()).toBe(0);
});
