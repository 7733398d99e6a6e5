import { lastPosition } from '@tidemark/contract/room-order';
import { roomConditions, roomTypes } from '@tidemark/contract/rooms/fields';
import { figuresOfRoom } from '@tidemark/contract/sketch/figures-of-room';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import type { Database } from '../db/schema.ts';
import { logOf } from '../testing/audit-log.ts';
import { addRoom, inspectionThatIs, startInspection } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { waitingStatements } from '../testing/waiting-statements.ts';

const api = useApi();
const create = (who: Person, body: object) => who.send('rooms.create', { body });
const update = (who: Person, id: string, body: object) => who.send('rooms.update', { params: { id }, body });
const all = async (who: Person, inspectionId: string) =>
  (await who.send('rooms.of-inspection', { params: { inspectionId } })).ok().rooms;
const log = async (id: string) => (await logOf(api.db, id)).slice(1);

test('rooms: a new one, stored as sent; condition is Good by default and zero dimensions are absent', async () => {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana);
  const id = uuidv7();
  const reply = await create(dana, {
    id,
    inspectionId,
    name: ' Main kitchen ',
    type: 'Kitchen',
    dimensionsLength: 16.25,
    dimensionsWidth: 0,
    dimensionsHeight: 8.5,
  });
  expect(reply).toMatchObject({ status: 201, message: 'Room created successfully' });
  const { room } = reply.ok();
  expect(room).toMatchObject({
    id,
    inspectionId,
    name: 'Main kitchen',
    type: 'Kitchen',
    condition: 'good',
    dimensionsLength: 16.25,
    dimensionsWidth: null,
    dimensionsHeight: 8.5,
    claimItem: null,
  });
  expect((await dana.send('rooms.read', { params: { id } })).ok().room).toEqual(room);
});

test('rooms: every type and condition of the specification, accepted', async () => {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana);
  for (const [index, type] of roomTypes.entries()) {
    const condition = roomConditions[index % roomConditions.length];
    expect((await create(dana, { inspectionId, name: type, type, condition })).ok().room).toMatchObject({
      type,
      condition,
    });
  }
  expect((await all(dana, inspectionId)).map(({ name }) => name)).toEqual(roomTypes);
});

test('rooms: the same id again, the first room in whatever state its inspection is', async () => {
  const dana = await api.person();
  const { id: inspectionId, room } = await inspectionThatIs(api.db, dana, 'Completed');
  const reply = await create(dana, { id: room.id, inspectionId, name: 'Other', type: 'Other' });
  expect(reply.status).toBe(200);
  expect(reply.ok().room).toEqual(room);
});

