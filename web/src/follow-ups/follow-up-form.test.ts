import { followUpActions } from '@tidemark/contract/follow-ups';
import { expect, test } from 'vitest';
import { costOf, emptyForm, errorsOf, hasEntries, readForm, servicesOf } from './follow-up-form.ts';

test.each([
  ['450', 450],
  ['450.00', 450],
  [' $1,250.50 ', 1250.5],
  ['1,234,567', 1234567],
  ['0.005', 0.01],
  ['', 0],
  ['abc', 0],
  ['12 or so', 0],
  ['-5', 0],
  ['1,2', 0],
  ['Infinity', 0],
  ['0x10', 0],
  ['1e3', 0],
])('follow-up form: an estimated cost of "%s" is %d', (typed, cost) => {
  expect(costOf(typed)).toBe(cost);
});

test.each([
  ['', []],
  [' , ,', []],
  ['Moisture check', ['Moisture check']],
  ['Moisture check, ceiling stain block ,', ['Moisture check', 'ceiling stain block']],
])('follow-up form: services typed as "%s" are %j', (typed, services) => {
  expect(servicesOf(typed)).toEqual(services);
});

test('follow-up form: no reason, nothing is sent', () => {
  expect(readForm({ ...emptyForm, notes: 'Back door.' })).toBeUndefined();
});

test('follow-up form: empty fields are sent as nothing, and the priority as Medium', () => {
  expect(readForm({ ...emptyForm, reason: 'Quality_Check' })).toEqual({
    isFollowUpVisit: true,
    followUpReason: 'Quality_Check',
    followUpReasonOther: null,
    servicesNeeded: [],
    estimatedAdditionalCost: 0,
    priority: 'Medium',
    scheduledDate: null,
    scheduledTime: null,
    notes: null,
  });
});

test('follow-up form: the text of another reason is sent with Other only', () => {
  const typed = { ...emptyForm, otherReason: ' Stain came back ' };
  expect(readForm({ ...typed, reason: 'Other' })?.followUpReasonOther).toBe('Stain came back');
  expect(readForm({ ...typed, reason: 'Customer_Request' })?.followUpReasonOther).toBeNull();
});

test('follow-up form: a refused service, cost or text is reported at its input', () => {
  const long = { services: `Drying, ${'x'.repeat(201)}, ${'y'.repeat(201)}`, notes: 'x'.repeat(5001) };
  const form = {
    ...emptyForm,
    ...long,
    reason: 'Other' as const,
    otherReason: 'x'.repeat(501),
    cost: '1000000000',
  };
  const body = { originalProjectId: 3, ...readForm({ ...form, date: 'x', time: 'x' }) };
  const { issues } = followUpActions.create.body.safeParse(body).error!;
  const details = issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  expect(errorsOf(details)).toEqual({
    otherReason: 'Use at most 500 characters.',
    services: 'Use at most 200 characters.',
    date: expect.any(String),
    time: expect.any(String),
    cost: 'Enter 99,999,999.99 or less.',
    notes: 'Use at most 5,000 characters.',
  });
});

test('follow-up form: any change, leaving the form asks first', () => {
  expect(hasEntries(emptyForm)).toBe(false);
  expect(hasEntries({ ...emptyForm, visit: false })).toBe(true);
  expect(hasEntries({ ...emptyForm, services: 'x' })).toBe(true);
});
