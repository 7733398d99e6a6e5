import { expect, test } from 'vitest';
import { driedBasement } from '../drying/testing/dried-basement.ts';
import { inspectionQuestions } from '../inspections/questions.ts';
import { profileFor } from './choose.ts';
import type { EvidenceFacts } from './facts.ts';
import { judgeEvidence } from './judge.ts';
import { evidenceProfile } from './profile.ts';
import type { EvidenceRule } from './rule.ts';
import { basicProfile, shippedProfiles } from './shipped.ts';
import { asking, facts, photo, room, rule } from './testing/facts.ts';

const judge = (of: EvidenceFacts, ...rules: EvidenceRule[]) =>
  judgeEvidence(of, asking(...rules)).stages[0]?.items[0];
const missing = (of: EvidenceFacts, ...rules: EvidenceRule[]) =>
  judge(of, ...rules)?.missing.map(({ sentence }) => sentence);

const closed = driedBasement({ isClosed: true });
const open = driedBasement({ isClosed: false });
const [firstVisit] = open.visits;
/** Units at the end of it. */
const standing = open.placements.reduce((sum, { count }) => sum + count, 0);

interface Case {
  name: string;
  of: EvidenceFacts;
  asked: EvidenceRule;
  says: string[] | undefined;
}
const affected = { per: 'affected room' } as const;
const cases: Case[] = [
  { name: 'no photo', of: facts(), asked: rule('shot:address'), says: ['No photo shows the address.'] },
  { name: 'a photo', of: facts({ photos: [photo('address')] }), asked: rule('shot:address'), says: [] },
  {
    name: 'another shot',
    of: facts({ photos: [photo('front')] }),
    asked: rule('shot:address'),
    says: ['No photo shows the address.'],
  },
  {
    name: 'one overview of two, and only of the room with lines',
    of: facts({ photos: [photo('room-overview', { roomId: 'kitchen' })] }),
    asked: rule('shot:room-overview', { ...affected, minimum: 2 }),
    says: ['Kitchen has no overview (1 of 2).'],
  },
  {
    name: 'a photo of another room',
    of: facts({ photos: [photo('damage', { roomId: 'hall' })] }),
    asked: rule('shot:damage', affected),
    says: ['Kitchen has no photo of the damage.'],
  },
  {
    name: 'three sides by their label',
    of: facts({ photos: ['Front', 'the right side', 'Back'].map((label) => photo('elevation', { label })) }),
    asked: rule('shot:elevation', { per: 'elevation' }),
    says: ['No photo shows the left side.'],
  },
  {
    name: 'four sides without a label',
    of: facts({ photos: [1, 2, 3, 4].map(() => photo('elevation')) }),
    asked: rule('shot:elevation', { per: 'elevation' }),
    says: [],
  },
  {
    name: 'the room that is not affected',
    of: facts(),
    asked: rule('shot:adjacent', { per: 'adjacent unaffected room' }),
    says: ['Hall has no photo of the adjacent area.'],
  },
  {
    name: 'a room that drying has by name only once',
    of: facts({
      drying: { ...open, rooms: [{ ...open.rooms[0]!, roomId: null, name: 'kitchen ', affected: true }] },
    }),
    asked: rule('shot:damage', affected),
    says: ['Kitchen has no photo of the damage.'],
  },
  {
    name: 'a room of which something was taken out',
    of: facts({ rooms: [room('Kitchen', { removed: true }), room('Den')] }),
    asked: rule('file:lab test', { per: 'room with removed material' }),
    says: ['Kitchen has no document “lab test”.'],
  },
  {
    name: 'a document by its label',
    of: facts({ files: ['W-9 of the company w9.pdf'] }),
    asked: rule('file:W-9'),
    says: [],
  },
  {
    name: 'no size',
    of: facts({ rooms: [room('Kitchen', { hasDimensions: false })] }),
    asked: rule('dimensions', affected),
    says: ['Kitchen has no size.'],
  },
  {
    name: 'fewer lines than asked',
    of: facts(),
    asked: rule('sheet-line', { ...affected, minimum: 2 }),
    says: ['Kitchen has no claim sheet lines.'],
  },
  {
    name: 'a fact nobody knows',
    of: facts(),
    asked: rule('intake:claimNumber'),
    says: ['The claim number is not known.'],
  },
  {
    name: "the office's claim number",
    of: facts({ project: { ...facts().project, claimNumber: 'none' } }),
    asked: rule('intake:claimNumber'),
    says: [],
  },
  {
    name: 'a claim number of who pays themselves',
    of: facts({ inspection: { ...facts().inspection!, insuranceClaimType: 'SelfPay' } }),
    asked: rule('intake:claimNumber'),
    says: undefined,
  },
  {
    name: 'not signed',
    of: facts(),
    asked: rule('document:work-authorization'),
    says: ['There is no signed Work Authorization.'],
  },
  {
    name: 'signed',
    of: facts({ signed: ['work-authorization'] }),
    asked: rule('document:work-authorization'),
    says: [],
  },
  {
    name: 'the technician',
    of: facts(),
    asked: rule('signature:technician'),
    says: ['The technician has not signed.'],
  },
  { name: 'no drying', of: facts(), asked: rule('class'), says: undefined },
  { name: 'a class that is set', of: facts({ drying: closed }), asked: rule('class'), says: [] },
  { name: 'units that are out', of: facts({ drying: closed }), asked: rule('units-out'), says: [] },
  {
    name: 'units that nobody counted',
    of: facts({ drying: { ...open, visits: [firstVisit!] } }),
    asked: rule('units-counted', { per: 'drying visit' }),
    says: ['The units were not counted in visit 0.'],
  },
  {
    name: 'units counted as the log has them',
    of: facts({ drying: { ...open, visits: [{ ...firstVisit!, unitsCounted: standing }] } }),
    asked: rule('units-counted', { per: 'drying visit' }),
    says: [],
  },
  {
    name: 'another count than the log has',
    of: facts({ drying: { ...open, visits: [{ ...firstVisit!, unitsCounted: 1 }] } }),
    asked: rule('units-counted', { per: 'drying visit' }),
    says: [`Visit 0 counted 1 unit, the log has ${standing}.`],
  },
  {
    name: 'a visit before the first unit',
    of: facts({ drying: { ...open, visits: [firstVisit!], placements: [] } }),
    asked: rule('units-counted', { per: 'drying visit' }),
    says: undefined,
  },
  {
    name: 'a visit under way',
    of: facts({ drying: { ...open, visits: [{ ...firstVisit!, endedAt: null }] } }),
    asked: rule('units-counted', { per: 'drying visit' }),
    says: undefined,
  },
  {
    name: 'no invoice',
    of: facts(),
    asked: rule('invoice-issued', { stage: 'invoice' }),
    says: ['No invoice has been issued.'],
  },
  {
    name: 'an issued invoice',
    of: facts({ billing: { issued: true, invoiced: 0, approved: null } }),
    asked: rule('invoice-issued', { stage: 'invoice' }),
    says: [],
  },
  ...(
    [
      ['nothing approved', { invoiced: 4_000, approved: null }, ['No estimate has been approved.']],
      [
        'nothing invoiced',
        { invoiced: 0, approved: 4_000.1 },
        ['What was approved, $4,000.10, has not been invoiced.'],
      ],
      [
        'a cent less',
        { invoiced: 4_000.09, approved: 4_000.1 },
        ['The invoices come to $4,000.09, what was approved to $4,000.10.'],
      ],
      ['to the cent', { invoiced: 4_000.1, approved: 4_000.1 }, []],
    ] as const
  ).map(([name, billing, says]) => ({
    name: `invoices and estimate, ${name}`,
    of: facts({ billing: { issued: true, ...billing } }),
    asked: rule('invoice-equals-estimate', { stage: 'invoice' }),
    says: [...says],
  })),
  {
    name: 'a unit without a photo of its own',
    of: facts({
      drying: open,
      photos: open.placements.slice(1).map(({ id }) => photo('equipment-tag', { of: id })),
    }),
    asked: rule('shot:equipment|equipment-tag', { per: 'unit' }),
    says: ['AM-11 has no photo.'],
  },
  {
    name: 'a visit without air of the outside',
    of: facts({
      drying: { ...open, visits: [firstVisit!], air: open.air.filter(({ place }) => place !== 'outside') },
    }),
    asked: rule('reading:air-set', { per: 'drying visit' }),
    says: ['Visit 0 has no reading of the outside air.'],
  },
  {
    name: 'a point that was not read',
    of: facts({
      drying: {
        ...open,
        readings: open.readings.filter(
          ({ pointId, visitId }) => pointId !== open.points[2]!.id || visitId !== open.visits[1]!.id,
        ),
      },
    }),
    asked: rule('reading:points', { per: 'drying visit' }),
    says: ['Point 3 was not read in visit 1.'],
  },
  {
    name: 'a visit that has not ended',
    of: facts({ drying: { ...open, visits: [{ ...firstVisit!, endedAt: null }] } }),
    asked: rule('visit-times', { per: 'drying visit' }),
    says: ['Visit 0 has not ended.'],
  },
  {
    name: 'a condition that does not hold',
    of: facts(),
    asked: rule('shot:debris', { when: [{ if: 'debrisCharged' }] }),
    says: undefined,
  },
  {
    name: 'a condition that holds',
    of: facts({ inspection: { ...facts().inspection!, trailer: 1 } }),
    asked: rule('shot:debris', { when: [{ if: 'debrisCharged' }] }),
    says: ['No photo shows the debris.'],
  },
];
test.for(cases)('evidence: $name', ({ of, asked, says }) => {
  expect(missing(of, asked)).toEqual(says);
});

