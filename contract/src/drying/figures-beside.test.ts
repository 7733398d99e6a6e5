import { expect, test } from 'vitest';
import { type DrawnMark, figuresBeside, type Side } from './figures-beside.ts';

const plan = { width: 300, height: 260, margin: 20 };
const mark = (x: number, y: number, more: Partial<DrawnMark> = {}): DrawnMark => ({
  ...{ at: { x, y }, half: 20, figures: { width: 60, height: 20 } },
  ...more,
});

test.each<[string, DrawnMark[], Side[]]>([
  ['alone in the middle', [mark(150, 130)], ['below']],
  ['on the wall below', [mark(150, 260)], ['above']],
  ['on the right wall', [mark(300, 130)], ['left']],
  ['on the left wall', [mark(0, 130)], ['right']],
  ['one under the other', [mark(150, 100), mark(150, 145)], ['above', 'below']],
  ['a unit whose figures would lie on those of a point', [mark(300, 130), mark(230, 100)], ['left', 'above']],
  [
    'an arrow up, figures above another mark',
    [mark(150, 130, { turn: 0 }), mark(150, 175)],
    ['right', 'below'],
  ],
])('moisture map: %s, the figures stand beside it where nothing else does', (_, marks, expected) => {
  expect(figuresBeside(marks, plan)).toEqual(expected);
});
