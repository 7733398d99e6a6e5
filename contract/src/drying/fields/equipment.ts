import { z } from 'zod';
import { type Fields, shapesOf } from '../../fields.ts';
import { requiredText, text, uuid, wholeNumber } from '../../shapes.ts';
import { rateClasses, unitKinds } from '../rate-class.ts';
import { fieldTime, onBox, tenths } from './shapes.ts';

/** A unit of the company's stock. */
export const unitFields = {
  tag: { label: 'Tag', schema: requiredText(20, 'Tag is required.') },
  kind: { label: 'Kind', schema: z.enum(unitKinds, 'Kind is required.') },
  maker: { label: 'Maker', schema: text(60).trim().nullable() },
  model: { label: 'Model', schema: text(60).trim().nullable() },
  serial: { label: 'Serial number', schema: text(60).trim().nullable() },
  ppdAham: { label: 'AHAM pints a day', schema: wholeNumber(1, 999).nullable() },
  cfm: { label: 'CFM', schema: wholeNumber(1, 99_999).nullable() },
  ampere: { label: 'Amps', schema: tenths(0, 999.9, 'Amps are between 0 and 999.9.').nullable() },
  rateClass: { label: 'Rate class', schema: z.enum(rateClasses).nullable() },
  retired: { label: 'Retired', schema: z.boolean(), blank: false },
} as const satisfies Fields;

const eventKinds = ['placed', 'moved', 'stopped', 'started', 'removed'] as const;

/** What happened to a placement, to the minute. */
export const placementEvent = z.strictObject({
  id: uuid,
  kind: z.enum(eventKinds),
  at: fieldTime,
  roomId: uuid.nullable(),
  reason: text(500).trim().nullable(),
  hourMeter: tenths(0, 999_999.9, 'Hours are between 0 and 999,999.9.').nullable(),
});
export type PlacementEvent = z.output<typeof placementEvent>;

/** A unit that stands somewhere, or units without tags: `kind` and `count`. */
export const placementFields = {
  unitId: { label: 'Unit', schema: uuid.nullable() },
  kind: { label: 'Kind', schema: z.enum(unitKinds, 'Kind is required.') },
  count: { label: 'Count', schema: wholeNumber(1, 99), blank: 1 },
  roomId: { label: 'Room', schema: uuid },
  chamberId: { label: 'Chamber', schema: uuid.nullable() },
  x: { label: 'Across', schema: onBox },
  y: { label: 'Down', schema: onBox },
  /** Where it blows, in degrees clockwise from the top of the plan. */
  turn: { label: 'Direction', schema: wholeNumber(0, 359).nullable() },
} as const satisfies Fields;

export const unitShapes = shapesOf(unitFields);
