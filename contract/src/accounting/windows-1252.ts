/** What bytes 128 to 159 stand for; the rest up to 255 is as in Unicode. Five are not used. */
const high = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const isKept = (letter: string) => {
  const code = letter.codePointAt(0)!;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) || high.includes(letter);
};

const lower = 'а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я є і ї ґ ў ł đ ħ ı ŋ ŧ ĸ ơ ư';
const sounds =
  'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya ye i yi g u l d h i ng t k o u';
const letters = new Map(
  lower.split(' ').flatMap((letter, at) => {
    const sound = sounds.split(' ')[at]!.replace('-', '');
    const capital = sound.charAt(0).toUpperCase() + sound.slice(1);
    const upper = letter.toUpperCase();
    return [
      ...(upper === letter || isKept(upper) ? [] : [[upper, capital] as const]),
      [letter, sound] as const,
    ];
  }),
);

function spelled(letter: string): string {
  if (isKept(letter)) return letter;
  const known = letters.get(letter);
  if (known !== undefined) return known;
  if (/\p{White_Space}/u.test(letter)) return ' ';
  // Marks and joiners say nothing by themselves.
  const bare = letter.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '');
  if (bare === letter) return '?';
  return [...bare].map((one) => (isKept(one) ? one : (letters.get(one) ?? '?'))).join('');
}

/** With letters of Windows-1252 alone: others are spelled with them, and what has no spelling is "?". */
export const inWindows1252 = (text: string): string => [...text.normalize('NFC')].map(spelled).join('');

/** Bytes of a text that `inWindows1252` wrote. */
export const windows1252Bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text], (letter) => {
    const at = letter === ' ' ? -1 : high.indexOf(letter);
    return at === -1 ? letter.codePointAt(0)! : 0x80 + at;
  });
