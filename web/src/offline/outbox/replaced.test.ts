import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { toClaimSheetPart } from '@tidemark/contract/claim-sheets/sheet';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { DraftChange } from '@tidemark/contract/inspections/draft';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { newRoom, roomActions } from '@tidemark/contract/rooms';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Device } from '../store/device.ts';
import { lay, mark } from '../store/lay.ts';
import { dismiss, readReplaced } from '../store/replaced.ts';
import { freshDevice, until } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import { perform } from './perform.ts';
import { type Sender, startSender } from './sender.ts';

const [inspectionId, roomId] = [uuidv7(), uuidv7()];
const at = '2026-11-20T10:00:00.000Z';
const size = { dimensionsLength: 12, dimensionsWidth: 10, dimensionsHeight: 8 };
const basement = newRoom(
  { id: roomId, inspectionId, name: 'Basement', type: 'Basement', position: 0, ...size },
  at,
);
let office: Office;
let on: Device;
let sender: Sender | undefined;

beforeEach(async () => {
  office = new Office();
  office.inspection(inspectionId, 7);
  office.records.set(`rooms:${roomId}`, structuredClone(basement) as never);
  office.records.set(`sheets:${roomId}`, { id: roomId, inspectionId, rows: {} } as never);
  on = freshDevice(await office.open());
  await refresh();
});

afterEach(async () => {
  await sender?.stop();
  sender = undefined;
  await office.close();
});

/** Reads everything from the server, as a screen does when it opens. */
async function refresh(): Promise<void> {
  const since = await mark();
  const tables = [
    ['inspections', inspectionId],
    ['rooms', roomId],
    ['sheets', roomId],
  ] as const;
  const changes = tables.map(([table, id]) => ({
    table,
    id,
    record: structuredClone(office.get(table, id)),
  }));
  await lay(changes as never, { since });
}

const answer = (body: DraftChange) =>
  perform(inspectionActions.update, { params: { id: inspectionId }, body });
const measure = (dimensionsLength: number) =>
  perform(roomActions.update, { params: { id: roomId }, body: { dimensionsLength } });
const fill = (rows: SheetRows) =>
  perform(claimSheetActions.save, {
    body: { inspectionId, inspectionRoomId: roomId, claimSheetData: toClaimSheetPart(rows) },
  });
/** Another device changes the server's record. */
const elsewhere = (table: 'inspections' | 'rooms' | 'sheets', change: object) => {
  const id = table === 'inspections' ? inspectionId : roomId;
  office.records.set(`${table}:${id}`, { ...office.get<{ id: string }>(table, id), ...change } as never);
};
const theirs = (change: Partial<Inspection>) => elsewhere('inspections', change);
async function sent(): Promise<void> {
  sender ??= startSender(on);
  await until(
    async () => (await on.outbox.count()) === 0,
    () => sender!.wake(),
  );
}
const words = async () =>
  (await readReplaced(on)).map(({ field, mine, theirs, stands }) => [field, mine, theirs, stands]);

test('conflicts: a person who replaces a value they never saw is told', async () => {
  theirs({ category: 'Category 3', city: 'Skokie' });
  await answer({ category: 'Category 2', state: 'IL' });
  await sent();
  expect(await words()).toEqual([['category', 'Category 2', 'Category 3', 'mine']]);
  expect(office.get('inspections', inspectionId)).toMatchObject({ category: 'Category 2', city: 'Skokie' });
});

test('conflicts: a person who changes what they saw is not told', async () => {
  theirs({ category: 'Category 3' });
  await refresh();
  await answer({ category: 'Category 2' });
  await answer({ category: 'Category 1' });
  await sent();
  expect(await words()).toEqual([]);
});

test('conflicts: a person whose sent value was replaced is told at the next read', async () => {
  await answer({ category: 'Category 2', city: 'Skokie' });
  await sent();
  theirs({ category: 'Category 1', adjuster: 'Rosa' });
  await refresh();
  expect(await words()).toEqual([['category', 'Category 2', 'Category 1', 'theirs']]);
  await refresh();
  expect(await words()).toHaveLength(1);
});

test("conflicts: another device's value under an unsent one is reported before it is replaced, and once", async () => {
  await answer({ category: 'Category 2' });
  theirs({ category: 'Category 3' });
  await refresh();
  expect(await words()).toEqual([['category', 'Category 2', 'Category 3', 'mine']]);
  await sent();
  expect(await words()).toHaveLength(1);
});

