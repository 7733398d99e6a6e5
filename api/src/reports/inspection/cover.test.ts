import { expect, test } from 'vitest';
import { coverPhoto } from './cover.ts';
import { coverBlocks, coverFigures } from './cover-facts.ts';
import { flooded } from './testing/flooded.ts';

const told = (of: typeof flooded) =>
  Object.fromEntries(coverFigures(of).map(({ label, value }) => [label, value]));
const facts = (of: typeof flooded) =>
  Object.fromEntries(
    coverBlocks(of).flatMap(({ title, facts }) =>
      facts.map(({ label, value }) => [`${title}: ${label}`, value]),
    ),
  );

test('report cover: photos, those of the documentation, with trash photos counted apart', () => {
  expect(flooded.photos).toHaveLength(5);
  expect(told(flooded)).toMatchObject({ Photos: '4', 'Debris photos': '1' });
});

test('report cover: a room named like the trash photos, counted with the rooms', () => {
  const [first] = flooded.photos;
  const photos = [{ ...first!, roomId: 'a room', of: 'Debris & Equipment' }];
  expect(told({ ...flooded, photos })).toMatchObject({ Photos: '1' });
  expect(told({ ...flooded, photos })).not.toHaveProperty('Debris photos');
});

test('report cover: the claim, the loss, who was there and what it comes to', () => {
  const project = {
    ...flooded.project,
    policyNumber: 'HO-7741902',
    causeOfLoss: 'Burst pipe',
    adjusterPhone: '6305550177',
  };
  const inspection = { ...flooded.inspection, policyType: 'Master' as const };
  expect(facts({ ...flooded, inspection, project })).toMatchObject({
    'Insurance: Insurer': 'Fairmont Mutual',
    'Insurance: Claim': 'FM-20-118834',
    'Insurance: Policy': 'HO-7741902',
    'Insurance: Phone': '(630) 555-0177',
    'Insurance: Deductible': '$2,500.00',
    'Loss: Date of loss': 'Nov 18, 2026',
    'Loss: Cause of loss': 'Burst pipe',
    'Loss: Damage': 'Water, Mold, Category 2',
    'Inspection: Technician': 'Dana Whitaker, TSP-0147',
  });
  expect(told(flooded)).toMatchObject({ 'Estimate 2418-01, Nov 20, 2026': '$6,554.74', Rooms: '3' });
});

test('report cover: two policies, both insurers, claims, dates of loss and deductibles by whose they are', () => {
  const second = { insuranceCompany1: 'Home Mutual', claimNumber1: 'HO-77', deductible1: 500 };
  const inspection = {
    ...flooded.inspection,
    policyType: 'Both' as const,
    ...second,
    dateOfLoss1: '2026-11-19',
  };
  const said = facts({ ...flooded, inspection });
  expect(said).toMatchObject({
    'Insurance, master: Insurer': 'Fairmont Mutual',
    'Insurance, master: Claim': 'FM-20-118834',
    'Insurance, master: Date of loss': 'Nov 18, 2026',
    'Insurance, master: Deductible': '$2,500.00',
    'Insurance, homeowner: Insurer': 'Home Mutual',
    'Insurance, homeowner: Claim': 'HO-77',
    'Insurance, homeowner: Date of loss': 'Nov 19, 2026',
    'Insurance, homeowner: Deductible': '$500.00',
  });
  expect(said).not.toHaveProperty('Loss: Date of loss');
});

test('report cover: nothing says that something was not entered, and who pays themselves has no claim', () => {
  const inspection = { ...flooded.inspection, insuranceClaimType: 'SelfPay', damageType: [], category: null };
  const bare = { ...flooded, inspection, estimate: null } as typeof flooded;
  expect(coverBlocks(bare).map(({ title }) => title)).toEqual(['Insurance', 'Inspection']);
  expect(facts(bare)).toMatchObject({ 'Insurance: Payment': 'Self-pay' });
  expect(Object.keys(told(bare))[0]).toBe('Rooms');
});

test('report cover: its photo is the first with a caption and a room, and is of this part', () => {
  const [first, ...others] = flooded.photos;
  const without = { ...flooded, photos: [{ ...first!, description: null }, ...others] };
  expect(coverPhoto(flooded)).toBe(0);
  expect(coverPhoto(without)).toBe(2);
  expect(coverPhoto({ ...without, part: { number: 1, count: 2, from: 0, to: 2 } })).toBe(0);
  expect(coverPhoto({ ...flooded, part: { number: 2, count: 2, from: 2, to: 5 } })).toBeUndefined();
  expect(
    coverPhoto({ ...flooded, photos: [], part: { number: 1, count: 1, from: 0, to: 0 } }),
  ).toBeUndefined();
});
