import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { inOrder } from '@tidemark/contract/room-order';
import { type Room, roomActions } from '@tidemark/contract/rooms';
import { tickedRooms } from '@tidemark/contract/rooms/ticked';
import type { Technician } from '@tidemark/contract/technicians';
import { runs } from '@tidemark/contract/testing/runs';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { perform } from '../offline/outbox/perform.ts';
import { startSender } from '../offline/outbox/sender.ts';
import { discard } from '../offline/outbox/settle.ts';
import { setSession } from '../offline/session/session.ts';
import { device } from '../offline/store/device.ts';
import { lay, mark } from '../offline/store/lay.ts';
import { freshDevice, until } from '../offline/testing/browser.ts';
import { Office } from '../offline/testing/office.ts';
import { duplicateRoom } from './duplicate-room.ts';
import { moveRoom } from './move-room.ts';
import { addTicked, changeRoom, removeRoom } from './room-acts.tsx';

const sorted = async () => (await device().rooms.toArray()).toSorted(inOrder);
const names = (rooms: readonly Room[]) => rooms.map(({ name }) => name);

/** A server with an inspection of some rooms. */
async function furnished(count: number) {
  const office = new Office();
  const address = await office.open();
  const inspectionId = uuidv7();
  office.inspection(inspectionId, 7);
  for (let place = 1; place <= count; place++) {
    const id = uuidv7();
    const at = '2026-11-20T10:00:00.000Z';
    const room = { id, inspectionId, name: `Room ${place}`, type: 'Attic', condition: 'good' };
    const size = { dimensionsLength: null, dimensionsWidth: null, dimensionsHeight: null };
    const record = { ...room, ...size, position: place, claimItem: null, createdAt: at, updatedAt: at };
    office.records.set(`rooms:${id}`, record);
  }
  /** The rooms a device gets. */
  const pullAll = async () => {
    const rooms = [...office.records].flatMap(([ref, record]) =>
      ref.startsWith('rooms:') ? [record as unknown as Room] : [],
    );
    await lay(
      [
        { table: 'inspections', id: inspectionId, record: office.get('inspections', inspectionId) as never },
        ...rooms.map((record) => ({ table: 'rooms' as const, id: record.id, record })),
      ],
      { since: await mark(), whole: { table: 'rooms', where: { inspectionId } } },
    );
  };
  return { office, address, pullAll };
}

async function sendAll(): Promise<void> {
  const sender = startSender(device());
  await until(
    async () => (await device().outbox.where('state').anyOf('waiting', 'sending').count()) === 0,
    () => sender.wake(),
  );
  await sender.stop();
}

const moves = fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 5 });

test('offline rooms: two devices that move and add rooms offline lose none, and agree once both have sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), moves, moves, async (count, first, second) => {
      const { office, address, pullAll } = await furnished(count);
      try {
        const devices = [];
        for (const [which, its] of [first, second].entries()) {
          devices.push(freshDevice(address).technicianId);
          await pullAll();
          for (const [room, to] of its) {
            const rooms = await sorted();
            await moveRoom(rooms, rooms[room % rooms.length]!.id, to % rooms.length);
          }
          const [one] = await sorted();
          await duplicateRoom(
            one!,
            { name: `New ${which}`, type: 'Attic' },
            { rooms: await sorted(), rows: {} },
          );
        }
        const signInAs = (id: number) =>
          setSession({ accessToken: 'access-1', refreshToken: 'r', technician: { id } as Technician });
        for (const id of devices) {
          signInAs(id);
          await sendAll();
        }
        const seen = [];
        for (const id of devices) {
          signInAs(id);
          await pullAll();
          seen.push(names(await sorted()));
        }
        expect(seen[0]).toEqual(seen[1]);
        const all = Array.from({ length: count }, (_, place) => `Room ${place + 1}`);
        expect(seen[0]!.toSorted()).toEqual(['New 0', 'New 1', ...all].toSorted());
        expect([...office.records.keys()].filter((ref) => ref.startsWith('rooms:'))).toHaveLength(count + 2);
      } finally {
        await office.close();
      }
    }),
    { numRuns: runs(25) },
  );
}, 60_000);

const rows: SheetRows = { 5: { yesX: 2 }, 9: { detach: 3 } };

test('offline rooms: a duplicate is right behind its original and is sent with its sheet, the room first', async () => {
  const { office, address, pullAll } = await furnished(3);
  freshDevice(address);
  await pullAll();
  const rooms = await sorted();
  const id = await duplicateRoom(
    rooms[0]!,
    { name: 'Room 1 again', type: 'Attic', dimensionsLength: null },
    { rooms, rows },
  );
  expect(names(await sorted())).toEqual(['Room 1', 'Room 1 again', 'Room 2', 'Room 3']);
  expect((await device().rooms.get(id))!.claimItem).toMatchObject({ filledCount: 2 });
  await sendAll();
  expect(office.applied.map(({ action }) => action)).toEqual(['rooms.create', 'claim-sheets.save']);
  expect(office.get('sheets', id)!.rows).toEqual(rows);
  await office.close();
});

