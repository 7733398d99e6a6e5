import { saidOf } from '@tidemark/contract/drying/testing/records';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { addDrying, addOne, at } from './testing/add-drying.ts';

const api = useApi();
let dana: Person;
let lee: Person;
let manager: Person;
beforeAll(async () => {
  dana = await api.person();
  lee = await api.person();
  manager = await api.person({ role: 'Manager' });
});
const begun = { status: 'In Progress', startedAt: '2026-11-01T08:00:00Z' } as const;
const project = (by: Person = dana) => addProject(api.db, by, begun);
const readOf = async (id: number) => (await dana.send('drying.read', { params: { id } })).ok();
const later = (hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();

test('drying: a project without one reads as nothing said, and an unbegun job takes none', async () => {
  const id = await project();
  expect(await readOf(id)).toMatchObject({ drying: { closedAt: null, category: null }, records: [] });
  const unbegun = await addProject(api.db, dana, { status: 'Assigned' });
  const sent = { params: { id: unbegun }, body: { name: 'Den' } };
  expect(await dana.send('drying.add-room', sent)).toMatchObject({ status: 409, code: 'job_not_begun' });
});

test('drying: two phones give two points one number, the later gets the next free one', async () => {
  const id = await project();
  const { room, meter } = await addDrying(dana, id);
  const point = (number: number) => ({
    params: { id },
    body: { ...saidOf.point, id: uuidv7(), roomId: room, meterId: meter, number } as never,
  });
  const numbers = [];
  for (const number of [3, 3, 4]) numbers.push((await dana.send('drying.add-point', point(number))).ok());
  expect(numbers.map((made) => made.point.number)).toEqual([3, 4, 5]);
  // Each of the two phones tells its person.
  expect(numbers.map((made) => made.point.proposedNumber)).toEqual([undefined, 3, 4]);
  const removed = { params: { id, recordId: numbers[2]!.point.id } };
  (await dana.send('drying.remove-point', removed)).ok();
  expect((await dana.send('drying.add-point', point(5))).ok().point.number).toBe(6);
});

test('drying: one reading a visit and point; sent again it is the same, another one is refused, a change says what was there', async () => {
  const id = await project();
  const { visit, spare } = await addDrying(dana, id);
  const body = { id: uuidv7(), visitId: visit, pointId: spare.point, value: 44, measuredAt: at };
  const first = (await dana.send('drying.add-reading', { params: { id }, body })).ok();
  expect((await dana.send('drying.add-reading', { params: { id }, body })).ok()).toEqual(first);
  const other = { params: { id }, body: { ...body, id: uuidv7() } };
  expect(await dana.send('drying.add-reading', other)).toMatchObject({ code: 'reading_there' });
  const params = { id, recordId: body.id };
  expect((await dana.send('drying.change-reading', { params, body: { value: 43.5 } })).ok()).toMatchObject({
    reading: { value: 43.5, corrected: true },
    former: [{ field: 'value', value: 44 }],
  });
});

test('drying: a reading keeps the meter and scale of its point at that time, which one of an older version does not name', async () => {
  const id = await project();
  const { meter, point, reading, visit, spare } = await addDrying(dana, id);
  const other = uuidv7();
  (await dana.send('drying.add-meter', { body: { id: other, model: 'Scanner', kind: 'pinless' } })).ok();
  const body = { meterId: other, scale: 'relative 0-999' as const };
  (await dana.send('drying.change-point', { params: { id, recordId: point }, body })).ok();
  const { records, meters } = await readOf(id);
  expect(records.find((one) => one.id === reading)).toMatchObject({
    meterId: meter,
    scale: 'relative 0-100',
  });
  expect(meters.map(({ model }) => model).sort()).toEqual(['Pin 2', 'Scanner']);
  // A phone that did not know of the change says what it read with.
  const said = { visitId: visit, pointId: spare.point, value: 44, measuredAt: at, ...body };
  const { reading: kept } = (await dana.send('drying.add-reading', { params: { id }, body: said })).ok();
  expect(kept).toMatchObject(body);
});

test('drying: a visit that ended and a point that was removed take no new readings; corrections are taken', async () => {
  const id = await project();
  const { visit, point, reading, spare } = await addDrying(dana, id);
  const of = { params: { id, recordId: spare.point }, body: { removedAt: at, removedReason: 'torn out' } };
  (await dana.send('drying.change-point', of as never)).ok();
  const body = { id: uuidv7(), visitId: visit, pointId: spare.point, value: 9, measuredAt: at };
  expect(await dana.send('drying.add-reading', { params: { id }, body })).toMatchObject({
    code: 'point_removed',
  });
  const end = { params: { id, recordId: visit }, body: { endedAt: later(1) } };
  (await dana.send('drying.end-visit', end)).ok();
  const again = { params: { id }, body: { ...body, id: uuidv7(), pointId: point } };
  expect(await dana.send('drying.add-reading', again)).toMatchObject({ code: 'visit_ended' });
  (await dana.send('drying.change-reading', { params: { id, recordId: reading }, body: { value: 9 } })).ok();
});

test('drying: a reading of nothing and times of no calendar are refused by their fields', async () => {
  const id = await project();
  const { visit, spare } = await addDrying(dana, id);
  const params = { id, recordId: visit };
  const before = await readOf(id);
  const reading = { id: uuidv7(), visitId: visit, pointId: spare.point, measuredAt: at };
  const sent = [
    await dana.send('drying.add-reading', { params: { id }, body: { ...reading, value: null } }),
    await dana.send('drying.end-visit', { params, body: { endedAt: '0001-01-01T00:00:00Z' } }),
    await dana.send('drying.add-visit', { params: { id }, body: { startedAt: '9999-12-31T00:00:00Z' } }),
  ];
  expect(sent.map(({ status, details }) => [status, details])).toEqual([
    [400, [{ field: 'value', message: 'Enter what was read.' }]],
    [400, [{ field: 'endedAt', message: 'Enter a date from 1970 to 2099.' }]],
    [400, [{ field: 'startedAt', message: 'Enter a date from 1970 to 2099.' }]],
  ]);
  expect(await readOf(id)).toEqual(before);
  const over = { ...reading, value: null, outOfRange: true };
  (await dana.send('drying.add-reading', { params: { id }, body: over })).ok();
});

test('drying: one open visit a technician, a room in one chamber, what is named stays', async () => {
  const id = await project();
  const { room, point, visit } = await addDrying(dana, id);
  const started = { params: { id }, body: { startedAt: later(24) } };
  expect(await dana.send('drying.add-visit', started)).toMatchObject({
    code: 'visit_open',
    message: 'Visit 1 is still open. End it first.',
  });
  (await manager.send('drying.add-visit', started)).ok();
  const chamber = { params: { id }, body: { name: 'Hall', roomIds: [room] } };
  expect(await dana.send('drying.add-chamber', chamber)).toMatchObject({
    code: 'room_in_other_chamber',
    message: 'This room is in chamber Basement.',
  });
  const gone = (recordId: string) => ({ params: { id, recordId } });
  expect(await dana.send('drying.remove-point', gone(point))).toMatchObject({ code: 'point_has_readings' });
  expect(await dana.send('drying.remove-visit', gone(visit))).toMatchObject({ code: 'visit_not_empty' });
  expect(await dana.send('drying.remove-room', gone(room))).toMatchObject({ code: 'still_named' });
});

test('drying: a technician takes over a unit from another project, it leaves that project the same minute', async () => {
  const there = await project();
  const { unit, placement } = await addDrying(dana, there);
  const here = await project(lee);
  const room = await addOne(lee, here, 'room', {});
  const mine = await addOne(lee, here, 'placement', { unitId: unit, roomId: room });
  const params = { id: here, recordId: mine };
  const placed = { id: uuidv7(), kind: 'placed' as const, at: later(30) };
  expect(await lee.send('drying.add-event', { params, body: placed })).toMatchObject({
    ...{ status: 409, code: 'unit_elsewhere' },
    message: `This unit stands at Project #${there} since Nov 21, 2026, 8:00 AM.`,
  });
  const listed = async () => {
    const query = { page: 1, limit: 100 };
    const { units } = (await lee.send('drying.list-units', { query })).ok();
    return units.find(({ id }) => id === unit)?.standsAt;
  };
  expect(await listed()).toBe(there);
  (await lee.send('drying.add-event', { params, body: { ...placed, takeOver: true } })).ok();
  expect(await listed()).toBe(here);
  const { records } = await readOf(there);
  expect(records.find(({ id }) => id === placement)).toMatchObject({
    events: [{ kind: 'placed' }, { kind: 'removed', at: later(30) }],
  });
});

test('drying: events in an impossible order are refused, and what was said by mistake can be taken back', async () => {
  const id = await project();
  const { placement } = await addDrying(dana, id);
  const params = { id, recordId: placement };
  const early = { params, body: { kind: 'removed' as const, at: later(-1) } };
  expect(await dana.send('drying.add-event', early)).toMatchObject({
    ...{ code: 'unit_events_order', message: 'Removed before it was placed.' },
  });
  const event = { id: uuidv7(), kind: 'removed' as const, at: later(1) };
  (await dana.send('drying.add-event', { params, body: event })).ok();
  const back = await dana.send('drying.remove-event', { params: { ...params, eventId: event.id } });
  expect(back.ok().placement.events.map(({ kind }) => kind)).toEqual(['placed']);
});

test('drying: it closes once every unit is out and every visit ended, and only a manager opens it again', async () => {
  const id = await project();
  const { placement, visit } = await addDrying(dana, id);
  const close = { params: { id }, body: { at: later(9) } };
  expect(await dana.send('drying.close', close)).toMatchObject({
    ...{ status: 409, code: 'drying_unfinished' },
    details: [{ message: '1 unit is still in.' }, { message: 'A visit has not ended.' }],
  });
  const out = { params: { id, recordId: placement }, body: { kind: 'removed' as const, at: later(8) } };
  (await dana.send('drying.add-event', out)).ok();
  (
    await dana.send('drying.end-visit', { params: { id, recordId: visit }, body: { endedAt: later(8) } })
  ).ok();
  expect((await dana.send('drying.close', close)).ok().drying.closedAt).not.toBeNull();
  const room = { params: { id }, body: { name: 'Den' } };
  expect(await dana.send('drying.add-room', room)).toMatchObject({ status: 409, code: 'drying_closed' });
  const reopen = { params: { id }, body: { reason: 'The subfloor is wet again' } };
  expect(await dana.send('drying.reopen', reopen)).toMatchObject({ status: 403 });
  expect((await manager.send('drying.reopen', reopen)).ok().drying.closedAt).toBeNull();
  (await dana.send('drying.add-room', room)).ok();
});

test('drying: two units cannot have one tag, whatever its case', async () => {
  const tag = uuidv7().slice(-12);
  const unit = { tag: tag.toUpperCase(), kind: 'heater' as const };
  (await dana.send('drying.add-unit', { body: unit })).ok();
  expect(await lee.send('drying.add-unit', { body: { ...unit, tag } })).toMatchObject({
    ...{ status: 409, code: 'unit_tag_taken' },
  });
});

test('drying: the same meter or unit sent twice at the same moment is kept once, another person cannot take its id', async () => {
  const [meter, unit] = [uuidv7(), uuidv7()];
  const ofMeter = { body: { id: meter, model: 'Pin 2', kind: 'pin' as const } };
  const ofUnit = { body: { id: unit, tag: unit.slice(-12), kind: 'heater' as const } };
  const eight = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, send));
  const meters = await eight(() => dana.send('drying.add-meter', ofMeter));
  const units = await eight(() => dana.send('drying.add-unit', ofUnit));
  expect(new Set(meters.map((sent) => sent.ok().meter.id))).toEqual(new Set([meter]));
  expect(new Set(units.map((sent) => sent.ok().unit.id))).toEqual(new Set([unit]));
  expect(await lee.send('drying.add-meter', ofMeter)).toMatchObject({ code: 'id_taken' });
  expect(await lee.send('drying.add-unit', ofUnit)).toMatchObject({ code: 'id_taken' });
});

