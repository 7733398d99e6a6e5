import { planDxf } from '@tidemark/contract/sketch/plan-dxf';
import { planSvg } from '@tidemark/contract/sketch/plan-svg';
import { usualSettings } from '@tidemark/contract/sketch/settings';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { usualRules } from '@tidemark/contract/sketch/usual-rules';
import { ell, sketched } from '@tidemark/contract/testing/sketches';
import { beforeEach, expect, test } from 'vitest';
import { addRoom, inspectionThatIs, startInspection } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { keptVersions } from './read.ts';

const api = useApi();
beforeEach(async () => {
  await api.db.deleteFrom('sketchSettings').execute();
});

const drawn = sketched({ points: ell, height: 1_728 });
const square = sketched({
  points: [
    [0, 0],
    [1_920, 0],
    [1_920, 1_920],
    [0, 1_920],
  ],
});
async function aRoom(fields: object = {}) {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana);
  return { dana, room: await addRoom(dana, inspectionId, fields) };
}
const save = (
  who: Person,
  { id, inspectionId }: { id: string; inspectionId: string },
  sketch: Sketch | null,
) => who.send('sketch.save', { params: { id }, body: { inspectionId, sketch } });
const versions = async (who: Person, id: string) =>
  (await who.send('sketch.versions', { params: { id } })).ok().versions;

test("sketch: saved, the room's size is its size, and every reader has its figures", async () => {
  const { dana, room } = await aRoom({ dimensionsLength: 3, dimensionsHeight: 4 });
  expect(room).toMatchObject({ sketch: null, figures: { F: null, L: 3 } });
  const reply = await save(dana, room, drawn);
  expect(reply).toMatchObject({ status: 200, message: 'Sketch saved.' });
  const saved = reply.ok().room;
  expect(saved).toMatchObject({
    sketch: drawn,
    ...{ dimensionsLength: 20, dimensionsWidth: 14, dimensionsHeight: 9 },
    figures: { F: 232, PF: 68, WG: 612, W: 612, V: 2_088, offsets: 1 },
  });
  expect((await dana.send('rooms.read', { params: { id: room.id } })).ok().room).toEqual(saved);
  const query = { inspectionId: room.inspectionId };
  expect((await dana.send('rooms.list', { query })).ok().rooms).toEqual([saved]);
  expect((await dana.send('rooms.of-inspection', { params: query })).ok().rooms).toEqual([saved]);
});

test('sketch: while it stands a typed size changes nothing, and once removed its size stays', async () => {
  const { dana, room } = await aRoom();
  await save(dana, room, drawn);
  const typed = { params: { id: room.id }, body: { name: 'Den', dimensionsLength: 5 } };
  expect((await dana.send('rooms.update', typed)).ok().room).toMatchObject({
    ...{ name: 'Den', dimensionsLength: 20 },
  });
  const removed = (await save(dana, room, null)).ok().room;
  expect(removed).toMatchObject({ sketch: null, dimensionsLength: 20, figures: { F: 280, offsets: null } });
  expect((await dana.send('rooms.update', typed)).ok().room.dimensionsLength).toBe(5);
});

test.each<[string, Partial<Sketch>, string, string]>([
  ['a wall', { points: ell.toReversed() }, 'sketch.points', 'Corners run counter-clockwise.'],
  ['two corners', { points: ell.slice(0, 2) }, 'sketch.points', 'A room has 3 to 64 corners.'],
  [
    'an opening',
    { openings: [{ id: 'a', kind: 'door', wall: 1, at: 1_000, width: 600, height: 9, sill: 0 }] },
    'sketch.openings.0',
    'This opening runs past the corner.',
  ],
])('sketch: %s that cannot be is refused by name, and nothing is saved', async (_, given, field, message) => {
  const { dana, room } = await aRoom();
  const body = { inspectionId: room.inspectionId, sketch: { ...drawn, ...given } };
  const reply = await dana.send('sketch.save', { params: { id: room.id }, body });
  expect(reply).toMatchObject({ status: 400, details: [{ field, message }] });
  expect(await versions(dana, room.id)).toEqual([]);
});

