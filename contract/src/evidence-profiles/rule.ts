import { z } from 'zod';
import { documentKindNames } from '../document-templates/kinds.ts';
import { damageCategories, damageTypes } from '../inspections/fields.ts';
import { questionCodes } from '../inspections/questions.ts';
import { canBeStored } from '../shapes.ts';
import { shots } from '../shots.ts';
import { basicKinds } from './basic-kinds.ts';
import { stages } from './stages.ts';

export { type Stage, stages } from './stages.ts';

/** Facts of the claim that the inspection's policy or the office names. */
export const claimFacts = ['dateOfLoss', 'insuranceCompany', 'claimNumber'] as const;
export type AskedClaimFact = (typeof claimFacts)[number];

/** Subjects without a name of something. */
export const plainSubjects = [
  'sheet-line',
  'dimensions',
  'sketch',
  'reading:air-set',
  'reading:points',
  'reading:dry-standard',
  'category-reason',
  'class',
  'units-counted',
  'units-out',
  'points-dry',
  'visit-times',
  'signature:technician',
  'signature:customer',
  'invoice-issued',
  'invoice-equals-estimate',
] as const;
const named = (kind: string, names: readonly string[]) => names.map((name) => `${kind}:${name}`);
/** What can be asked, in words of the wire: a kind, and what of it. */
export const subjects: readonly string[] = [
  ...named('shot', shots),
  ...named('intake', claimFacts),
  ...plainSubjects,
  ...named('document', documentKindNames),
  ...named('basic', basicKinds),
];
const isSubject = (told: string) => subjects.includes(told) || /^file:\S.{0,59}$/.test(told) || isShots(told);
/** Several shots, one of which is enough: `shot:equipment|equipment-tag`. */
const isShots = (told: string) =>
  told.startsWith('shot:') &&
  told
    .slice(5)
    .split('|')
    .every((shot) => (shots as readonly string[]).includes(shot));

/** For what a rule is asked. */
export const pers = [
  'job',
  'elevation',
  'affected room',
  'adjacent unaffected room',
  'room with removed material',
  'drying visit',
  'wet point',
  'unit',
  'material with a wet point',
] as const;
export type Per = (typeof pers)[number];

/** "Rule 3: …", by its place in the profile. */
const inRule = (sentence: string) => ({
  error({ path = [] }: { path?: readonly PropertyKey[] | undefined }) {
    const at = path.find((step) => typeof step === 'number');
    return at === undefined ? sentence : `Rule ${at + 1}: ${sentence}`;
  },
});

const aCondition = inRule('choose a condition.');
const numbered = (most: number) =>
  z.number(aCondition).int(aCondition).min(1, aCondition).max(most, aCondition);
const conditions = [
  z.strictObject({ if: z.literal('damageType'), is: z.enum(damageTypes, aCondition) }),
  z.strictObject({ if: z.literal('category'), is: z.enum(damageCategories, aCondition) }),
  z.strictObject({ if: z.literal('class'), is: numbered(4) }),
  z.strictObject({ if: z.literal('sheetLine'), is: numbered(106) }),
  z.strictObject({ if: z.literal('answer'), is: z.enum(questionCodes, aCondition) }),
  z.strictObject({ if: z.literal('contentsMoved') }),
  z.strictObject({ if: z.literal('debrisCharged') }),
  z.strictObject({ if: z.literal('dryingBegun') }),
  z.strictObject({ if: z.literal('unitsPlaced') }),
] as const;
export const condition = z.discriminatedUnion('if', conditions, aCondition);
export type Condition = z.output<typeof condition>;

export const severities = ['must', 'should'] as const;
export const waivers = ['technician', 'managers', 'none'] as const;

const minimum = inRule('ask for 1 to 99.');
const ruleId = inRule('use a-z, digits and - in its id.');
const subject = inRule('choose what is asked.');
const when = inRule('use at most 8 conditions.');
const moment = inRule('say whether it was taken before work.');
const wording = inRule('say what is asked, in at most 120 characters.');
export const evidenceRule = z.strictObject({
  /** Named by waivers, so it stays from version to version. */
  id: z.string(ruleId).regex(/^[a-z0-9-]{1,60}$/, ruleId),
  stage: z.enum(stages, inRule('choose the stage.')),
  subject: z.string(subject).refine(isSubject, subject),
  per: z.enum(pers, inRule('choose for what it is asked.')),
  minimum: z.number(minimum).int(minimum).min(1, minimum).max(99, minimum),
  /** All of them hold; none: always. */
  when: z.array(condition, when).max(8, when),
  /** Before the first unit was placed and the first point torn out. */
  beforeWork: z.boolean(moment),
  severity: z.enum(severities, inRule('choose must or should.')),
  /** In the list in place of the words that follow from the subject. */
  wording: z.string(wording).trim().min(1, wording).max(120, wording).refine(canBeStored, wording).nullable(),
  waiver: z.enum(waivers, inRule('choose who can give a reason.')),
});
export type EvidenceRule = z.output<typeof evidenceRule>;
