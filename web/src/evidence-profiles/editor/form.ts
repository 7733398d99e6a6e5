import { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import type { Deadline } from '@tidemark/contract/evidence-profiles/deadlines';
import {
  type AppliesTo,
  blankProfile,
  type EvidenceProfile,
  entryOf,
  type ProfileEntry,
  profileEntry,
} from '@tidemark/contract/evidence-profiles/profile';
import {
  hasMoment,
  isCounted,
  persOf,
  profileErrors,
} from '@tidemark/contract/evidence-profiles/profile-errors';
import { type EvidenceRule, type Stage, stages } from '@tidemark/contract/evidence-profiles/rule';
import { call } from '../../offline/calls/index.ts';

/** What is entered; figures as typed. */
export type ProfileForm = Omit<ProfileEntry, 'order' | 'photoMinimumLongSide' | 'appliesTo' | 'deadlines'> & {
  order: string;
  photoMinimumLongSide: string;
  appliesTo: Omit<AppliesTo, 'residentType'>;
  /** Separated by commas. */
  residentTypes: string;
  deadlines: TypedDeadline[];
};
export type TypedDeadline = Omit<Deadline, 'hours'> & { hours: string };

export function formOf(profile: EvidenceProfile | undefined): ProfileForm {
  const { order, photoMinimumLongSide, appliesTo, deadlines, ...entry } = profile
    ? entryOf(profile)
    : blankProfile;
  const { residentType, ...fits } = appliesTo;
  return {
    ...{ ...entry, rules: inStages(entry.rules) },
    ...{ appliesTo: fits, residentTypes: residentType.join(', ') },
    deadlines: deadlines.map((one) => ({ ...one, hours: String(one.hours) })),
    ...{ order: String(order), photoMinimumLongSide: String(photoMinimumLongSide ?? '') },
  };
}

/** Rules stand by their stage, and in it as they were put. */
const inStages = (rules: readonly EvidenceRule[]): EvidenceRule[] =>
  stages.flatMap((stage) => rules.filter((rule) => rule.stage === stage));

/** The entry, or sentences that say why there is none. */
export function readForm(
  { order, photoMinimumLongSide, appliesTo, residentTypes, deadlines, ...form }: ProfileForm,
  id: string | undefined,
): { entry?: ProfileEntry; faults: string[] } {
  const read = profileEntry.safeParse({
    ...form,
    appliesTo: { ...appliesTo, residentType: namesOf(residentTypes) },
    deadlines: deadlines.map((one) => ({ ...one, hours: figureOf(one.hours) })),
    order: figureOf(order),
    photoMinimumLongSide: figureOf(photoMinimumLongSide),
  });
  if (!read.success) return { faults: [...new Set(read.error.issues.map(faultOf))] };
  const faults = profileErrors(read.data, id);
  return faults.length > 0 ? { faults } : { entry: read.data, faults };
}
const figureOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));
const namesOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const labels: Readonly<Record<string, string>> = {
  order: 'Order',
  photoMinimumLongSide: 'Long side at least',
  businessHours: 'Business hours',
  residentType: 'Resident type',
};
const faultOf = ({ path, message }: { path: PropertyKey[]; message: string }): string => {
  const [field, at] = path;
  if (field === 'deadlines' && typeof at === 'number') return `Deadline ${at + 1}: ${message}`;
  const label = labels[String(field === 'appliesTo' ? at : field)];
  return label ? `${label}: ${message}` : message;
};

/** A rule after a change; what it is asked for follows what is asked. A rule that asks something else is another one. */
export function changedRule(
  rules: readonly EvidenceRule[],
  at: number,
  change: Partial<EvidenceRule>,
): EvidenceRule[] {
  const was = rules[at]!;
  const next = { ...was, ...change };
  const pers = persOf(next.subject);
  if (!pers.includes(next.per)) next.per = pers[0]!;
  if (!isCounted(next.subject)) next.minimum = 1;
  if (!hasMoment(next.subject)) next.beforeWork = false;
  if (next.subject !== was.subject || next.per !== was.per) next.id = idOf(next, rules.toSpliced(at, 1));
  return rules.toSpliced(at, 1, next);
}

/** A new rule at the end of its stage. @returns where it stands */
export function withRule(rules: readonly EvidenceRule[], stage: Stage): [EvidenceRule[], at: number] {
  const told = { stage, subject: 'shot:front', per: 'job' } as const;
  const rule: EvidenceRule = {
    ...{ id: idOf(told, rules), ...told, minimum: 1, when: [], beforeWork: false },
    ...{ severity: 'must', wording: null, waiver: 'technician' },
  };
  const next = inStages([...rules, rule]);
  return [next, next.indexOf(rule)];
}

/** Moves a rule among those of its stage; undefined where there is no place. */
export function movedRule(
  rules: readonly EvidenceRule[],
  at: number,
  by: 1 | -1,
): EvidenceRule[] | undefined {
  const [rule, other] = [rules[at]!, rules[at + by]];
  return other?.stage === rule.stage
    ? rules.toSpliced(Math.min(at, at + by), 2, ...(by === 1 ? [other, rule] : [rule, other]))
    : undefined;
}

/** Gives a rule another stage. @returns where it stands then */
export function restaged(rules: readonly EvidenceRule[], at: number, stage: Stage): [EvidenceRule[], number] {
  const rule = { ...rules[at]!, stage };
  const next = inStages([...rules.toSpliced(at, 1), rule]);
  return [next, next.indexOf(rule)];
}

function idOf(
  { stage, subject, per }: Pick<EvidenceRule, 'stage' | 'subject' | 'per'>,
  others: readonly EvidenceRule[],
): string {
  const words = `${stage}-${subject}-${per === 'job' ? '' : per}`.toLowerCase();
  const slug = words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  const taken = new Set(others.map(({ id }) => id));
  for (let nth = 1; ; nth++) {
    const id = nth === 1 ? slug.slice(0, 60) : `${slug.slice(0, 56)}-${nth}`;
    if (!taken.has(id)) return id;
  }
}

export async function saveProfile(
  profile: EvidenceProfile | undefined,
  entry: ProfileEntry,
): Promise<EvidenceProfile> {
  const answer = profile
    ? await call(evidenceProfileActions.update, {
        params: { id: profile.id },
        body: { ...entry, basedOn: profile.version },
      })
    : await call(evidenceProfileActions.create, { body: entry });
  return answer.profile;
}
