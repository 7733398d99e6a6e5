import { expect, test } from 'vitest';
import { logOutQuestion, noWayBack } from './log-out-question.ts';

test.each([
  ['a pointer and a signal: nothing is asked', true, false, undefined],
  ['a finger and a signal: it is asked', true, true, 'Log out?'],
  ['a pointer without a signal: it is asked', false, false, 'Log out without a signal?'],
  ['a finger without a signal: it is asked', false, true, 'Log out without a signal?'],
])('log out: nothing unsent, %s', (_, online, touch, title) => {
  const question = logOutQuestion({ online, touch });
  expect(question?.title).toBe(title);
  expect(String(question?.message).includes(noWayBack)).toBe(!online);
});
