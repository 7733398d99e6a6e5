import { asPrinted, canDraw as isOnPaper } from '@tidemark/contract/letters/on-paper';
import { charactersOf, type Face, wideOf } from './fonts.ts';

/** Replaces a character no font has. */
export const missing = '◊';

export const plain = /^[\x20-\x7e]*$/;
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}\p{Variation_Selector}]/gu;
/** Joins or separates letters of joining scripts. */
const joiner = /^[\u200c\u200d]$/;
const joined = /[\p{scx=Arab}\p{scx=Deva}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const codePointsOf = (text: string) => Array.from(text, (character) => character.codePointAt(0)!);

const hasGlyphs = (text: string, face: Face) => {
  const characters = charactersOf(face);
  return codePointsOf(text).every((one) => characters.has(one));
};

/** Also whether copying from the page gives the same text. */
const canDraw = (text: string, face: Face) => {
  const characters = charactersOf(face);
  return codePointsOf(text).every((one) => characters.get(one) === one);
};

/**
 * The text in characters that some font can draw: white space and control characters become one space, invisible
 * joiners and direction marks go, and every undrawable character becomes one `missing`.
 */
export function printable(text: string, face: Face): string {
  if (plain.test(text)) return text;
  const wide = wideOf[face];
  let shown = '';
  for (const { segment } of graphemes.segment(asPrinted(text))) {
    const joins = joined.test(segment);
    const kept = segment.replace(invisible, (unseen) =>
      joins && joiner.test(unseen) ? unseen : /[\p{Cf}\p{Variation_Selector}]/u.test(unseen) ? '' : ' ',
    );
    if (canDraw(kept, face) || canDraw(kept, wide)) shown += kept;
    else if (hasGlyphs(kept, wide))
      shown += String.fromCodePoint(...codePointsOf(kept).map((one) => charactersOf(wide).get(one)!));
    else shown += isOnPaper(kept) ? kept : missing;
  }
  return shown.replace(/ +/g, ' ');
}

/** Characters of one font; without one, of scripts with fonts of their own in the document. */
export interface Run {
  text: string;
  face: Face | undefined;
}

/**
 * A printable text in runs of one font: a word the font cannot draw completely uses the wide one, because two fonts
 * within a word look like a mistake.
 */
export function runsOf(text: string, face: Face): Run[] {
  if (plain.test(text) || canDraw(text, face)) return [{ text, face }];
  const runs: Run[] = [];
  const add = (part: string, drawn: Face | undefined) => {
    const last = runs.at(-1);
    if (last && last.face === drawn) last.text += part;
    else runs.push({ text: part, face: drawn });
  };
  const wide = wideOf[face];
  for (const word of text.split(/(?<= )/)) {
    const characters = [...word];
    const isOwn = characters.every((one) => canDraw(one, face) || canDraw(one, wide));
    if (canDraw(word, face)) add(word, face);
    else if (isOwn)
      for (const { segment } of graphemes.segment(word)) add(segment, canDraw(segment, wide) ? wide : face);
    else
      for (const one of characters) {
        const drawn = joiner.test(one) ? undefined : [face, wide].find((each) => canDraw(one, each));
        add(one, drawn);
      }
  }
  return runs;
}
