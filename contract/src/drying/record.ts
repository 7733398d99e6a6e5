import { z } from 'zod';
import { shapesOf } from '../fields.ts';
import { dateTime } from '../shapes.ts';
import { blankDrying, dryingShapes } from './fields/drying.ts';
import { placementEvent, unitFields } from './fields/equipment.ts';
import { meterFields } from './fields/moisture.ts';
import { fieldTime } from './fields/shapes.ts';
import {
  type AnyDryingRecord,
  type DryingKind,
  type DryingRecord,
  dryingKindNames,
  dryingKinds,
} from './kinds.ts';

const own = {
  placement: { events: z.array(placementEvent) },
  visit: { technicianId: z.number().nullable() },
  /** The number its device gave it, where another device's point had taken it. */
  point: { proposedNumber: z.number().optional() },
  /** Its value was another one. */
  reading: { corrected: z.boolean().optional() },
} as const;

/** The shape of a kind's record, as it is answered and kept on the device. */
export const shapeOfKind = <K extends DryingKind>(kind: K) =>
  z.object({
    record: z.literal(kind),
    id: z.string(),
    projectId: z.number(),
    author: z.number().nullable(),
    createdAt: dateTime,
    ...shapesOf(dryingKinds[kind].fields),
    ...(own as Partial<Record<DryingKind, z.ZodRawShape>>)[kind],
  }) as unknown as z.ZodType<DryingRecord<K>>;

export const anyDryingRecord = z.union(
  dryingKindNames.map(shapeOfKind),
) as unknown as z.ZodType<AnyDryingRecord>;

/** The drying of a project as a whole. A project has one, so its id follows from the project's. */
export const dryingHead = z.object({
  record: z.literal('drying'),
  id: z.string(),
  projectId: z.number(),
  ...dryingShapes,
  closedAt: dateTime.nullable(),
  answers: z.array(
    z.object({ key: z.string(), text: z.string(), author: z.number().nullable(), at: fieldTime }),
  ),
});
export type DryingHead = z.output<typeof dryingHead>;
export const headId = (projectId: number) => `drying-${projectId}`;
/** What a project's drying is as long as nobody said anything of it. */
export const newDrying = (projectId: number): DryingHead => ({
  ...blankDrying,
  ...{ record: 'drying', id: headId(projectId), projectId, closedAt: null, answers: [] },
});

/** Of the company's stock. */
export const meter = z.object({ id: z.string(), ...shapesOf(meterFields) });
export const unit = z.object({
  id: z.string(),
  ...shapesOf(unitFields),
  /** The project where it stood when the office listed its stock; only that list says it. */
  standsAt: z.number().nullable().optional(),
});
export type Meter = z.output<typeof meter>;
export type Unit = z.output<typeof unit>;

export type Chamber = DryingRecord<'chamber'>;
export type DryingRoom = DryingRecord<'room'>;
export type Point = DryingRecord<'point'>;
export type Standard = DryingRecord<'standard'>;
export type Visit = DryingRecord<'visit'>;
export type Air = DryingRecord<'air'>;
export type Reading = DryingRecord<'reading'>;
export type Placement = DryingRecord<'placement'>;

/** What a project's drying is made of. */
export type DryingPart = AnyDryingRecord | DryingHead;

declare module '../offline.ts' {
  interface LocalTables {
    dryingRecords: DryingPart;
    meters: Meter;
    units: Unit;
  }
}