test("offline rooms: the server accepts no more rooms, the duplicate's sheet waits and goes with it", async () => {
  const { office, address, pullAll } = await furnished(1);
  freshDevice(address);
  await pullAll();
  office.judge = ({ action }) =>
    action === 'rooms.create' ? { status: 409, code: 'inspection_completed' } : 'work';
  const rooms = await sorted();
  const id = await duplicateRoom(rooms[0]!, { name: 'Again', type: 'Attic' }, { rooms, rows });
  const sender = startSender(device());
  await until(
    async () => (await device().outbox.where('state').equals('refused').count()) === 1,
    () => sender.wake(),
  );
  await sender.stop();
  const entries = await device().outbox.toArray();
  expect(entries.map(({ action, state }) => [action, state])).toEqual([
    ['rooms.create', 'refused'],
    ['claim-sheets.save', 'waiting'],
  ]);
  expect(await discard(device(), entries[0]!.seq)).toBe(true);
  expect(await device().outbox.count()).toBe(0);
  expect([await device().rooms.get(id), await device().sheets.get(id)]).toEqual([undefined, undefined]);
  await office.close();
});

test('offline rooms: waiting moves are sent as one call per room', async () => {
  const { office, address, pullAll } = await furnished(3);
  freshDevice(address);
  await pullAll();
  const { id } = (await sorted())[2]!;
  for (const place of [1, 0, 1, 0]) await moveRoom(await sorted(), id, place);
  await perform(roomActions.update, { params: { id }, body: { name: 'First' } });
  expect(await device().outbox.count()).toBe(1);
  await sendAll();
  expect(office.get<Room>('rooms', id)).toMatchObject({ name: 'First', position: 0 });
  await office.close();
});

test('offline rooms: a room another device deleted is neither changed nor deleted again here', async () => {
  const { office, address, pullAll } = await furnished(2);
  freshDevice(address);
  await pullAll();
  const [room] = await sorted();
  office.records.delete(`rooms:${room!.id}`);
  await pullAll();
  expect(await changeRoom(room!, { ...room!, name: 'Study' })).toBe(false);
  expect(await removeRoom(room!.id)).toBe(true);
  expect(await device().outbox.count()).toBe(0);
  await office.close();
});

const affectedRooms = ['Kitchen', 'Attic', 'Stairs'] as const;

/** Adds what is ticked and still offered. */
async function addOffered(id: string): Promise<void> {
  const rooms = await sorted();
  const offered = tickedRooms({ id, affectedRooms: [...affectedRooms], affectedRoomsOther: null }, rooms);
  expect(await addTicked(id, rooms, offered)).toBe(true);
}

test('offline rooms: two devices add the ticked rooms offline, the server has each once', async () => {
  const { office, address, pullAll } = await furnished(0);
  const [id] = [...office.records].flatMap(([ref]) =>
    ref.startsWith('inspections:') ? [ref.slice(12)] : [],
  );
  const devices = [];
  for (const _ of affectedRooms.slice(1)) {
    devices.push(freshDevice(address).technicianId);
    await pullAll();
    await addOffered(id!);
    expect(names(await sorted())).toEqual(affectedRooms);
  }
  for (const technicianId of devices) {
    setSession({
      ...{ accessToken: 'access-1', refreshToken: 'r', technician: { id: technicianId } as Technician },
    });
    await sendAll();
  }
  const there = [...office.records].flatMap(([ref, record]) =>
    ref.startsWith('rooms:') ? [(record as unknown as Room).name] : [],
  );
  expect(there).toEqual(affectedRooms);
  await office.close();
});

test('offline rooms: a ticked room deleted before it was sent can be added again', async () => {
  const { office, address, pullAll } = await furnished(0);
  const [id] = [...office.records].flatMap(([ref]) =>
    ref.startsWith('inspections:') ? [ref.slice(12)] : [],
  );
  freshDevice(address);
  await pullAll();
  await addOffered(id!);
  const [kitchen] = await sorted();
  expect(await removeRoom(kitchen!.id)).toBe(true);
  await addOffered(id!);
  expect(names(await sorted())).toEqual(['Attic', 'Stairs', 'Kitchen']);
  await sendAll();
  await pullAll();
  expect(names(await sorted())).toEqual(['Attic', 'Stairs', 'Kitchen']);
  await office.close();
});