test("rooms: the id of another inspection's room, refused, also when both arrive at once", async () => {
  const dana = await api.person();
  const [first, second] = [await startInspection(api.db, dana), await startInspection(api.db, dana)];
  const room = await addRoom(dana, first.id);
  const refused = { status: 409, code: 'id_taken' };
  expect(
    await create(dana, { id: room.id, inspectionId: second.id, name: 'A', type: 'Attic' }),
  ).toMatchObject(refused);
  const id = uuidv7();
  const replies = await Promise.all(
    [first, second].map(({ id: inspectionId }) =>
      create(dana, { id, inspectionId, name: 'A', type: 'Attic' }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
});

const message = { name: 'Room name is required.', type: 'Room type is required.' };
test.each([
  ['name', undefined, message.name],
  ['name', '   ', message.name],
  ['name', 'x'.repeat(121), 'Use at most 120 characters.'],
  ['type', undefined, message.type],
  ['type', 'Cellar', message.type],
  ['condition', 'new', expect.any(String)],
  ['dimensionsLength', -0.1, 'Enter 0 or more.'],
  ['dimensionsLength', 10_000, 'Enter 9,999 or less.'],
  ['dimensionsWidth', 1.005, 'Use at most 2 decimals.'],
  ['dimensionsHeight', '8', expect.any(String)],
  ['level', 'Cellar', expect.stringMatching(/^Level /)],
  ['level', 1, expect.stringMatching(/^Level /)],
  ['placement', 'left', expect.stringMatching(/^Placement /)],
  ['placement', [0, 0, 0], expect.stringMatching(/^Placement /)],
  ['inspectionId', 'x', expect.any(String)],
  ['claimItem', null, 'Unknown field.'],
])('rooms: %s %j is refused by name and no room is added', async (field, value, text) => {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana);
  const reply = await create(dana, { inspectionId, name: 'Attic', type: 'Attic', [field]: value });
  expect(reply).toMatchObject({ status: 400, details: [{ field, message: text }] });
  expect(await all(dana, inspectionId)).toEqual([]);
});

test('rooms: some fields are sent, only they change and the log keeps the old values', async () => {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana);
  const before = await addRoom(dana, inspectionId, { dimensionsLength: 10 });
  const reply = await update(dana, before.id, { inspectionId, name: 'Den', dimensionsLength: null });
  expect(reply.message).toBe('Room updated successfully');
  const { room } = reply.ok();
  const changed = { ...before, name: 'Den', dimensionsLength: null, updatedAt: room.updatedAt };
  expect(room).toEqual({ ...changed, figures: figuresOfRoom(changed) });
  expect(await log(before.id)).toEqual([
    {
      action: 'room-changed',
      before: { name: 'Basement', dimensionsLength: 10 },
      after: { name: 'Den', dimensionsLength: null },
    },
  ]);
  expect((await update(dana, before.id, { name: 'Den' })).ok().room).toEqual(room);
  expect(await update(dana, before.id, { name: '' })).toMatchObject({
    details: [{ field: 'name', message: message.name }],
  });
});

test('rooms: never moved, in the order they were added, on every list of an inspection', async () => {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana);
  const names = ['Den', 'Attic', 'Hall'];
  const rooms = [];
  for (const name of names) rooms.push(await addRoom(dana, inspectionId, { name }));
  expect(rooms.map(({ position }) => position)).toEqual([1, 2, 3]);
  const [, attic, hall] = rooms;
  const between = 1 + Number.EPSILON * 3;
  expect((await update(dana, hall!.id, { position: between })).ok().room.position).toBe(between);
  expect((await all(dana, inspectionId)).map(({ name }) => name)).toEqual(['Den', 'Hall', 'Attic']);
  const { inspection } = (await dana.send('inspections.read', { params: { id: inspectionId } })).ok();
  expect(inspection.rooms).toEqual([rooms[0]!.id, hall!.id, attic!.id]);
  const added = await addRoom(dana, inspectionId, { name: 'Last' });
  expect(added.position).toBe(3);
  expect((await addRoom(dana, inspectionId, { position: -4 })).position).toBe(-4);
});

test('rooms: two devices move rooms to the same place, all are there, ordered by id', async () => {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana);
  const [den, attic, hall] = [
    await addRoom(dana, inspectionId),
    await addRoom(dana, inspectionId),
    await addRoom(dana, inspectionId),
  ];
  await Promise.all([
    update(dana, attic.id, { position: 0.5 }),
    update(dana, hall.id, { position: 0.5 }),
    update(dana, attic.id, { name: 'Attic' }),
  ]);
  const found = await all(dana, inspectionId);
  expect(found.map(({ id }) => id)).toEqual([attic.id, hall.id, den.id]);
  expect(found[0]).toMatchObject({ name: 'Attic', position: 0.5 });
});

test.each([[1e9], [999_999_999.5], [-4], [2.5], [-0.5, 3]])(
  'rooms: a room added behind rooms at %j is where the device puts it',
  async (...positions) => {
    const dana = await api.person();
    const { id } = await startInspection(api.db, dana);
    const rooms = await Promise.all(positions.map((position) => addRoom(dana, id, { position })));
    expect((await addRoom(dana, id)).position).toBe(lastPosition(rooms));
  },
);

test.each([1e9 + 1, -1e10, '1', null])('rooms: a position of %j is refused', async (position) => {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana);
  const room = await addRoom(dana, inspectionId);
  expect(await update(dana, room.id, { position })).toMatchObject({
    status: 400,
    details: [{ field: 'position' }],
  });
});

test('rooms: moved to another inspection, refused', async () => {
  const dana = await api.person();
  const [first, second] = [await startInspection(api.db, dana), await startInspection(api.db, dana)];
  const room = await addRoom(dana, first.id);
  const reply = await update(dana, room.id, { inspectionId: second.id, name: 'Den' });
  expect(reply).toMatchObject({ status: 404, code: 'room_not_found' });
  expect((await all(dana, first.id))[0]).toEqual(room);
});

