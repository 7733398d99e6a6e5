import { expect, test } from 'vitest';
import { emptyCancelForm, hasText, problemOf, reasonOf } from './cancel-form.ts';

test('cancel form: a reason is required, and with Other its text', () => {
  expect(problemOf(emptyCancelForm)).toEqual({
    field: 'reason',
    message: 'Please select a cancellation reason.',
  });
  expect(problemOf({ ...emptyCancelForm, reason: 'Other', other: '  ' })?.field).toBe('other');
  expect(problemOf({ ...emptyCancelForm, reason: 'Weather Conditions' })).toBeNull();
});

test("cancel form: Other's text is joined to the reason", () => {
  expect(reasonOf({ reason: 'Other', other: ' Sewage smell ', notes: '' })).toBe('Other: Sewage smell');
  expect(reasonOf({ reason: 'Access Issues', other: 'left over', notes: '' })).toBe('Access Issues');
});

test('cancel form: anything entered counts as a change that leaving would lose', () => {
  expect(hasText(emptyCancelForm)).toBe(false);
  expect(hasText({ ...emptyCancelForm, notes: 'x' })).toBe(true);
});