test('sketch: one that takes more than 20 KB, or says what no sketch has, is refused', async () => {
  const { dana, room } = await aRoom();
  const objects = Array.from({ length: 60 }, (_, index) => ({
    id: `${'x'.repeat(37)}${index}`,
    kind: 'sink' as const,
    ...{ wall: 0, at: 100_000, x: 100_000, y: 100_000, width: 100_000, depth: 100_000, turn: 90 },
  }));
  const steps = Array.from({ length: 31 }, (_, step): [number, number][] => [
    [90_000 - step * 200, 50_000 + step * 100],
    [90_000 - step * 200 - 200, 50_000 + step * 100],
  ]).flat();
  const points: Sketch['points'] = [[0, 0], [90_000, 0], ...steps.slice(0, -1), [0, steps.at(-2)![1]]];
  const marked = Array.from({ length: 128 }, (_, index) => ({
    ...{ wall: 0, from: 10_000 + index * 100, to: 10_050 + index * 100, height: 1_000 },
  }));
  const sent = { ...drawn, points, objects, wet: { floor: [], walls: marked, ceiling: [] } };
  const openings = Array.from({ length: 40 }, (_, index) => ({
    ...{ id: `${'y'.repeat(37)}${index}`, kind: 'window' as const, wall: 0, at: 40_000 + index * 100 },
    ...{ width: 50, height: 500, sill: 500 },
  }));
  const refused = async (sketch: object) =>
    dana.send('sketch.save', { params: { id: room.id }, body: { inspectionId: room.inspectionId, sketch } });
  expect(await refused({ ...sent, openings })).toMatchObject({
    details: [{ field: 'sketch', message: 'A sketch takes at most 20 KB.' }],
  });
  expect(await refused({ ...drawn, v: 2 })).toMatchObject({ status: 400, details: [{ field: 'sketch.v' }] });
  expect(await refused({ ...drawn, scale: 2 })).toMatchObject({ status: 400 });
  expect((await refused({ v: 1, points: square.points, height: 1_536 })).ok().room.sketch).toEqual(square);
});

test('sketch: two people draw, the later one stands, is told of the former, and both are listed', async () => {
  const { dana, room } = await aRoom();
  const kim = await api.person({ role: 'Manager' });
  await save(dana, room, square);
  await save(dana, room, { ...square, height: 1_600 });
  const reply = await save(kim, room, drawn);
  expect(reply.ok().former).toContainEqual({ field: 'sketch', value: { ...square, height: 1_600 } });
  expect(reply.ok().room.sketch).toEqual(drawn);
  expect((await versions(dana, room.id)).map(({ sketch }) => sketch)).toEqual([
    drawn,
    { ...square, height: 1_600 },
  ]);
  await save(dana, room, square);
  expect(await versions(dana, room.id)).toHaveLength(3);
});

test('sketch: the same again changes nothing; of many versions the newest are kept', async () => {
  const { dana, room } = await aRoom();
  const kim = await api.person({ role: 'Manager' });
  const { updatedAt } = (await save(dana, room, square)).ok().room;
  expect((await save(kim, room, square)).ok()).toMatchObject({ room: { updatedAt }, former: [] });
  for (let at = 0; at <= keptVersions; at += 1)
    await save(at % 2 ? dana : kim, room, { ...square, height: 1_000 + at });
  const kept = await versions(dana, room.id);
  expect(kept).toHaveLength(keptVersions);
  expect(kept[0]).toMatchObject({ sketch: { height: 1_000 + keptVersions } });
  const rows = api.db.selectFrom('roomSketches').select('id').where('roomId', '=', room.id);
  expect(await rows.execute()).toHaveLength(keptVersions);
});

