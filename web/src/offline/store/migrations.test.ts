import Dexie from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isStoreHeld } from '../disk/store-held.ts';
import { recoverRecordings } from '../outbox/recordings.ts';
import { type Sender, startSender } from '../outbox/sender.ts';
import { freshDevice, until } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import {
  leaveStore,
  openAs,
  photoBytes,
  type ReleasedStore,
  releasedStores,
  soundBytes,
  work,
} from '../testing/released-stores.ts';
import type { Device } from './device.ts';
import type { Entry } from './shapes.ts';

const { projectId, inspectionId, rooms, photoId, recordingId, notes } = work;
const named = releasedStores.map((released) => ({
  ...released,
  name: `${released.version}, with ${released.since}`,
}));
const newest = releasedStores.at(-1)!;

let office: Office;
let on: Device;
let sender: Sender | undefined;
beforeEach(async () => {
  office = new Office();
  office.project(projectId);
  office.inspection(inspectionId, projectId);
  for (const id of rooms) office.records.set(`rooms:${id}`, { id, inspectionId } as never);
  on = freshDevice(await office.open());
});
afterEach(async () => {
  await sender?.stop();
  sender = undefined;
  await office.close();
});

/** Dexie warns of each connection that closes for a newer version, and of connections it only remembers. */
const makesWay = /^Another connection wants to upgrade database/;
const expectMakingWay = () =>
  vi.spyOn(console, 'warn').mockImplementation((said) => expect(said).toMatch(makesWay));

const unsentIn = (released: ReleasedStore) => released.records.outbox as Entry[];
const unsentOf = (action: string) => (entry: { action: string }) => entry.action === action;

test('store: each version the store ever had has its fixture, and this build makes the newest', async () => {
  await on.open();
  expect(on.verno).toBe(newest.version);
  const versions = new Set(releasedStores.map(({ version }) => version));
  expect([...versions]).toEqual(Array.from({ length: on.verno }, (_, index) => index + 1));
  expect(on.tables.map(({ name }) => name).sort()).toEqual(Object.keys(newest.stores).sort());
});

test.each(named)('store: everything store $name left unsent is here and is sent once', async (released) => {
  await leaveStore(on.name, released);
  const unsent = unsentIn(released);
  const here = await on.outbox.orderBy('seq').toArray();
  expect(here).toEqual(
    unsent.map((entry): Partial<Entry> => Object.assign({ since: entry.at, ends: false }, entry)),
  );
  expect((await on.inspections.get(inspectionId))!.additionalNotes).toBe(notes);
  for (const room of await on.rooms.toArray()) expect(room.position).toEqual(expect.any(Number));
  const hasPhoto = unsent.some(unsentOf('trash-photos.upload'));
  if (hasPhoto) expect((await on.blobs.get(photoId))!.bytes).toEqual(photoBytes);

  sender = startSender(on);
  await until(async () => (await on.outbox.count()) === 0);
  expect(office.applied.map(({ key }) => key).sort()).toEqual(unsent.map(({ key }) => key).sort());
  expect(office.get('inspections', inspectionId)!.additionalNotes).toBe(notes);
  if (hasPhoto) expect(await on.blobs.count()).toBe(0);
});

test.each(named.filter(({ records }) => records.recordings))(
  'store: a recording that store $name was making becomes a voice note',
  async (released) => {
    await leaveStore(on.name, released);
    expect(await recoverRecordings()).toBe(1);
    expect((await on.blobs.get(recordingId))!.bytes).toEqual(soundBytes);
  },
);

test.each(named)(
  'store: an app of store $name in another tab keeps working while this one upgrades it',
  async (released) => {
    expectMakingWay();
    await leaveStore(on.name, released);
    const older = openAs(on.name, released);
    const unsent = unsentIn(released);
    expect(await older.table('outbox').count()).toBe(unsent.length);
    await on.open();
    expect(isStoreHeld()).toBe(false);
    // It was asked to close, and opens the newer store as it is.
    const { seq: _, ...like } = unsent[0]!;
    await older.table('outbox').add({ ...like, key: 'written by the older app' });
    const keys = (await on.outbox.toArray()).map(({ key }) => key);
    expect(keys).toEqual([...unsent.map(({ key }) => key), 'written by the older app']);
    older.close();
  },
);

test('store: an app of any earlier build opens the newest store and loses nothing of it', async () => {
  await leaveStore(on.name, newest);
  for (const released of releasedStores) {
    const older = openAs(on.name, released);
    expect(await older.table('outbox').count()).toBe(unsentIn(newest).length);
    await older.table('rooms').update(rooms[0], { name: released.since });
    older.close();
  }
  await on.open();
  expect(on.verno).toBe(newest.version);
  expect((await on.rooms.get(rooms[0]))!.name).toBe(newest.since);
  expect(await on.recordingParts.count()).toBe(1);
});

test('store: a frozen tab holds the newer version back: that is noticed, and over when the tab is gone', async () => {
  expectMakingWay();
  const first = named[0]!;
  await leaveStore(on.name, first);
  const frozen = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(on.name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const opening = on.open();
  await until(isStoreHeld);
  frozen.close();
  await opening;
  expect(isStoreHeld()).toBe(false);
  expect(await on.outbox.count()).toBe(unsentIn(first).length);
});

test('store: a store of a later build opens as it is, and its own tables stay', async () => {
  const later = new Dexie(on.name);
  later.version(newest.version + 1).stores({ ...newest.stores, weather: 'id' });
  await later.table('weather').add({ id: 'rain' });
  later.close();
  await on.outbox.count();
  on.close();
  const again = new Dexie(on.name);
  again.version(newest.version + 1).stores({ ...newest.stores, weather: 'id' });
  expect(await again.table('weather').count()).toBe(1);
  again.close();
});
