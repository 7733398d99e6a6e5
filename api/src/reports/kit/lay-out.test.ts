import { hasLetter } from '@tidemark/contract/letters/on-paper';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { prepareScripts, scriptRuns } from './scripts.ts';

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, nth) => String.fromCodePoint(first + nth)).filter((letter) =>
    hasLetter(letter.codePointAt(0)!),
  );

/** One vowel sign of each script, for which the previous letter may have no anchor. */
test.each([
  ['Arabic', [...from(0x620, 0x6ff), ...from(0x750, 0x77f), ...from(0x8a0, 0x8ff)], '\u064e'],
  ['Hebrew', from(0x590, 0x5f4), '\u05b8'],
  ['Devanagari', from(0x900, 0x97f), '\u0902'],
  ['Thai', from(0xe00, 0xe5b), '\u0e34'],
])('PDF letters: every letter of %s, alone and with a mark, has its glyphs', async (_, letters, mark) => {
  expect(letters.length).toBeGreaterThan(50);
  const pdf = new PDFDocument();
  await prepareScripts(pdf, [...letters, mark].join(' '));
  const bare = letters.filter((letter) =>
    [letter, letter + mark].some((text) =>
      scriptRuns(pdf, text, 'regular').some((run) => run.font.layout(run.text).glyphs.length === 0),
    ),
  );
  expect(bare).toEqual([]);
});
