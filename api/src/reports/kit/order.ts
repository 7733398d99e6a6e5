import bidiFactory, { type Bidi } from 'bidi-js';

// Its types are of its module build; Node loads the other one, which is the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether the first letter with a direction is right-to-left. */
export const beginsAtRight = (text: string): boolean =>
  rightToLeft.test(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;

/** A part of a line with one direction, in reading order. */
export interface Turned {
  text: string;
  /** Right-to-left. */
  turned: boolean;
}

/** A line in visual order from left to right (Unicode's UAX 9), in a paragraph that begins at the right or not. */
export function ordered(line: string, atRight: boolean): Turned[] {
  if (!atRight && !rightToLeft.test(line)) return [{ text: line, turned: false }];
  const found = bidi.getEmbeddingLevels(line, atRight ? 'rtl' : 'ltr');
  const parts: (Turned & { level: number; from: number })[] = [];
  for (let at = 0; at < line.length; at++) {
    const level = found.levels[at]!;
    const last = parts.at(-1);
    if (last && last.level === level) last.text += line[at];
    else parts.push({ text: line[at]!, turned: level % 2 === 1, level, from: at });
  }
  const places = new Map(bidi.getReorderedIndices(line, found).map((index, place) => [index, place]));
  const placeOf = ({ from }: { from: number }) => places.get(from)!;
  return parts.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Characters without a script, as they appear in a right-to-left part: reversed, with mirrored brackets. */
export const mirrored = (text: string): string =>
  Array.from(graphemes.segment(text), ({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .reverse()
    .join('');
