import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { printable } from './printable.ts';
import { fit, wrapped } from './text.ts';

const style = { face: 'regular', size: 9, color: '#000000' } as const;

/** How many letters a font was asked to measure. */
function measured(work: (pdf: PDFKit.PDFDocument) => void): number {
  const pdf = new PDFDocument();
  let letters = 0;
  const { widthOfString } = pdf;
  pdf.widthOfString = (text, options) => {
    letters += text.length;
    return widthOfString.call(pdf, text, options);
  };
  work(pdf);
  return letters;
}

test.each(['a', 'ü', '地', 'ب', 'न', 'ก', '👩‍👩‍👧', `a${'\u0301'.repeat(3)}`])(
  'PDF text: a word of 5,000 times %s, cost grows with its length and not the square',
  (unit) => {
    const word = (length: number) => unit.repeat(length / unit.length);
    const wrapping = (length: number) => measured((pdf) => wrapped(pdf, word(length), 120, style));
    expect(wrapping(5000)).toBeLessThan(2.5 * wrapping(2500));
    expect(wrapping(5000)).toBeLessThan(100_000);
    const fitting = measured((pdf) => fit(pdf, word(5000), 120, style));
    expect(fitting, 'only the lines that are shown').toBeLessThan(30_000);
  },
);

test.each([
  ['a word', 'Donaudampfschifffahrtsgesellschaft'.repeat(30)],
  ['letters of 200 signs each', `a${'\u0301'.repeat(199)}`.repeat(20)],
  ['words', 'dry wall to wall '.repeat(60)],
])('PDF text: %s in lines is complete, and no line is wider than allowed', (_, text) => {
  const pdf = new PDFDocument();
  const { lines } = wrapped(pdf, text, 120, style);
  expect(lines.join('').replaceAll(' ', '')).toBe(printable(text, 'regular').replaceAll(' ', ''));
  for (const line of lines) expect(wrapped(pdf, line, 120, style).lines).toHaveLength(1);
});
