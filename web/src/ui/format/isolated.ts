const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const firstStrong = '\u2068';
const leftToRight = '\u2066';
const end = '\u2069';

/** A person's text inside a sentence: right-to-left letters would otherwise move the figures after them. */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? `${firstStrong}${text}${end}` : text;

/** The same for a file name, whose ".png" stays at its end. */
export const isolatedFile = (name: string): string =>
  rightToLeft.test(name) ? `${leftToRight}${name}${end}` : name;

/** A name that may be missing. */
export const isolatedName = (name: unknown): string | undefined =>
  typeof name === 'string' ? isolated(name) : undefined;
