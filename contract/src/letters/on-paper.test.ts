import { expect, test } from 'vitest';
import { unprintable } from './on-paper.ts';

test.each([
  ['Helen O’Brien-Nguyễn', []],
  ['Δημήτρης Шевченко', []],
  ['王小明, 張偉, 𠮷野 さくら ガレージ', []],
  ['김민준 똠방각하', []],
  ['محمد عبد الله, می\u200cخواهم', []],
  ['שָׁלוֹם לאה', []],
  ['สมชาย ใจดี', []],
  ['राजेश श्रीवास्तव', []],
  ['tab\tand\nline', []],
  ['ნინო, ნანა', ['ნ', 'ი', 'ო', 'ა']],
  ['one 👩‍👩‍👧 sign', ['👩‍👩‍👧']],
  ['half \ud83d', ['\ufffd']],
  ['', []],
] as const)('letters: of %j, PDFs cannot print %j', (text, not) => {
  expect(unprintable(text)).toEqual(not);
});
