const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Thai}]/u;
const opening = /^[\p{Ps}\p{Pi}]/u;
const letter = /^[\p{L}\p{N}]/u;

/** Splits a text at its possible line ends; a space is at the end of its piece. */
export function pieces(text: string): string[] {
  return text.split(/(?<= )/).flatMap((word) => (unspaced.test(word) ? piecesOf(word) : [word]));
}

/**
 * Words of scripts without spaces; closing punctuation stays with the previous word, opening punctuation with the next.
 */
function piecesOf(word: string): string[] {
  const found: string[] = [];
  let opens = '';
  for (const { segment } of words.segment(word)) {
    if (opening.test(segment)) opens += segment;
    else if (letter.test(segment) || opens !== '' || found.length === 0) {
      found.push(opens + segment);
      opens = '';
    } else found[found.length - 1] += segment;
  }
  if (opens !== '') found.push(opens);
  return found;
}

/** Where a text may be cut without splitting a character: at the start, and after each. */
export function characterEnds(text: string): number[] {
  const starts = Array.from(graphemes.segment(text), ({ index }) => index);
  return [...starts, text.length];
}
