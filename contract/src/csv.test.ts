import { expect, test } from 'vitest';
import { formula } from './csv.ts';

test.each([
  '=1+1',
  '=HYPERLINK("http://evil.example","x")\nand a second line',
  '+1 630 555 0101',
  '-2+3',
  '@SUM(A1)',
  ' =1+1',
  '\n=1+1',
  '\u200b=1+1',
  '\u202e=1+1',
  '＝1+1',
  '\tcmd',
  '\rcmd',
  "'@c?",
  "''=1",
])('csv: %j would be a formula', (cell) => {
  expect(formula.test(cell)).toBe(true);
});

test.each(['Basement', '418 Larkspur Lane', 'a=1', '', "O'Hara", 'two\n=lines', '5', ' '])(
  'csv: %j is text as it is',
  (cell) => {
    expect(formula.test(cell)).toBe(false);
  },
);
