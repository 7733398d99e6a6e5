import { expect, test } from 'vitest';
import { type ApprovableLine, type ApprovalForm, differing, readApproval } from './approval-form.ts';

const line = (key: string, group = 'general'): ApprovableLine => ({
  ...{ key, group, heading: null, title: key, unit: 'HRS', quantity: 2, rate: 68 },
});
const lines = [line('a'), line('off', 'adjustment')];
const form = (typed: ApprovalForm['lines'], amount = '136'): ApprovalForm => ({
  ...{ approvedBy: 'Renee', approvedOn: '2026-11-26', amount, fileId: '' },
  lines: typed,
});
const typed = (quantity: string, rate = '68.00', reason = '') => ({ quantity, rate, reason });

test('approval form: only lines with other figures differ, a reason alone is none', () => {
  expect(differing(lines, { a: typed('2', '68', 'As sent') })).toEqual([]);
  expect(differing(lines, { a: typed('1', '1,060.5', ' Enough ') })).toEqual([
    { key: 'a', quantity: 1, rate: 1060.5, reason: 'Enough' },
  ]);
  expect(differing(lines, { a: typed('1') })).toMatchObject([{ reason: null }]);
});

test('approval form: what is half typed counts as sent until it is saved, then it is named', () => {
  expect(differing(lines, { a: typed('1.') })).toMatchObject([{ quantity: 1 }]);
  expect(differing(lines, { a: typed('') })).toEqual([]);
  const { errors, entered } = readApproval(lines, form({ a: typed('', '1.234') }));
  expect(entered).toBeUndefined();
  expect(errors).toEqual({
    'lines.a.quantity': 'Enter a figure with at most 2 decimals.',
    'lines.a.rate': 'Enter a figure with at most 2 decimals.',
  });
});

test('approval form: below 0 only an adjustment may be, and an amount must be one', () => {
  const { errors } = readApproval(lines, form({ a: typed('2', '-1'), off: typed('1', '-5') }, 'much'));
  expect(errors).toEqual({
    amount: 'Enter an amount in dollars with at most 2 decimals.',
    'lines.a.rate': 'Enter 0 or more.',
  });
  expect(readApproval(lines, form({ off: typed('1', '-5') })).entered).toMatchObject({
    ...{ amount: 136, fileId: null, lines: [{ key: 'off', quantity: 1, rate: -5 }] },
  });
});

test('approval form: a quantity below 0 is named at its line', () => {
  expect(readApproval(lines, form({ a: typed('-1') })).errors).toEqual({
    'lines.a.quantity': 'Enter 0 or more.',
  });
});