const overview = rule('shot:damage', { ...affected, beforeWork: true });
const placedAt = closed.placements[0]!.events[0]!.at;
const early = new Date(Date.parse(placedAt) - 60_000).toISOString();
const late = new Date(Date.parse(placedAt) + 60_000).toISOString();
const taken = (change: object) =>
  facts({
    drying: closed,
    rooms: [room('Kitchen')],
    photos: [photo('damage', { roomId: 'kitchen', ...change })],
  });
const kitchen = (of: EvidenceFacts) => {
  const found = judge(of, overview)!;
  return {
    ...found,
    missing: found.missing.filter(({ for: key }) => key === 'kitchen').map(({ sentence }) => sentence),
  };
};

test('evidence: before work by the camera, else by the upload, which is said; a later photo is named', () => {
  expect(kitchen(taken({ takenAt: early, receivedAt: late }))).toMatchObject({ missing: [] });
  expect(kitchen(taken({ takenAt: early, receivedAt: late }))).not.toHaveProperty('byUploadTime');
  expect(kitchen(taken({ takenAt: null, receivedAt: early }))).toMatchObject({
    missing: [],
    byUploadTime: true,
  });
  expect(kitchen(taken({ takenAt: late }))).toMatchObject({
    missing: ['Kitchen has no photo of the damage (1 after the work began).'],
  });
});

