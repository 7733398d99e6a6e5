import { expect, test } from 'vitest';
import { beginsAtRight, mirrored, ordered } from './order.ts';

test.each([
  ['Unit 5, לאה כהן', false, ['Unit 5, ', '<לאה כהן']],
  ['מרתף A-12 (גדול)', true, ['< (גדול)', 'A-12', '<מרתף ']],
  ['قبو 12 م', true, ['< م', '12', '<قبو ']],
  ['Basement', false, ['Basement']],
])(
  'PDF reading order: %j begins at the right: %s, and stands from the left as %j',
  (line, atRight, parts) => {
    expect(beginsAtRight(line)).toBe(atRight);
    const shown = ordered(line, atRight).map(({ text, turned }) => `${turned ? '<' : ''}${text}`);
    expect(shown).toEqual(parts);
  },
);

test('PDF reading order: brackets in a right-to-left part, mirrored', () => {
  expect(mirrored('(a) –')).toBe('– (a)');
});