test('sketch: of a submitted inspection, final', async () => {
  const dana = await api.person();
  const { room } = await inspectionThatIs(api.db, dana, 'Completed');
  expect(await save(dana, room, drawn)).toMatchObject({ status: 409, code: 'inspection_completed' });
});

const settings = async (who: Person) => (await who.send('sketch-settings.read')).ok().settings;
const change = (who: Person, basedOn: number, given: object) =>
  who.send('sketch-settings.save', { body: { basedOn, ...usualSettings, ...given } });

test('sketch settings: a manager saves a version, it counts for open rooms, an older one is refused', async () => {
  const { dana, room } = await aRoom();
  const door = { id: 'a', kind: 'door', wall: 0, at: 0, width: 576, height: 1_280, sill: 0 } as const;
  await save(dana, room, { ...drawn, openings: [door] });
  const kim = await api.person({ role: 'Manager' });
  expect(await settings(dana)).toEqual({ version: 1, savedAt: null, savedBy: null, ...usualSettings });
  expect(await change(dana, 1, { deduct: 'none' })).toMatchObject({ status: 403 });
  const saved = (await change(kim, 1, { doorsFromPerimeter: false, deduct: 'none' })).ok().settings;
  expect(saved).toMatchObject({ version: 2, doorsFromPerimeter: false });
  expect((await change(kim, 2, { doorsFromPerimeter: false, deduct: 'none' })).ok().settings.version).toBe(2);
  expect(await change(kim, 1, { deduct: 'over' })).toMatchObject({ status: 409, code: 'settings_changed' });
  expect((await dana.send('rooms.read', { params: { id: room.id } })).ok().room).toMatchObject({
    sketchRules: { doorsFromPerimeter: false, deduct: 'none', overSf: 0 },
    figures: { PF: 68, W: 612 },
  });
});

test('sketch settings: a submitted inspection keeps those it was submitted with', async () => {
  const dana = await api.person();
  const kim = await api.person({ role: 'Manager' });
  const { room } = await inspectionThatIs(api.db, dana, 'Completed');
  await change(kim, 1, { deduct: 'none' });
  expect((await dana.send('rooms.read', { params: { id: room.id } })).ok().room.sketchRules).toMatchObject({
    deduct: 'all',
  });
});

test('sketch files: the plan as SVG and as DXF, a room without a sketch has none', async () => {
  const { dana, room } = await aRoom({ name: 'Den' });
  const fetched = (name: string) => dana.fetch('GET', `/api/v1/rooms/${room.id}/${name}`);
  expect((await fetched('sketch.svg')).status).toBe(404);
  expect(await dana.send('sketch.dxf', { params: { id: room.id } })).toMatchObject({
    ...{ status: 404, code: 'sketch_not_found', message: 'This room has no sketch.' },
  });
  await save(dana, room, drawn);
  const svg = await fetched('sketch.svg');
  expect(svg.headers.get('content-type')).toBe('image/svg+xml');
  expect(svg.headers.get('content-disposition')).toContain(`room-${room.id}.svg`);
  expect(await svg.text()).toBe(planSvg({ name: 'Den', sketch: drawn, rules: usualRules }));
  const dxf = await fetched('sketch.dxf');
  expect(dxf.headers.get('content-type')).toBe('image/vnd.dxf');
  expect(await dxf.text()).toBe(planDxf(drawn));
});

test('sketch versions: one that is restored is a new version, and what it replaced stays in the list', async () => {
  const { dana, room } = await aRoom();
  const kim = await api.person({ role: 'Manager' });
  await save(kim, room, square);
  await save(dana, room, drawn);
  await save(dana, room, square);
  expect((await versions(dana, room.id)).map(({ sketch }) => sketch)).toEqual([square, drawn, square]);
  await save(dana, room, { ...square, height: 1_600 });
  expect(await versions(dana, room.id)).toHaveLength(3);
});
