import { ranges } from './ranges.ts';

let bounds: { from: number; to: number }[] | undefined;

function decoded(): { from: number; to: number }[] {
  const numbers = ranges.split(',').map((written) => Number.parseInt(written, 36));
  const all: { from: number; to: number }[] = [];
  let last = 0;
  for (let at = 0; at < numbers.length; at += 2) {
    const from = last + numbers[at]!;
    last = from + numbers[at + 1]!;
    all.push({ from, to: last });
  }
  return all;
}

/** Whether the print fonts have a character. */
export function hasLetter(codePoint: number): boolean {
  bounds ??= decoded();
  let [low, high] = [0, bounds.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { from, to } = bounds[middle]!;
    if (codePoint < from) high = middle - 1;
    else if (codePoint > to) low = middle + 1;
    else return true;
  }
  return false;
}

/** Characters that only shape their neighbors and are not drawn. */
const unseen = /[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Text as printed: one spelling for characters that have several. */
export const asPrinted = (text: string): string =>
  // The fraction slash would choose glyphs that belong to no character; the micro sign is a second spelling of the Greek letter.
  text.toWellFormed().normalize('NFC').replaceAll('\u2044', '/').replaceAll('\u00b5', '\u03bc');

/** Whether every character of a grapheme can be drawn. */
export const canDraw = (grapheme: string): boolean =>
  [...grapheme.replace(unseen, '')].every((one) => hasLetter(one.codePointAt(0)!));

/** The characters PDFs print as ◊, without duplicates. */
export function unprintable(text: string): string[] {
  const all = Array.from(graphemes.segment(asPrinted(text)), ({ segment }) => segment);
  return [...new Set(all.filter((one) => !canDraw(one)))];
}