test('rooms: deleted, its sheet is gone too, and a second delete finds nothing', async () => {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana);
  const [room, kept] = [await addRoom(dana, inspectionId), await addRoom(dana, inspectionId)];
  const body = { inspectionId, inspectionRoomId: room.id, claimSheetData: { zippers: { qty: 2 } } };
  await dana.send('claim-sheets.save', { body });
  expect(await dana.send('rooms.remove', { params: { id: room.id } })).toMatchObject({
    status: 200,
    message: 'Room deleted successfully',
  });
  expect(await all(dana, inspectionId)).toEqual([kept]);
  expect(await api.db.selectFrom('claimSheetRows').selectAll().execute()).toEqual([]);
  expect((await log(room.id)).at(-1)).toMatchObject({
    action: 'room-deleted',
    before: { id: room.id, name: 'Basement' },
  });
  expect(await dana.send('rooms.remove', { params: { id: room.id } })).toMatchObject({
    status: 404,
    code: 'room_not_found',
  });
});

/** What a write answers that waits for the inspection while another transaction does `meanwhile`. */
async function behind<T>(
  inspectionId: string,
  write: () => Promise<T>,
  meanwhile: (tx: Transaction<Database>) => Promise<unknown>,
) {
  const { waiting } = await api.db.transaction().execute(async (tx) => {
    await tx.selectFrom('inspections').select('id').where('id', '=', inspectionId).forUpdate().execute();
    const waiting = write();
    await expect.poll(() => waitingStatements(api.db)).toBe(1);
    await meanwhile(tx);
    return { waiting };
  });
  return waiting;
}

test('room: a change that waited for another one, says what that one left and keeps its other fields', async () => {
  const dana = await api.person();
  const { id: inspectionId, room } = await inspectionThatIs(api.db, dana, 'In Progress');
  const reply = await behind(
    inspectionId,
    () => update(dana, room.id, { name: 'Den' }),
    (tx) =>
      tx.updateTable('rooms').set({ name: 'Attic', condition: 'poor' }).where('id', '=', room.id).execute(),
  );
  expect(reply.ok()).toMatchObject({
    room: { name: 'Den', condition: 'poor' },
    former: [{ field: 'name', value: 'Attic' }],
  });
});

test.each([
  ['cancelled', { status: 409, code: 'inspection_cancelled' }],
  ['deleted', { status: 404, code: 'room_not_found' }],
])('room: a change that waited until it was %s, is refused', async (end, refusal) => {
  const dana = await api.person();
  const { id: inspectionId, room } = await inspectionThatIs(api.db, dana, 'In Progress');
  const reply = await behind(
    inspectionId,
    () => update(dana, room.id, { name: 'Den' }),
    (tx) =>
      end === 'deleted'
        ? tx.deleteFrom('rooms').where('id', '=', room.id).execute()
        : tx.updateTable('inspections').set({ status: 'Cancelled' }).where('id', '=', inspectionId).execute(),
  );
  expect(reply).toMatchObject(refusal);
});

test('rooms: listed newest first and in pages, filtered and searched', async () => {
  const dana = await api.person();
  const [first, second] = [await startInspection(api.db, dana), await startInspection(api.db, dana)];
  const cafe = await addRoom(dana, first.id, { name: 'Café 100%', type: 'Kitchen', condition: 'poor' });
  const attic = await addRoom(dana, first.id, { name: 'Attic', type: 'Attic' });
  const den = await addRoom(dana, second.id, { name: 'Den', type: 'Office' });
  const cases: [Record<string, string | number>, string[]][] = [
    [{}, [den.id, attic.id, cafe.id]],
    [{ inspectionId: first.id }, [attic.id, cafe.id]],
    [{ type: 'Office' }, [den.id]],
    [{ condition: 'poor' }, [cafe.id]],
    [{ search: 'cafe' }, [cafe.id]],
    [{ search: '%' }, [cafe.id]],
    [{ search: '_' }, []],
    [{ limit: 1, page: 2 }, [attic.id]],
  ];
  for (const [query, ids] of cases) {
    const { rooms } = (await dana.send('rooms.list', { query })).ok();
    expect([query, rooms.map(({ id }) => id)]).toEqual([query, ids]);
  }
  const { pagination } = (await dana.send('rooms.list', { query: { limit: 2 } })).ok();
  expect(pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
});
