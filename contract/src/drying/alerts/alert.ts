import type { JudgedPoint } from '../dry.ts';
import type { Air, Placement, Visit } from '../record.ts';
import type { Drying } from '../whole.ts';

const alertKinds = {
  'no-progress': 'No progress',
  rising: 'Rising',
  'air-not-drying': 'Air not drying',
  'dehumidifier-not-working': 'Dehumidifier does not work',
  'conventional-at-its-end': 'Conventional unit at its end',
  'too-cold-or-hot': 'Too cold or hot',
  'wet-outside-air': 'Wet outside air',
  condensation: 'Condensation',
  'secondary-damage': 'Secondary damage',
  'no-visit': 'No visit',
  'units-after-dry': 'Units after dry',
  'no-goal': 'No goal',
  'no-readings': 'No readings',
  'no-tag': 'Unit without tag',
  'under-equipped': 'Under-equipped',
} as const;
export type AlertKind = keyof typeof alertKinds;

/** What an alert is called, by its key; the key itself of one that no version knows. */
export const alertTitle = (key: string): string => {
  const kind = key.split(':')[0] ?? '';
  return kind in alertKinds ? alertKinds[kind as AlertKind] : kind;
};

/** `of` are the points, units or chambers it is about. The key stays the same for the same alert, so its answer stays. */
export interface Alert {
  key: string;
  kind: AlertKind;
  /** The visit whose readings raised it; null for what holds now. */
  visitId: string | null;
  of: readonly string[];
  message: string;
}

/** A visit with what was measured in it, and its number from 0. */
export interface VisitFacts {
  visit: Visit;
  number: number;
  air: readonly Air[];
}

/** What every rule reads, derived once. */
export interface Facts {
  drying: Drying;
  altitudeFt: number;
  /** An ISO time. */
  now: string;
  visits: readonly VisitFacts[];
  points: readonly JudgedPoint[];
  /** Placements whose units stand on site. */
  standing: readonly Placement[];
  dry: boolean;
}
export type Rule = (facts: Facts) => Alert[];

export const alert = (
  kind: AlertKind,
  { visitId = null, of = [] }: { visitId?: string | null; of?: readonly string[] },
  detail: string,
): Alert => ({
  key: [kind, visitId ?? 'now', ...of].join(':'),
  kind,
  visitId,
  of,
  message: `${alertKinds[kind]}: ${detail}`,
});
