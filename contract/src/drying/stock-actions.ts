import { z } from 'zod';
import { action } from '../action.ts';
import { pageQuery, pagination } from '../envelope.ts';
import { fact } from '../fact.ts';
import type { Offline } from '../offline.ts';
import { uuid } from '../shapes.ts';
import { blankMeter, blankUnit } from './blank-stock.ts';
import { unitShapes } from './fields/equipment.ts';
import { meterShapes } from './fields/moisture.ts';
import { type Meter, meter, type Unit, unit } from './record.ts';

const ofStock = z.strictObject({ id: uuid });
const oneMeter = z.object({ meter });
const madeMeter = z.strictObject({
  id: uuid.optional(),
  ...z.strictObject(meterShapes).partial().required({ model: true, kind: true }).shape,
});
const oneUnit = z.object({ unit });
const madeUnit = z.strictObject({
  id: uuid.optional(),
  ...z.strictObject(unitShapes).partial().required({ tag: true, kind: true }).shape,
});

/** Meters and units are the company's, so they belong to no project. */
export const stockActions = {
  listMeters: action({
    name: 'drying.list-meters',
    method: 'GET',
    path: '/meters',
    summary: "The company's meters",
    access: 'signed-in',
    query: z.strictObject(pageQuery),
    answer: z.object({ meters: z.array(meter), pagination }),
  }),
  addMeter: action({
    name: 'drying.add-meter',
    method: 'POST',
    path: '/meters',
    summary: 'Add a meter to those of the company; the same id again returns the first one',
    access: 'signed-in',
    body: madeMeter,
    answer: oneMeter,
    creates: true,
    message: 'Meter added',
    refusals: ['id_taken'],
    offline: {
      project: () => 0,
      touches: ({ body }) => [{ table: 'meters', id: body.id! }],
      creates: true,
      beside: true,
      answered: (answer) => [{ table: 'meters', id: answer.meter.id, record: answer.meter }],
      effect({ body }, read) {
        const { id } = body;
        if (!id || read('meters', id)) return [];
        return [{ table: 'meters', id, record: { ...blankMeter, ...body, id } as Meter }];
      },
    } satisfies Offline<{ body: z.output<typeof madeMeter> }, z.output<typeof oneMeter>>,
  }),
  changeMeter: action({
    name: 'drying.change-meter',
    method: 'PUT',
    path: '/meters/:id',
    summary: 'Change the named facts of a meter, such as when it was calibrated',
    access: 'manager',
    params: ofStock,
    body: z.strictObject(meterShapes).partial(),
    answer: oneMeter.extend({ former: z.array(fact) }),
    message: 'Meter changed',
    refusals: ['meter_not_found'],
  }),
  changeUnit: action({
    name: 'drying.change-unit',
    method: 'PUT',
    path: '/units/:id',
    summary: 'Change the named facts of a unit, such as its rate class; a retired one is no longer offered',
    access: 'manager',
    params: ofStock,
    body: z.strictObject(unitShapes).partial(),
    answer: oneUnit.extend({ former: z.array(fact) }),
    message: 'Unit changed',
    refusals: ['unit_not_found', 'unit_tag_taken'],
  }),
  listUnits: action({
    name: 'drying.list-units',
    method: 'GET',
    path: '/units',
    summary: "The company's stock of equipment",
    access: 'signed-in',
    query: z.strictObject(pageQuery),
    answer: z.object({ units: z.array(unit), pagination }),
  }),
  addUnit: action({
    name: 'drying.add-unit',
    method: 'POST',
    path: '/units',
    summary: 'Add a unit to the stock; the same id again returns the first one',
    access: 'signed-in',
    body: madeUnit,
    answer: oneUnit,
    creates: true,
    message: 'Unit added',
    refusals: ['unit_tag_taken', 'id_taken'],
    offline: {
      project: () => 0,
      touches: ({ body }) => [{ table: 'units', id: body.id! }],
      creates: true,
      beside: true,
      answered: (answer) => [{ table: 'units', id: answer.unit.id, record: answer.unit }],
      effect({ body }, read) {
        const { id } = body;
        if (!id || read('units', id)) return [];
        return [{ table: 'units', id, record: { ...blankUnit, ...body, id, standsAt: null } as Unit }];
      },
    } satisfies Offline<{ body: z.output<typeof madeUnit> }, z.output<typeof oneUnit>>,
  }),
};
