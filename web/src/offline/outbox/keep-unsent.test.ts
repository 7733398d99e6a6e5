import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { toClaimSheetPart } from '@tidemark/contract/claim-sheets/sheet';
import { documentationActions } from '@tidemark/contract/documentation';
import { newInspection } from '@tidemark/contract/inspections/inspection';
import { projectActions } from '@tidemark/contract/projects';
import { roomActions } from '@tidemark/contract/rooms';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession, getSession, setSession } from '../session/session.ts';
import { type Device, device, refOf } from '../store/device.ts';
import { notePulled } from '../store/pulled.ts';
import { localTables } from '../store/store-shape.ts';
import { freshDevice } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import { exportUnsent } from './export-unsent.ts';
import { keepUnsent } from './keep-unsent.ts';
import { eraseLeftBehind, findLeftBehind } from './left-behind.ts';
import { perform } from './perform.ts';
import { performUpload } from './perform-upload.ts';
import { startSender } from './sender.ts';

let office: Office;
beforeEach(async () => {
  office = new Office();
  freshDevice(await office.open());
});
afterEach(() => office.close());

const at = '2026-11-20T10:00:00.000Z';
const trim = (on: Device) => on.change(() => keepUnsent(on));

/** A device after a day's work: projects with an inspection, rooms, sheets, files, and sent changes. */
const fill = (on: Device, projects: number) => on.change(() => fillAll(on, projects));

async function fillAll(on: Device, projects: number) {
  const made = [];
  for (let id = 1; id <= projects; id++) {
    const [inspection, room, photo] = [uuid(), uuid(), uuid()];
    made.push({ id, inspection, room, photo });
    await on.projects.put({ id, status: 'Assigned', title: `Customer ${id}` } as never);
    await on.inspections.put(newInspection({ id: inspection, projectId: id, technicianId: 1, at }));
    await on.rooms.put({ id: room, inspectionId: inspection, name: `Room of ${id}`, position: 0 } as never);
    await on.sheets.put({ id: room, inspectionId: inspection, rows: {} } as never);
    await on.documentation.put({ id: photo, inspectionId: inspection, filename: `photo ${id}.jpg` } as never);
    await on.thumbs.put({ id: photo, type: 'image/jpeg', bytes: new ArrayBuffer(8) });
    await notePulled(on, 'rooms', inspection);
    await on.sentToday.add({ at, title: `Customer ${id}` } as never);
    await on.settled.add({ ref: `rooms:${room}` });
  }
  await on.meta.bulkPut([
    { key: 'tokens', value: 'kept' },
    { key: 'refreshedAt', value: at },
    { key: 'replaced', value: [{ table: 'rooms', id: 'x', theirs: 'of somebody' }] },
  ]);
  return made;
}

const textOf = async (on: Device) =>
  JSON.stringify(await Promise.all(on.tables.map((table) => table.toArray())));

test('outbox: of 27 projects only the one with an unsent change stays, with its inspection and room', async () => {
  const on = device();
  const [first] = await fill(on, 27);
  await perform(roomActions.update, { params: { id: first!.room }, body: { name: 'Den' } });
  await trim(on);
  expect(await on.projects.toCollection().primaryKeys()).toEqual([1]);
  expect(await on.inspections.toCollection().primaryKeys()).toEqual([first!.inspection]);
  expect(await on.rooms.toArray()).toMatchObject([{ id: first!.room, name: 'Den' }]);
  for (const table of [on.sheets, on.documentation, on.thumbs, on.sentToday])
    expect(await table.count(), table.name).toBe(0);
  expect(await on.outbox.count()).toBe(1);
  expect(await textOf(on)).not.toMatch(/Customer (?!1")|Room of (?!1")|of somebody|"kept"/);
});

test('outbox: what is left behind is sent like any other change after signing in again', async () => {
  office.project(1);
  const session = getSession()!;
  const on = device();
  await fill(on, 3);
  await perform(projectActions.start, { params: { id: 1 } });
  endSession();
  expect(await findLeftBehind()).toMatchObject({ unsent: 1 });
  setSession(session);
  expect(await device().projects.get(1)).toMatchObject({ status: 'In Progress' });
  const sender = startSender(device());
  await expect.poll(() => device().outbox.count(), { timeout: 20_000 }).toBe(0);
  expect(office.theProject(1).status).toBe('In Progress');
  await sender.stop();
});

test('outbox: an unsent photo and an interrupted recording stay with their bytes, and the export has them', async () => {
  const on = device();
  const [first, second] = await fill(on, 5);
  const bytes = new TextEncoder().encode('a picture').buffer;
  const file = { name: 'leak.jpg', size: bytes.byteLength, sha256: 'f'.repeat(64) };
  const id = uuid();
  await performUpload(
    documentationActions.upload,
    { body: { id, inspectionId: first!.inspection, type: 'photo', roomId: first!.room, file } },
    { file: { type: 'image/jpeg', bytes }, thumb: { type: 'image/jpeg', bytes } } as never,
  );
  await on.recordings.put({
    ...{ id: uuid(), inspectionId: second!.inspection, roomId: null, capturedAt: at },
    ...{ type: 'audio/webm', seconds: 1 },
  });
  const before = await exportUnsent(on);
  await trim(on);
  expect(await on.blobs.count()).toBe(1);
  expect(await on.recordings.count()).toBe(1);
  expect(await on.projects.toCollection().primaryKeys()).toEqual([1, 2]);
  expect((await exportUnsent(on)).size).toBe(before.size);
});

test('outbox: nothing is unsent, nothing stays, and a person who signed in since loses nothing', async () => {
  const on = device();
  const session = getSession()!;
  await fill(on, 3);
  endSession();
  setSession(session);
  localStorage.setItem('tsp-left', JSON.stringify({ id: session.technician.id, firstName: 'Dana' }));
  await findLeftBehind();
  expect(await on.projects.count()).toBe(3);
  endSession();
  const left = (await findLeftBehind())!;
  for (const name of localTables) expect(await on.table(name).count(), name).toBe(0);
  await eraseLeftBehind(left);
});

test('outbox: any unsent change, each record it touches stays as it was, also when done twice', async () => {
  const acts = fc.array(fc.tuple(fc.nat(2), fc.constantFrom('start', 'room', 'row')), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(acts, async (drawn) => {
      const on = device();
      await on.change(() => Promise.all(on.tables.map((table) => table.clear())));
      const made = await fill(on, 3);
      for (const [n, act] of drawn) {
        const { id, room, inspection } = made[n]!;
        if (act === 'start') await perform(projectActions.start, { params: { id } });
        if (act === 'room')
          await perform(roomActions.update, { params: { id: room }, body: { name: `N${n}` } });
        if (act === 'row')
          await perform(claimSheetActions.save, {
            body: {
              inspectionId: inspection,
              inspectionRoomId: room,
              claimSheetData: toClaimSheetPart({ 5: { yesX: 2 } }),
            },
          });
      }
      const entries = await on.outbox.toArray();
      const refs = entries.flatMap(({ touches }) => touches);
      const read = () => Promise.all(refs.map(({ table, id }) => on.table(table).get(id)));
      const before = await read();
      await trim(on);
      expect(await read()).toEqual(before);
      expect(await on.outbox.toArray()).toEqual(entries);
      expect(await on.projects.count()).toBe(new Set(entries.map(({ project }) => project)).size);
      const bases = new Set(refs.map(refOf));
      expect((await on.bases.toArray()).every(({ ref }) => bases.has(ref))).toBe(true);
      const text = await textOf(on);
      await trim(on);
      expect(await textOf(on)).toBe(text);
    }),
    { numRuns: 12 },
  );
});
