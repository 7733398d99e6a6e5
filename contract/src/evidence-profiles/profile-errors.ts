import { basicId, lastOrder, type ProfileEntry } from './profile.ts';
import { type EvidenceRule, type Per, pers } from './rule.ts';
import { ruleWords } from './rule-words.ts';

const rooms: readonly Per[] = ['affected room', 'adjacent unaffected room', 'room with removed material'];
const perOf: Readonly<Record<string, readonly Per[]>> = {
  shot: pers.filter((per) => per !== 'material with a wet point'),
  file: ['job', ...rooms],
  // One with lines on its sheet is affected.
  'sheet-line': ['affected room', 'room with removed material'],
  dimensions: rooms,
  sketch: rooms,
  'reading:air-set': ['job', 'drying visit'],
  'reading:points': ['drying visit'],
  'reading:dry-standard': ['material with a wet point'],
  'units-counted': ['drying visit'],
  'visit-times': ['drying visit'],
};

/** For what a subject can be asked; most are of the job. */
export const persOf = (subject: string): readonly Per[] =>
  perOf[subject] ?? perOf[subject.split(':')[0]!] ?? ['job'];

/** Several of it can be asked for. */
export const isCounted = (subject: string): boolean => /^shot:|^sheet-line$/.test(subject);

/** Only a photo has a moment before the work. */
export const hasMoment = (subject: string): boolean => subject.startsWith('shot:');

function faultOf({ subject, per, minimum, beforeWork }: EvidenceRule): string | undefined {
  if (!persOf(subject).includes(per)) return `cannot be asked for each ${per}.`;
  if (minimum > 1 && !isCounted(subject)) return 'can be asked for once only.';
  if (beforeWork && !hasMoment(subject)) return 'is no photo, so it cannot be before work.';
  return undefined;
}

/** Why a profile cannot be saved, as sentences that name the rule; none if it can. */
export function profileErrors({ rules, order, appliesTo }: ProfileEntry, id: string | undefined): string[] {
  const errors = rules.flatMap((rule, at) => {
    const fault = faultOf(rule);
    return fault ? [`Rule ${at + 1}, ${ruleWords(rule)}, ${fault}`] : [];
  });
  const isAny = Object.values(appliesTo).every((of) => of.length === 0);
  if (id === basicId && !(isAny && order === lastOrder)) errors.push('Basic is last and fits every job.');
  return errors;
}
