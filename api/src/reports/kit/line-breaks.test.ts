import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyName } from '../testing/any-name.ts';
import { characterEnds, pieces } from './line-breaks.ts';

test.each([
  ['Wet wall, north', ['Wet ', 'wall, ', 'north']],
  ['東京都港区、山田（様）です', ['東京', '都', '港区、', '山田', '（様）', 'です']],
  ['น้ำท่วมห้องใต้ดิน', ['น้ำ', 'ท่วม', 'ห้อง', 'ใต้ดิน']],
  ['김민준 지하실', ['김민준 ', '지하실']],
  ['（', ['（']],
  ['', ['']],
])('PDF line breaks: a line of %j may end after each of %j', (text, may) => {
  expect(pieces(text)).toEqual(may);
});

test('PDF line breaks: any text, its pieces are all of it and no character is cut', () => {
  fc.assert(
    fc.property(anyName, (text) => {
      expect(pieces(text).join('')).toBe(text);
      expect(characterEnds(text).at(-1)).toBe(text.length);
    }),
  );
});
