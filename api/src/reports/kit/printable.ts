import { type Face, fontOf, wideOf } from './fonts.ts';

/** Stands for a character that no face has, so that the reader sees that something is there. */
export const missing = '◊';

const plain = /^[\x20-\x7e]*$/;
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}]/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters may share a glyph; what is copied from the page is the one it is noted for. */
const notedFor = (character: string, face: Face) =>
  fontOf(face).glyphForCodePoint(character.codePointAt(0)!).codePoints[0]!;

const hasGlyphs = (text: string, face: Face) =>
  [...text].every((character) => fontOf(face).hasGlyphForCodePoint(character.codePointAt(0)!));

const canDraw = (text: string, face: Face) =>
  hasGlyphs(text, face) &&
  [...text].every((character) => notedFor(character, face) === character.codePointAt(0));

/**
 * The text in characters the face, or its wide one, can draw: white space and control characters become one space, what
 * joins or turns characters unseen goes, and every character both lack becomes one `missing`.
 */
export function printable(text: string, face: Face): string {
  if (plain.test(text)) return text;
  const wide = wideOf[face];
  let shown = '';
  // The fraction slash would make fontkit use numerator glyphs, which belong to no character.
  // The micro sign is Unicode's second spelling of the Greek letter.
  for (const { segment } of graphemes.segment(
    text.toWellFormed().normalize('NFC').replaceAll('\u2044', '/').replaceAll('\u00b5', '\u03bc'),
  )) {
    const kept = segment.replace(invisible, (unseen) => (/\p{Cf}/u.test(unseen) ? '' : ' '));
    if (canDraw(kept, face) || canDraw(kept, wide)) shown += kept;
    else if (hasGlyphs(kept, wide))
      shown += String.fromCodePoint(...[...kept].map((character) => notedFor(character, wide)));
    else shown += missing;
  }
  return shown.replace(/ +/g, ' ');
}

export interface Run {
  text: string;
  face: Face;
}

/**
 * A printable text in runs of one face: a word the face cannot draw whole is drawn in the wide one whole, as letters of
 * two faces within a word look like a mistake.
 */
export function runsOf(text: string, face: Face): Run[] {
  if (plain.test(text) || canDraw(text, face)) return [{ text, face }];
  const runs: Run[] = [];
  const add = (part: string, drawn: Face) => {
    const last = runs.at(-1);
    if (last?.face === drawn) last.text += part;
    else runs.push({ text: part, face: drawn });
  };
  const wide = wideOf[face];
  for (const word of text.split(/(?<= )/)) {
    if (canDraw(word, face)) add(word, face);
    else
      for (const { segment } of graphemes.segment(word)) add(segment, canDraw(segment, wide) ? wide : face);
  }
  return runs;
}
