import { type Face, fontOf } from './fonts.ts';

/** Stands for a character that no face has, so that the reader sees that something is there. */
export const missing = '◊';

const plain = /^[\x20-\x7e]*$/;
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}]/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text in characters the face can draw: white space and control characters become one space, what joins or
 * turns characters unseen goes, and every character the face lacks becomes one `missing`.
 */
export function printable(text: string, face: Face): string {
  if (plain.test(text)) return text;
  const font = fontOf(face);
  let shown = '';
  // The fraction slash would make fontkit use numerator glyphs, which belong to no character.
  for (const { segment } of graphemes.segment(
    text.toWellFormed().normalize('NFC').replaceAll('\u2044', '/'),
  )) {
    const kept = segment.replace(invisible, (unseen) => (/\p{Cf}/u.test(unseen) ? '' : ' '));
    const drawable = [...kept].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!));
    shown += drawable ? kept : missing;
  }
  return shown.replace(/ +/g, ' ');
}