test('conflicts: the response to another change reports it too', async () => {
  await answer({ category: 'Category 2' });
  await sent();
  theirs({ category: 'Category 1' });
  await answer({ city: 'Skokie' });
  await sent();
  expect(await words()).toEqual([['category', 'Category 2', 'Category 1', 'theirs']]);
});

test('conflicts: both devices enter the same, nobody is told', async () => {
  theirs({ category: 'Category 3', damageType: ['Water', 'Mold'] });
  await answer({ category: 'Category 3', damageType: ['Water', 'Mold'] });
  await sent();
  await refresh();
  expect(await words()).toEqual([]);
});

test('conflicts: each question is a field of its own', async () => {
  const [growth, packOut] = ['microbialGrowth', 'packOutRequired'] as const;
  await answer({ inspectionQuestions: [{ code: growth, answer: true }] });
  await sent();
  theirs({
    inspectionQuestions: [
      { code: growth, answer: false },
      { code: packOut, answer: true },
    ],
  });
  await refresh();
  expect(await words()).toEqual([[`inspectionQuestions.${growth}`, true, false, 'theirs']]);
});

test('conflicts: a question another device answered keeps its answer when this one answers another', async () => {
  const [growth, packOut] = ['microbialGrowth', 'packOutRequired'] as const;
  theirs({ inspectionQuestions: [{ code: growth, answer: true }] });
  await answer({ inspectionQuestions: [{ code: packOut, answer: false }] });
  await sent();
  await refresh();
  expect((await on.inspections.get(inspectionId))?.inspectionQuestions).toEqual([
    { code: growth, answer: true },
    { code: packOut, answer: false },
  ]);
  expect(await words()).toEqual([]);
});

test("conflicts: a room's size and the cells of its sheet are reported like answers", async () => {
  await measure(14);
  await fill({ 21: { detach: 3 } });
  await sent();
  elsewhere('rooms', { dimensionsLength: 15 });
  elsewhere('sheets', { rows: { 21: { detach: 4 }, 22: { detach: 9 } } });
  await refresh();
  await fill({ 22: { detach: 8 } });
  elsewhere('sheets', { rows: { 21: { detach: 4 }, 22: { detach: 7 } } });
  await sent();
  expect(await words()).toEqual([
    ['dimensionsLength', 14, 15, 'theirs'],
    ['21.detach', 3, 4, 'theirs'],
    ['22.detach', 8, 7, 'mine'],
  ]);
});

test('conflicts: a cell another device cleared is reported as blank', async () => {
  await fill({ 21: { detach: 3 } });
  await sent();
  elsewhere('sheets', { rows: {} });
  await refresh();
  expect(await words()).toEqual([['21.detach', 3, null, 'theirs']]);
});

test('conflicts: the notice goes when it is dismissed, the field is entered again or its room is deleted', async () => {
  await answer({ category: 'Category 2', city: 'Skokie' });
  await measure(14);
  await sent();
  theirs({ category: 'Category 1', city: 'Evanston' });
  elsewhere('rooms', { dimensionsLength: 15 });
  await refresh();
  const all = await readReplaced(on);
  await dismiss(on, all.find(({ field }) => field === 'category')!);
  expect((await words()).map(([field]) => field)).toEqual(['city', 'dimensionsLength']);
  await answer({ city: 'Skokie' });
  expect((await words()).map(([field]) => field)).toEqual(['dimensionsLength']);
  await perform(roomActions.remove, { params: { id: roomId } });
  expect(await words()).toEqual([]);
});

test('conflicts: a lost response reports the same once it arrives', async () => {
  theirs({ category: 'Category 3' });
  await answer({ category: 'Category 2' });
  let turn = 0;
  office.judge = () => (turn++ === 0 ? 'drop-answer' : 'work');
  await sent();
  expect(turn).toBeGreaterThan(1);
  expect(await words()).toEqual([['category', 'Category 2', 'Category 3', 'mine']]);
});

test('conflicts: hundreds of records in one response are compared in one transaction', async () => {
  const rooms = Array.from({ length: 300 }, (_, number) => ({ ...basement, id: uuidv7(), position: number }));
  const changes = rooms.map((record) => ({ table: 'rooms' as const, id: record.id, record }));
  await lay(changes, { since: await mark() });
  const renamed = changes.map((change) => ({ ...change, record: { ...change.record, name: 'Den' } }));
  await lay(renamed, { since: await mark() });
  expect(
    await on.rooms
      .where({ inspectionId })
      .filter(({ name }) => name === 'Den')
      .count(),
  ).toBe(300);
});