test('evidence: a small photo, or one without a place where it is asked, does not count and is named', () => {
  const of = facts({ photos: [photo('front', { longSide: 640 })] });
  const profile = { ...asking(rule('shot:front')), photoMinimumLongSide: 1200 };
  const said = (at: EvidenceFacts, by: typeof profile) => judgeEvidence(at, by).stages[0]!.items[0]!.missing;
  expect(said(of, profile)).toMatchObject([{ sentence: 'No photo shows the front (1 too small).' }]);
  expect(said(facts({ photos: [photo('front')] }), { ...profile, photosNeedPlace: true })).toMatchObject([
    { sentence: 'No photo shows the front (1 without a place).' },
  ]);
});

test('evidence: a photo that is moved, renamed or deleted asks again; a deleted room takes its rule along', () => {
  const shown = photo('damage', { roomId: 'kitchen' });
  const asked = rule('shot:damage', affected);
  const of = (...photos: (typeof shown)[]) => missing(facts({ photos }), asked);
  expect(of(shown)).toEqual([]);
  for (const changed of [[{ ...shown, roomId: 'hall' }], [{ ...shown, shot: 'front' as const }], []])
    expect(of(...changed)).toEqual(['Kitchen has no photo of the damage.']);
  expect(missing(facts({ rooms: [] }), asked)).toBeUndefined();
});

