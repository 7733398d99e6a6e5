import { z } from 'zod';
import { blankOf, type Fields, shapesOf } from '../../fields.ts';
import { calendarDate, requiredText, text, uuid, wholeNumber } from '../../shapes.ts';
import { scales } from '../scales.ts';
import { fieldTime, onBox, tenths } from './shapes.ts';

/** Whether a material gives off water slowly (drying.md 4.2). */
export const lowEvaporation = {
  drywall: false,
  plaster: true,
  framing: false,
  'plywood/OSB subfloor': false,
  'hardwood floor': true,
  'engineered/laminate': false,
  carpet: false,
  pad: false,
  concrete: true,
  'brick/block': true,
  tile: false,
  'cabinet/MDF': false,
  'trim/baseboard': false,
  insulation: false,
  'ceiling tile': false,
  other: false,
} as const;
export type Material = keyof typeof lowEvaporation;
export const materials = Object.keys(lowEvaporation) as [Material, ...Material[]];

export const surfaces = ['floor', 'wall', 'ceiling', 'cabinet', 'cavity', 'framing', 'other'] as const;
export const removals = ['torn out', 'contaminated', 'no longer reachable', 'other'] as const;
export const meterKinds = [
  'pin',
  'pinless',
  'hammer probe',
  'in-situ RH',
  'thermo-hygrometer',
  'infrared',
] as const;

/** A meter of the company. */
export const meterFields = {
  maker: { label: 'Maker', schema: text(60).trim().nullable() },
  model: { label: 'Model', schema: requiredText(60, 'Model is required.') },
  serial: { label: 'Serial number', schema: text(60).trim().nullable() },
  kind: { label: 'Kind', schema: z.enum(meterKinds, 'Kind is required.') },
  calibratedOn: { label: 'Calibrated', schema: calendarDate.nullable(), kind: 'day' },
} as const satisfies Fields;

const value = tenths(0, 999.9, 'A reading is between 0 and 999.9.');

/** A place whose moisture is measured at every visit. Its goal was measured in an unaffected room, or typed. */
export const pointFields = {
  roomId: { label: 'Room', schema: uuid },
  number: { label: 'Number', schema: wholeNumber(1, 9999), mayConflict: false },
  surface: { label: 'Surface', schema: z.enum(surfaces, 'Surface is required.') },
  material: { label: 'Material', schema: z.enum(materials, 'Material is required.') },
  materialOther: { label: 'Other material', schema: text(60).trim().nullable() },
  where: { label: 'Where', schema: requiredText(120, 'Where is required.') },
  x: { label: 'Across', schema: onBox },
  y: { label: 'Down', schema: onBox },
  /** The photo of the job it is marked on; the photo may reach the office later. */
  photoId: { label: 'Photo', schema: uuid.nullable() },
  photoX: { label: 'Across the photo', schema: onBox },
  photoY: { label: 'Down the photo', schema: onBox },
  heightIn: { label: 'Height (in)', schema: wholeNumber(0, 600).nullable() },
  meterId: { label: 'Meter', schema: uuid },
  scale: { label: 'Scale', schema: z.enum(scales, 'Scale is required.') },
  typedGoal: { label: 'Goal', schema: value.nullable() },
  goalReason: { label: 'Reason for the goal', schema: text(500).trim().nullable() },
  removedAt: { label: 'Removed', schema: fieldTime.nullable() },
  removedReason: { label: 'Why removed', schema: z.enum(removals).nullable() },
  removedNote: { label: 'What else', schema: text(120).trim().nullable() },
} as const satisfies Fields;

/** A reading of the same material in an unaffected part of the building; the goals of its kind follow from it. */
export const standardFields = {
  room: { label: 'Room', schema: requiredText(120, 'Room is required.') },
  material: { label: 'Material', schema: z.enum(materials, 'Material is required.') },
  meterId: { label: 'Meter', schema: uuid },
  scale: { label: 'Scale', schema: z.enum(scales, 'Scale is required.') },
  value: { label: 'Value', schema: value },
  measuredAt: { label: 'Measured', schema: fieldTime },
} as const satisfies Fields;

export const readingFields = {
  visitId: { label: 'Visit', schema: uuid },
  pointId: { label: 'Point', schema: uuid },
  value: { label: 'Value', schema: value.nullable() },
  outOfRange: { label: "Above the meter's end", schema: z.boolean(), blank: false },
  /** What it was read with, which its point may no longer be; null of an older version. */
  meterId: { label: 'Meter', schema: uuid.nullable() },
  scale: { label: 'Scale', schema: z.enum(scales).nullable() },
  measuredAt: { label: 'Measured', schema: fieldTime },
  note: { label: 'Note', schema: text(500).trim().nullable() },
} as const satisfies Fields;

export const meterShapes = shapesOf(meterFields);
export const blankPoint = blankOf(pointFields);
export const blankReading = blankOf(readingFields);
