import type { z } from 'zod';
import { blankOf, shapesOf } from '../fields.ts';
import type { RefusalCode } from '../refusals.ts';
import { type PlacementEvent, placementFields } from './fields/equipment.ts';
import { pointFields, readingFields, standardFields } from './fields/moisture.ts';
import { chamberFields, dryingRoomFields } from './fields/place.ts';
import { airFields, visitFields } from './fields/visit.ts';

/** The records of a project's drying: where each is called, what people enter, and what a missing one is refused as. */
export const dryingKinds = {
  chamber: { path: 'chambers', label: 'Chamber', fields: chamberFields, missing: 'chamber_not_found' },
  room: { path: 'rooms', label: 'Room', fields: dryingRoomFields, missing: 'room_not_found' },
  point: { path: 'points', label: 'Point', fields: pointFields, missing: 'point_not_found' },
  standard: {
    path: 'standards',
    label: 'Dry standard',
    fields: standardFields,
    missing: 'standard_not_found',
  },
  visit: { path: 'visits', label: 'Visit', fields: visitFields, missing: 'visit_not_found' },
  air: { path: 'air', label: 'Air', fields: airFields, missing: 'air_not_found' },
  reading: { path: 'readings', label: 'Reading', fields: readingFields, missing: 'reading_not_found' },
  placement: {
    path: 'placements',
    label: 'Placement',
    fields: placementFields,
    missing: 'placement_not_found',
  },
} as const satisfies Record<string, { path: string; label: string; fields: object; missing: RefusalCode }>;
export type DryingKind = keyof typeof dryingKinds;
export const dryingKindNames = Object.keys(dryingKinds) as DryingKind[];

type FieldsOf<K extends DryingKind> = (typeof dryingKinds)[K]['fields'];
/** What people enter of a record of a kind. */
export type Entered<K extends DryingKind> = {
  -readonly [F in keyof FieldsOf<K>]: FieldsOf<K>[F] extends { schema: infer S extends z.ZodType }
    ? z.output<S>
    : never;
};

interface Written {
  id: string;
  projectId: number;
  /** Null while only this device has it. */
  author: number | null;
  createdAt: string;
}
type Own<K> = K extends 'placement'
  ? { events: PlacementEvent[] }
  : K extends 'visit'
    ? { technicianId: number | null }
    : K extends 'point'
      ? { proposedNumber?: number | undefined }
      : K extends 'reading'
        ? { corrected?: boolean | undefined }
        : unknown;
export type DryingRecord<K extends DryingKind> = { record: K } & Written & Entered<K> & Own<K>;
export type AnyDryingRecord = { [K in DryingKind]: DryingRecord<K> }[DryingKind];

export const shapesOfKind = <K extends DryingKind>(kind: K) =>
  shapesOf(dryingKinds[kind].fields as FieldsOf<K> & object);
export const blankOfKind = <K extends DryingKind>(kind: K) =>
  blankOf(dryingKinds[kind].fields as FieldsOf<K> & object);
