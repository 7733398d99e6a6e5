import { expect, test } from 'vitest';
import { isEnabled, mayJump, resumedAt, stateOf } from './step-rules.ts';

const all = [true, true, true, true, true];

test('wizard: an inspection resumes at its stored step with the steps before it completed', () => {
  expect(resumedAt(1)).toEqual({ current: 0, completed: new Set() });
  expect(resumedAt(3)).toEqual({ current: 2, completed: new Set([0, 1]) });
});

test('wizard: what was completed before going back stays completed', () => {
  expect(resumedAt(1, [0, 1, 2])).toEqual({ current: 0, completed: new Set([0, 1, 2]) });
  expect(resumedAt(3, [0])).toEqual({ current: 2, completed: new Set([0, 1]) });
});

test('wizard: a stored cancel step resumes at the review', () => {
  expect(resumedAt(5).current).toBe(3);
});

test('wizard: steps at or before the current one and completed ones are enabled', () => {
  const progress = { current: 1, completed: new Set([0, 3]), valid: all };
  expect([0, 1, 2, 3, 4].map((index) => isEnabled(progress, index))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});

test('wizard: a jump forward needs a completed step and a valid current one', () => {
  const completed = new Set([0, 1, 2]);
  expect(mayJump({ current: 0, completed, valid: all }, 2)).toBe(true);
  expect(mayJump({ current: 0, completed, valid: all }, 3)).toBe(false);
  expect(mayJump({ current: 0, completed, valid: [false, true, true, true, true] }, 2)).toBe(false);
  expect(mayJump({ current: 2, completed, valid: [false, false, false, true, true] }, 0)).toBe(true);
});

test('wizard: the strip shows done, incomplete, current and ahead differently', () => {
  const progress = { current: 2, completed: new Set([0, 1]), valid: [true, false, true, true, true] };
  expect([0, 1, 2, 3, 4].map((index) => stateOf(progress, index))).toEqual([
    'done',
    'incomplete',
    'current',
    'ahead',
    'ahead',
  ]);
  expect(stateOf({ ...progress, current: 1 }, 1)).toBe('current-invalid');
});