test('drying: managers change meters and units field by field; a taken tag, an unknown one and others are refused', async () => {
  const { meter, unit } = await addDrying(dana, await project());
  const ofMeter = { params: { id: meter }, body: { calibratedOn: '2026-11-02', serial: 'D 114' } };
  expect(await dana.send('drying.change-meter', ofMeter)).toMatchObject({ status: 403 });
  expect((await manager.send('drying.change-meter', ofMeter)).ok()).toMatchObject({
    meter: { id: meter, model: 'Pin 2', calibratedOn: '2026-11-02', serial: 'D 114' },
    former: [
      { field: 'serial', value: null },
      { field: 'calibratedOn', value: null },
    ],
  });
  const params = { id: unit };
  const retired = { params, body: { retired: true, rateClass: 'airMoverAxial' as const } };
  expect((await manager.send('drying.change-unit', retired)).ok().unit).toMatchObject(retired.body);
  const other = uuidv7().slice(-12);
  (await dana.send('drying.add-unit', { body: { tag: other, kind: 'heater' } })).ok();
  const taken = { params, body: { tag: other.toUpperCase() } };
  expect(await manager.send('drying.change-unit', taken)).toMatchObject({ code: 'unit_tag_taken' });
  expect(await manager.send('drying.change-unit', { ...taken, params: { id: uuidv7() } })).toMatchObject({
    ...{ status: 404, code: 'unit_not_found' },
  });
  expect(await manager.send('drying.change-meter', { params: { id: uuidv7() }, body: {} })).toMatchObject({
    ...{ status: 404, code: 'meter_not_found' },
  });
});
