import type { Sketch } from '@tidemark/contract/sketch/shape';
import { ell, sketched } from '@tidemark/contract/testing/sketches';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { addProject, addRoom, startInspection } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { addOne, at } from './testing/add-drying.ts';

const api = useApi();
let dana: Person;
let manager: Person;
beforeAll(async () => {
  dana = await api.person();
  manager = await api.person({ role: 'Manager' });
});
const begun = { status: 'In Progress', startedAt: '2026-11-01T08:00:00Z' } as const;
const project = (by: Person = dana) => addProject(api.db, by, begun);
const readOf = async (id: number) => (await dana.send('drying.read', { params: { id } })).ok();

const draw = (who: Person, params: { id: number; recordId: string }, sketch: Sketch | null) =>
  who.send('drying.save-sketch', { params, body: { sketch } });

test('drying: a room keeps a whole copy of a sketch, and one that cannot be is refused', async () => {
  const id = await project();
  const add = (sketch: object) =>
    dana.send('drying.add-room', { params: { id }, body: { name: 'Den', sketch } });
  const { points, height } = sketched({ points: ell });
  expect(await add({ v: 1, points: points.toReversed(), height })).toMatchObject({
    details: [{ field: 'sketch.points', message: 'Corners run counter-clockwise.' }],
  });
  const { room } = (await add({ v: 1, points, height })).ok();
  expect(room.sketch).toEqual(sketched({ points: ell }));
  const change = (body: object) =>
    dana.send('drying.change-room', { params: { id, recordId: room.id }, body });
  expect(await change({ sketch: { v: 1, points: [], height } })).toMatchObject({ status: 400 });
  expect((await change({ sketch: null })).ok().room.sketch).toBeNull();
});

test("drying: a room has a sketch of its own, its figures are the drying's, the inspection's stays as it was", async () => {
  const { id: inspectionId, projectId: id } = await startInspection(api.db, dana);
  const its = await addRoom(dana, inspectionId, { name: 'Den' });
  const drawn = sketched({ points: ell });
  const of = { params: { id: its.id }, body: { inspectionId, sketch: drawn } };
  (await dana.send('sketch.save', of)).ok();
  const recordId = await addOne(dana, id, 'room', { roomId: its.id, sketch: drawn, offsets: 1 });
  const wet = { ...drawn.wet, walls: [{ wall: 1, whole: true as const, height: 384 }] };
  const saved = await draw(dana, { id, recordId }, { ...drawn, wet });
  expect(saved).toMatchObject({ status: 200, message: 'Sketch saved.' });
  expect(saved.ok().room).toMatchObject({
    ...{ sketch: { wet }, floorSf: 232, perimeterLf: 68, heightFt: 8, offsets: 1 },
    ...{ wetWallLf: 8, wetWallBelow2ftSf: 16, wetFloorSf: null },
  });
  expect(saved.ok().former).toContainEqual({ field: 'sketch', value: drawn });
  expect((await dana.send('rooms.read', { params: { id: its.id } })).ok().room.sketch).toEqual(drawn);
  const { records } = await readOf(id);
  expect(records.find((one) => one.id === recordId)).toMatchObject({ floorSf: 232, sketch: { wet } });
  const removed = (await draw(dana, { id, recordId }, null)).ok().room;
  expect(removed).toMatchObject({ sketch: null, floorSf: 232, wetWallLf: 8 });
});

test('drying: two people draw a room, the later sketch stands and both are listed', async () => {
  const id = await project();
  const recordId = await addOne(dana, id, 'room', {});
  const drawn = sketched({ points: ell });
  await draw(dana, { id, recordId }, drawn);
  await draw(dana, { id, recordId }, { ...drawn, height: 1_600 });
  const reply = await draw(manager, { id, recordId }, { ...drawn, height: 1_700 });
  expect(reply.ok().former).toContainEqual({ field: 'sketch', value: { ...drawn, height: 1_600 } });
  const listed = (await dana.send('drying.sketch-versions', { params: { id, recordId } })).ok().versions;
  expect(listed.map(({ sketch }) => sketch?.height)).toEqual([1_700, 1_600]);
  const nowhere = { params: { id, recordId: uuidv7() } };
  expect(await dana.send('drying.sketch-versions', nowhere)).toMatchObject({ code: 'room_not_found' });
});

test("drying: a sketch is refused of a closed job, a closed drying, another job's room, and one that cannot be", async () => {
  const id = await project();
  const recordId = await addOne(dana, id, 'room', {});
  const drawn = sketched({ points: ell });
  const other = await project();
  expect(await draw(dana, { id: other, recordId }, drawn)).toMatchObject({
    ...{ status: 404, code: 'room_not_found' },
  });
  const point = await addOne(dana, id, 'chamber', { roomIds: [recordId] });
  expect(await draw(dana, { id, recordId: point }, drawn)).toMatchObject({ code: 'room_not_found' });
  const turned = { ...drawn, points: ell.toReversed() };
  expect(await draw(dana, { id, recordId }, turned)).toMatchObject({
    ...{ status: 400, details: [{ field: 'sketch.points', message: 'Corners run counter-clockwise.' }] },
  });
  (await dana.send('drying.close', { params: { id }, body: { at } })).ok();
  expect(await draw(dana, { id, recordId }, drawn)).toMatchObject({ status: 409, code: 'drying_closed' });
  await api.db.updateTable('projects').set({ jobClosedAt: at }).where('id', '=', id).execute();
  expect(await draw(dana, { id, recordId }, drawn)).toMatchObject({ status: 409, code: 'job_closed' });
  expect((await readOf(id)).records.find((one) => one.id === recordId)).toMatchObject({ sketch: null });
});
