import type { DryingKind, DryingRecord } from './kinds.ts';
import {
  type Air,
  type Chamber,
  type DryingHead,
  type DryingPart,
  type DryingRoom,
  type Meter,
  newDrying,
  type Placement,
  type Point,
  type Reading,
  type Standard,
  type Unit,
  type Visit,
} from './record.ts';

/** Everything of a project's drying, by kind, and the meters and units it names. */
export interface Drying extends DryingHead {
  chambers: readonly Chamber[];
  rooms: readonly DryingRoom[];
  points: readonly Point[];
  standards: readonly Standard[];
  visits: readonly Visit[];
  air: readonly Air[];
  readings: readonly Reading[];
  placements: readonly Placement[];
  meters: readonly Meter[];
  units: readonly Unit[];
}

const ofKind = <K extends DryingKind>(records: readonly DryingPart[], kind: K) =>
  records.filter(({ record }) => record === kind) as unknown as DryingRecord<K>[];

export const dryingOf = (
  projectId: number,
  records: readonly DryingPart[],
  { meters, units }: Pick<Drying, 'meters' | 'units'>,
): Drying => ({
  ...(records.find((one): one is DryingHead => one.record === 'drying') ?? newDrying(projectId)),
  chambers: ofKind(records, 'chamber'),
  rooms: ofKind(records, 'room'),
  points: ofKind(records, 'point'),
  standards: ofKind(records, 'standard'),
  visits: ofKind(records, 'visit'),
  air: ofKind(records, 'air'),
  readings: ofKind(records, 'reading'),
  placements: ofKind(records, 'placement'),
  meters,
  units,
});
