import { expect, test } from 'vitest';
import { telOf } from './tel-of.ts';

test.each([
  ['(630) 555-0100', 'tel:6305550100'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['(630) 555-0100 x12', 'tel:6305550100,12'],
  ['630.555.0100 ext. 12', 'tel:6305550100,12'],
  ['630-555-0100 #12', 'tel:6305550100,12'],
])('phone links: %s leads to %s', (number, link) => {
  expect(telOf(number)).toBe(link);
});
