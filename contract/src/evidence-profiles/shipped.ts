import { type AppliesTo, anyJob, basicId, type EvidenceProfile, lastOrder } from './profile.ts';
import type { Condition, EvidenceRule, Per, Stage } from './rule.ts';

type Told = Partial<Pick<EvidenceRule, 'minimum' | 'beforeWork' | 'waiver' | 'wording'>> & {
  when?: readonly Condition[];
};
type Asked = (stage: Stage) => EvidenceRule;

const asked =
  (severity: EvidenceRule['severity']) =>
  (subject: string, per: Per = 'job', told: Told = {}): Asked =>
  (stage) => ({
    id: [stage, subject, per === 'job' ? '' : per]
      .filter(Boolean)
      .join('-')
      .replaceAll(/[^a-z0-9]+/gi, '-')
      .toLowerCase(),
    ...{ stage, subject, per, severity },
    ...{ minimum: 1, beforeWork: false, wording: null, waiver: 'technician', ...told },
    when: [...(told.when ?? [])],
  });
const must = asked('must');
const should = asked('should');
const inStages = (of: Partial<Record<Stage, readonly Asked[]>>): EvidenceRule[] =>
  Object.entries(of).flatMap(([stage, rules]) => rules.map((rule) => rule(stage as Stage)));

const byManagers = { waiver: 'managers' } as const;
const beforeWork = { beforeWork: true } as const;
const drying: Condition = { if: 'dryingBegun' };
const authorized = must('document:work-authorization', 'job', byManagers);
const claim = [must('intake:dateOfLoss'), must('intake:insuranceCompany'), must('intake:claimNumber')];

const arrival = [
  must('shot:front'),
  must('shot:address'),
  must('shot:cause', 'job', beforeWork),
  authorized,
  ...claim,
  must('shot:room-overview', 'affected room', { minimum: 2, ...beforeWork }),
  must('shot:damage', 'affected room', beforeWork),
  should('shot:cause-part'),
  should('shot:elevation', 'elevation'),
  should('shot:contents-before', 'affected room', { when: [{ if: 'contentsMoved' }] }),
  should('shot:pre-existing'),
  should('shot:shutoff'),
];
const measured = [must('dimensions', 'affected room'), must('sheet-line', 'affected room')];
const firstVisit = [
  ...measured,
  must('category-reason'),
  must('class'),
  must('shot:moisture-reading', 'affected room'),
  must('reading:dry-standard', 'material with a wet point'),
  must('reading:air-set'),
  must('shot:equipment|equipment-tag', 'unit'),
  must('shot:adjacent', 'adjacent unaffected room'),
  should('shot:thermal'),
  should('sketch', 'affected room'),
  should('file:lab test', 'room with removed material'),
];
const eachVisit = [
  must('reading:air-set', 'drying visit'),
  must('reading:points', 'drying visit'),
  must('units-counted', 'drying visit'),
  must('visit-times', 'drying visit'),
  should('shot:moisture-reading', 'drying visit'),
];
const dryOut = [
  must('points-dry', 'job', { when: [drying] }),
  must('reading:air-set', 'job', { when: [drying] }),
  must('units-out', 'job', { when: [drying] }),
  must('shot:dry', 'affected room', { when: [drying] }),
  should('document:drying-certificate', 'job', { when: [drying] }),
];
const completion = [
  must('shot:after', 'affected room'),
  must('shot:debris', 'job', { when: [{ if: 'debrisCharged' }] }),
  must('document:completion-certificate'),
  must('signature:technician'),
  should('document:direction-to-pay'),
];
const w9 = must('file:W-9');
const billed = must('invoice-equals-estimate');
const invoice = [billed, must('document:drying-certificate', 'job', { when: [drying] }), w9];

const insured = (damageType: AppliesTo['damageType']): AppliesTo => ({
  ...{ ...anyJob, payment: ['Insurance'], damageType },
});
const common = {
  ...{ version: 1, savedAt: null, savedBy: null },
  ...{ photoMinimumLongSide: 1200, photosNeedPlace: false, askAtSubmit: true },
  ...{ deadlines: [], businessHours: null },
};

/** The checks that every job had before profiles: nothing of them is a must, but what step 1 and Submit require. */
export const basicProfile: EvidenceProfile = {
  ...{
    ...common,
    id: basicId,
    name: 'Basic',
    order: lastOrder,
    appliesTo: anyJob,
    photoMinimumLongSide: null,
  },
  rules: inStages({
    'first-visit': [
      must('basic:intake'),
      must('basic:questions'),
      must('basic:rooms'),
      should('basic:claim-sheets'),
      should('basic:room-photos'),
      should('basic:trash-photos'),
      should('basic:signatures'),
    ],
  }),
};

/** The profiles that come with Tidemark (evidence.md 9), by their order. None names a carrier or a program. */
export const shippedProfiles: readonly EvidenceProfile[] = [
  {
    ...{
      ...common,
      id: 'self-pay',
      name: 'Self-pay',
      order: 10,
      appliesTo: { ...anyJob, payment: ['SelfPay'] },
    },
    rules: inStages({
      arrival: [
        must('shot:front'),
        must('shot:cause'),
        must('shot:damage', 'affected room'),
        authorized,
        should('document:cancellation-notice'),
      ],
      completion: [must('shot:after', 'affected room'), must('document:completion-certificate')],
      invoice: [must('invoice-issued')],
    }),
  },
  {
    ...{ ...common, id: 'water', name: 'Water mitigation', order: 20, appliesTo: insured(['Water']) },
    deadlines: [
      { event: 'arrival', hours: 12, goal: 'authorization-sealed' },
      { event: 'arrival', hours: 24, goal: 'estimate-sent' },
      { event: 'dry', hours: 24, goal: 'drying-closed' },
      { event: 'completed', hours: 72, goal: 'invoice-issued' },
    ],
    rules: inStages({
      ...{
        arrival,
        'first-visit': firstVisit,
        'each-visit': eachVisit,
        'dry-out': dryOut,
        completion,
        invoice,
      },
    }),
  },
  {
    ...{ ...common, id: 'mold', name: 'Mold', order: 30, appliesTo: insured(['Mold']) },
    rules: inStages({
      arrival,
      'first-visit': [...measured, must('shot:containment'), must('shot:air-reading'), must('file:protocol')],
      'each-visit': eachVisit,
      'dry-out': dryOut,
      completion: [must('file:clearance', 'job', byManagers), ...completion],
      invoice,
    }),
  },
  {
    ...{ ...common, id: 'fire', name: 'Fire', order: 40, appliesTo: insured(['Fire']) },
    rules: inStages({
      arrival: [
        must('shot:front'),
        must('shot:address'),
        must('shot:cause'),
        must('shot:elevation', 'elevation'),
        must('shot:room-overview', 'affected room', { minimum: 2, ...beforeWork }),
        must('shot:damage', 'affected room', { ...beforeWork, wording: 'Damage, the ceiling too' }),
        authorized,
        must('shot:contents-before', 'affected room', { when: [{ if: 'answer', is: 'packOutRequired' }] }),
        must('file:contents list', 'job', { when: [{ if: 'answer', is: 'packOutRequired' }] }),
      ],
      'first-visit': measured,
      completion,
      invoice: [billed, w9],
    }),
  },
  basicProfile,
];
