import { expect, test } from 'vitest';
import { freeName, nextName } from './next-name.ts';

test.each([
  ['Bedroom', ['Bedroom'], 'Bedroom 2'],
  ['Bedroom', ['Bedroom', 'bedroom 2 '], 'Bedroom 3'],
  ['Bedroom 2', ['Bedroom', 'Bedroom 2'], 'Bedroom 3'],
  ['Bedroom 2', ['Bedroom 2', 'Bedroom 3', 'Bedroom 5'], 'Bedroom 4'],
  ['Unit 12', ['Unit 12'], 'Unit 2'],
  ['x'.repeat(120), [], `${'x'.repeat(118)} 2`],
  [`${'x'.repeat(117)}🛁x`, [], `${'x'.repeat(117)} 2`],
])('room names: %j beside %j is proposed as %j', (name, taken, next) => {
  expect(nextName(name, taken)).toBe(next);
});

test('room names: a name that no room has stays, and else gets the next number', () => {
  expect(freeName('Bedroom', ['Kitchen', 'Bedroom 2'])).toBe('Bedroom');
  expect(freeName('Bedroom', ['bedroom', 'Bedroom 2'])).toBe('Bedroom 3');
});
