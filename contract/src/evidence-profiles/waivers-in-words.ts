import { inVisitOrder } from '../drying/dry.ts';
import { unitName } from '../drying/unit-name.ts';
import type { EvidenceFacts } from './facts.ts';
import type { EvidenceProfile } from './profile.ts';
import { ruleWords } from './rule-words.ts';
import { type Waiver, waiverReasons } from './waiver.ts';

/** A reason as lists and papers say it. */
export interface SaidWaiver {
  waiver: Waiver;
  rule: string;
  /** The job's profile asks this no more. */
  isFormer: boolean;
  /** The room, point, visit or unit; blank for the job. */
  for: string;
  reason: string;
}

/** What a key of a waiver names in a job; undefined once it is gone. */
function targetName({ rooms, drying }: EvidenceFacts, key: string): string | undefined {
  if (key === 'job') return '';
  if (['front', 'right', 'back', 'left'].includes(key)) return key;
  const room = rooms.find(({ id }) => id === key) ?? drying?.rooms.find(({ id }) => id === key);
  if (room || !drying) return room?.name;
  const visit = inVisitOrder(drying.visits).findIndex(({ id }) => id === key);
  if (visit >= 0) return `Visit ${visit}`;
  const point = drying.points.find(({ id }) => id === key);
  if (point) return `Point ${point.number}`;
  const placement = drying.placements.find(({ id }) => id === key);
  if (placement) return unitName(drying, placement);
  return drying.points.find(({ material }) => material === key)?.material;
}

/** The reasons of a job, in the order in which they were given; those for what is gone go with it. */
export function waiversInWords(
  facts: EvidenceFacts,
  { rules }: Pick<EvidenceProfile, 'rules'>,
  waivers: readonly Waiver[],
): SaidWaiver[] {
  return waivers
    .toSorted((one, other) => Date.parse(one.givenAt) - Date.parse(other.givenAt))
    .flatMap((waiver) => {
      const name = waiver.for === null ? '' : targetName(facts, waiver.for);
      if (name === undefined) return [];
      const rule = rules.find(({ id }) => id === waiver.ruleId);
      const words = waiver.reason === 'other' ? '' : waiverReasons[waiver.reason];
      return {
        waiver,
        rule: rule ? ruleWords(rule) : (waiver.asked ?? waiver.ruleId),
        isFormer: !rule,
        for: name,
        reason: [words, waiver.text].filter(Boolean).join(': '),
      };
    });
}
