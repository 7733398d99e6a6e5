/** Placeholders people write instead of a secret; the short ones as a word, since a random secret may have their letters. */
const stopgap =
  /change.?me|change.?this|place.?holder|example|replace|your.?secret|(?<![\da-z])(to.?do|xxxx+)(?![\da-z])/i;
const fewestBits = 64;

/**
 * Whether a secret was typed or copied and not generated: one character or piece repeated, a sequence, a placeholder.
 */
export function isGuessable(secret: string): boolean {
  return isRepeated(secret) || stopgap.test(secret) || bitsOf(secret) < fewestBits;
}

/** The longest piece somebody would repeat to fill a secret. */
const longestPiece = 16;

/** A piece and nothing else, at least three times; of 256 random ones in hexadecimal, one begins with three like signs. */
const isRepeated = (secret: string) =>
  Array.from({ length: longestPiece }, (_, at) => at + 1).some(
    (piece) => piece * 3 <= secret.length && secret.startsWith(secret.slice(piece)),
  );

/**
 * Shannon entropy of its characters; one that follows from the previous one, as in a sequence or on a keyboard, adds
 * nothing.
 */
function bitsOf(secret: string): number {
  const signs = [...secret].filter(
    (sign, at) => Math.abs(sign.charCodeAt(0) - secret.charCodeAt(at - 1)) !== 1,
  );
  const counts = [...Map.groupBy(signs, String).values()].map(({ length }) => length);
  return counts.reduce((bits, count) => bits + count * Math.log2(signs.length / count), 0);
}
