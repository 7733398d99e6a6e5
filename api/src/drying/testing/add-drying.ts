import type { ActionName } from '@tidemark/contract/actions';
import type { DryingKind } from '@tidemark/contract/drying/kinds';
import { saidOf } from '@tidemark/contract/drying/testing/records';
import { v7 as uuidv7 } from 'uuid';
import type { Person } from '../../testing/people.ts';

export const at = '2026-11-21T08:00:00-06:00';

/** Adds a record of a kind to a project's drying; what is not said is as in the contract's tests. */
export async function addOne(who: Person, id: number, kind: DryingKind, more: object): Promise<string> {
  const body = { id: uuidv7(), ...saidOf[kind], ...more };
  const name = `drying.add-${kind}` as ActionName;
  (await who.send(name, { params: { id }, body } as never)).ok();
  return body.id;
}

/** A drying with a record of each kind that hang on each other, and `spare` ones that nothing names. */
export async function addDrying(who: Person, id: number) {
  const add = (kind: DryingKind, more: object = {}) => addOne(who, id, kind, more);
  const [meter, unit, event] = [uuidv7(), uuidv7(), uuidv7()];
  (await who.send('drying.add-meter', { body: { id: meter, model: 'Pin 2', kind: 'pin' } })).ok();
  const stock = { id: unit, tag: unit.slice(-12), kind: 'air mover, axial' as const };
  (await who.send('drying.add-unit', { body: stock })).ok();
  const room = await add('room');
  const spareRoom = await add('room', { name: 'Hall' });
  const chamber = await add('chamber', { roomIds: [room] });
  const point = await add('point', { roomId: room, meterId: meter });
  const sparePoint = await add('point', { roomId: room, meterId: meter, number: 2 });
  const standard = await add('standard', { meterId: meter });
  const spareVisit = await add('visit', { endedAt: at });
  const visit = await add('visit');
  const air = await add('air', { visitId: visit });
  const reading = await add('reading', { visitId: visit, pointId: point });
  const placement = await add('placement', { unitId: unit, roomId: room });
  const params = { id, recordId: placement };
  (await who.send('drying.add-event', { params, body: { id: event, kind: 'placed', at } })).ok();
  const spare = {
    ...{ chamber: await add('chamber', { name: 'Attic', roomIds: [] }), room: spareRoom, point: sparePoint },
    ...{ standard, visit: spareVisit, air, reading },
    placement: await add('placement', { roomId: room, unitId: null }),
  };
  return { chamber, room, point, standard, visit, air, reading, placement, meter, unit, event, spare };
}
export type DryingIds = Awaited<ReturnType<typeof addDrying>>;