test('evidence: what was waived is not missing, a room alone or all of a rule; a should holds no stage up', () => {
  const of = facts({ rooms: [room('Kitchen'), room('Den')] });
  const asked = rule('shot:damage', affected);
  const stage = (waived: { ruleId: string; for: string | null }[]) =>
    judgeEvidence(of, asking(asked), waived).stages[0]!;
  expect(stage([])).toMatchObject({ complete: false, items: [{ done: 0, of: 2, waived: 0 }] });
  expect(stage([{ ruleId: 'asked', for: 'den' }])).toMatchObject({
    ...{ complete: false, items: [{ waived: 1, missing: [{ for: 'kitchen' }] }] },
  });
  expect(stage([{ ruleId: 'asked', for: null }])).toMatchObject({
    complete: true,
    items: [{ waived: 2, missing: [] }],
  });
  expect(judgeEvidence(of, asking({ ...asked, severity: 'should' }))).toMatchObject({ next: null });
});

test('evidence: Basic says what was checked before profiles, in its sentences', () => {
  const of = facts();
  const said = (of: EvidenceFacts) =>
    judgeEvidence(of, basicProfile).stages[0]!.items.map(({ done, of, missing }) => [
      `${done} of ${of}`,
      ...missing.map(({ sentence }) => sentence),
    ]);
  expect(said(of)).toEqual([
    [
      ...['3 of 7', 'Category is required', 'At least one affected room is required'],
      ...['At least one affected material is required', 'Qty of rooms affected is required (minimum 1)'],
    ],
    ['0 of 4', ...inspectionQuestions.map(({ question }) => question)],
    ['2 of 2'],
    ['1 of 2', 'Hall has no claim sheet lines.'],
    ['0 of 2', 'Kitchen has no photo.', 'Hall has no photo.'],
    ['0 of 1', 'There is no photo of the debris.'],
    ['0 of 1', 'The technician has not signed.'],
  ]);
  expect(said({ ...of, rooms: [] })).toContainEqual(['0 of 1', 'At least one room is required']);
});

test('evidence: the profiles that ship are valid, and each job has the first that fits it', () => {
  for (const profile of shippedProfiles)
    expect(evidenceProfile.safeParse(profile).error?.issues).toBeUndefined();
  const named = (change: Partial<NonNullable<EvidenceFacts['inspection']>>) =>
    profileFor(shippedProfiles, facts({ inspection: { ...facts().inspection!, ...change } }))?.name;
  expect(named({})).toBe('Water mitigation');
  expect(named({ damageType: ['Fire', 'Water'] })).toBe('Water mitigation');
  expect(named({ damageType: ['Fire'] })).toBe('Fire');
  expect(named({ damageType: ['Mold'] })).toBe('Mold');
  expect(named({ insuranceClaimType: 'SelfPay' })).toBe('Self-pay');
  expect(named({ insuranceClaimType: null })).toBe('Basic');
});

test('evidence: a rule whose subject or condition is unknown is refused', () => {
  const told = (change: object) =>
    evidenceProfile.safeParse({ ...basicProfile, rules: [{ ...rule('class'), ...change }] });
  expect(told({}).success).toBe(true);
  for (const change of [
    { subject: 'shot:sunset' },
    { subject: 'file:' },
    { subject: 'shot:front|nothing' },
    { when: [{ if: 'moon' }] },
  ])
    expect(told(change).success).toBe(false);
});
