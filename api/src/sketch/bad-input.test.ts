import { usualSettings } from '@tidemark/contract/sketch/settings';
import { ell, sketched } from '@tidemark/contract/testing/sketches';
import { beforeAll, expect, test } from 'vitest';
import { addOne } from '../drying/testing/add-drying.ts';
import { addRoom, startInspection } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const drawn = sketched({ points: ell });
const door = { id: 'a', kind: 'door', wall: 0, at: 0, width: 576, height: 1_280, sill: 0 };
let dana: Person;
let room: { id: string; inspectionId: string };
let recordId: string;
let projectId: number;
beforeAll(async () => {
  dana = await api.person();
  const inspection = await startInspection(api.db, dana);
  projectId = inspection.projectId;
  room = await addRoom(dana, inspection.id);
  recordId = await addOne(dana, projectId, 'room', {});
});
const many = <T>(count: number, one: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => one(nth));
const wet = (given: object) => ({ ...drawn, wet: { floor: [], walls: [], ceiling: [], ...given } });

test.each<[string, unknown, string?]>([
  ['a text', 'a room'],
  ['a number', 7],
  ['a list', [drawn]],
  ['nothing in it', {}],
  ['no corners', { ...drawn, points: null }],
  ['corners as text', { ...drawn, points: 'M0 0L9 0' }],
  ['a corner as text', { ...drawn, points: [['0', '0'], ...ell.slice(1)] }],
  ['a corner of one number', { ...drawn, points: [[0], ...ell.slice(1)] }],
  ['a corner between sixteenths', { ...drawn, points: [[0.5, 0], ...ell.slice(1)] }],
  ['a corner that is not a number', { ...drawn, points: [[null, 0], ...ell.slice(1)] }],
  ['a corner far away', { ...drawn, points: [[-1_000_000_000, 0], ...ell.slice(1)] }],
  ['65 corners', { ...drawn, points: many(65, (nth) => [nth * 16, 0]) }, 'A room has 3 to 64 corners.'],
  ['no height', { ...drawn, height: null }],
  ['a ceiling below the floor', { ...drawn, height: -1_536 }],
  ['a ceiling of no height', { ...drawn, height: 0 }],
  ['a slope that falls', { ...drawn, height: { low: 1_600, high: 1_500, axis: 'x' } }],
  ['41 openings', { ...drawn, openings: many(41, (nth) => ({ ...door, id: `${nth}` })) }],
  ['an opening of another kind', { ...drawn, openings: [{ ...door, kind: 'portal' }] }],
  ['an opening on no wall', { ...drawn, openings: [{ ...door, wall: 40 }] }, 'There is no such wall.'],
  ['a door with a sill', { ...drawn, openings: [{ ...door, sill: 9 }] }, 'Only a window has a sill.'],
  ['a wet area as text', wet({ floor: 'some' })],
  ['a wet area of two corners', wet({ floor: [ell.slice(0, 2)] })],
  ['a wet wall that ends before it starts', wet({ walls: [{ wall: 0, from: 9, to: 8, height: 9 }] })],
  ['an object of another kind', { ...drawn, objects: [{ id: 'a', kind: 'piano' }] }],
  ['what no sketch has', { ...drawn, __proto__: null, scale: 2 }],
])(
  'sketch: %s is refused where it is, of a room and of a drying room, and nothing is kept',
  async (_, sketch, message) => {
    const said = { field: expect.stringMatching(/^sketch/), ...(message && { message }) };
    const body = { inspectionId: room.inspectionId, sketch };
    const its = { params: { id: projectId, recordId }, body: { sketch } };
    for (const reply of [
      await dana.send('sketch.save', { params: { id: room.id }, body }),
      await dana.send('drying.save-sketch', its),
    ]) {
      expect(reply).toMatchObject({ status: 400, code: 'validation_failed' });
      expect(reply.details).toContainEqual(expect.objectContaining(said));
    }
    expect((await dana.send('rooms.read', { params: { id: room.id } })).ok().room.sketch).toBeNull();
    const { records } = (await dana.send('drying.read', { params: { id: projectId } })).ok();
    expect(records.find(({ id }) => id === recordId)).toMatchObject({ sketch: null, floorSf: null });
  },
);

test("sketch: of another inspection's room, or with no room said, is refused", async () => {
  const other = await startInspection(api.db, dana);
  const wrong = { params: { id: room.id }, body: { inspectionId: other.id, sketch: drawn } };
  expect(await dana.send('sketch.save', wrong)).toMatchObject({ status: 404, code: 'room_not_found' });
  const kim = await api.person();
  const right = { params: { id: room.id }, body: { inspectionId: room.inspectionId, sketch: drawn } };
  expect(await kim.send('sketch.save', right)).toMatchObject({ status: 404, code: 'room_not_found' });
  const body = { inspectionId: room.inspectionId };
  expect(await dana.send('sketch.save', { params: { id: room.id }, body })).toMatchObject({ status: 400 });
  const text = await dana.fetch('PUT', `/api/v1/rooms/${room.id}/sketch`, { body: '{"sketch": NaN}' });
  expect(text.status).toBe(400);
  expect(await text.json()).toMatchObject({ success: false });
});

test.each<[string, object]>([
  ['nothing said', { doorsFromPerimeter: null }],
  ['a text', { doorsFromPerimeter: 'yes' }],
  ['another rule', { deduct: 'some' }],
  ['a size below 0', { overSf: -1 }],
  ['a size of many digits', { overSf: 1_000_000_000 }],
  ['a size as text', { overSf: '20' }],
  ['no openings', { openings: null }],
  ['an opening of no width', { openings: { ...usualSettings.openings, door: { width: 0, height: 1_280 } } }],
  ['a version as text', { basedOn: 'newest' }],
])('sketch settings: %s is refused, and the settings stay', async (_, given) => {
  const kim = await api.person({ role: 'Manager' });
  const before = (await kim.send('sketch-settings.read')).ok();
  const body = { basedOn: before.settings.version, ...usualSettings, ...given };
  expect(await kim.send('sketch-settings.save', { body })).toMatchObject({
    status: 400,
    code: 'validation_failed',
  });
  expect((await kim.send('sketch-settings.read')).ok()).toEqual(before);
});
