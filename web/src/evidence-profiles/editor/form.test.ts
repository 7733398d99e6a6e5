import { shippedProfiles } from '@tidemark/contract/evidence-profiles/shipped';
import { expect, test } from 'vitest';
import { changedRule, formOf, movedRule, readForm, restaged, withRule } from './form.ts';

const water = shippedProfiles.find(({ id }) => id === 'water')!;
const { rules } = water;
const at = rules.findIndex(({ subject }) => subject === 'shot:room-overview');

test.each(shippedProfiles.map((profile) => [profile.name, profile] as const))(
  'profile editor: %s, as it ships, is read back as it is',
  (_, profile) => {
    const { entry, faults } = readForm(formOf(profile), profile.id);
    expect(faults).toEqual([]);
    expect({ ...profile, ...entry }).toEqual(profile);
  },
);

test('profile editor: a rule that asks something else fits it and is another one, named once', () => {
  const asked = changedRule(rules, at, { subject: 'class' });
  expect(asked[at]).toMatchObject({ id: 'arrival-class', per: 'job', minimum: 1, beforeWork: false });
  // The same severity or wording is of the same rule.
  expect(changedRule(rules, at, { severity: 'should' })[at]?.id).toBe(rules[at]?.id);
  const again = changedRule(rules, at, { subject: 'shot:front', per: 'job' });
  expect(again[at]?.id).toBe('arrival-shot-front-2');
});

test('profile editor: rules are added at the end of their stage, moved within it, and given another', () => {
  const [added, place] = withRule(rules, 'arrival');
  expect(added[place]).toMatchObject({ stage: 'arrival', id: 'arrival-shot-front-2' });
  expect(added[place + 1]?.stage).toBe('first-visit');
  expect(movedRule(rules, 0, -1)).toBeUndefined();
  expect(movedRule(rules, 0, 1)?.slice(0, 2)).toEqual([rules[1], rules[0]]);
  const last = rules.findLastIndex(({ stage }) => stage === 'arrival');
  expect(movedRule(rules, last, 1)).toBeUndefined();
  const [moved, end] = restaged(rules, 0, 'completion');
  expect(moved[end]).toMatchObject({ id: rules[0]?.id, stage: 'completion' });
  expect(moved[end + 1]?.stage).toBe('invoice');
});

test('profile editor: what cannot be saved is said in sentences', () => {
  const form = formOf(water);
  const faultsOf = (part: object, id = 'water') => readForm({ ...form, ...part }, id).faults;
  expect(faultsOf({ name: ' ' })).toEqual(['Name is required.']);
  expect(faultsOf({ order: '0' })).toEqual(['Order: Enter 1 or more.']);
  expect(faultsOf({ photoMinimumLongSide: '1.5' })).toEqual(['Long side at least: Enter a whole number.']);
  const deadline = { event: 'arrival', hours: '24', goal: 'estimate-sent' };
  expect(faultsOf({ deadlines: [deadline, { ...deadline, hours: '721' }] })).toEqual([
    'Deadline 2: Enter 720 or less.',
  ]);
  expect(faultsOf({ deadlines: Array(13).fill(deadline) })).toEqual(['Use at most 12 deadlines.']);
  const hours = { days: [1], from: '08:00', to: '17:00' };
  expect(faultsOf({ businessHours: { ...hours, to: '08:00' } })).toEqual([
    'Business hours: Choose a time after the first.',
  ]);
  expect(faultsOf({ businessHours: { ...hours, days: [] } })).toEqual([
    'Business hours: Choose at least one day.',
  ]);
  expect(faultsOf({ residentTypes: `Owner, ${'x'.repeat(51)}` })).toEqual([
    'Resident type: Use at most 50 characters.',
  ]);
  expect(faultsOf({ rules: [{ ...rules[0], subject: 'file:' }] })).toEqual(['Rule 1: choose what is asked.']);
  expect(faultsOf({ order: '999', photoMinimumLongSide: '' }, 'basic')).toEqual([
    'Basic is last and fits every job.',
  ]);
});

test('profile editor: resident types are read from what is typed, one after each comma', () => {
  const { entry } = readForm({ ...formOf(water), residentTypes: ' Owner,, Tenant ' }, 'water');
  expect(entry?.appliesTo.residentType).toEqual(['Owner', 'Tenant']);
  expect(formOf({ ...water, ...entry }).residentTypes).toBe('Owner, Tenant');
});
