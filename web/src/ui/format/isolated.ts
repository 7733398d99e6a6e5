const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const firstStrong = '\u2068';
const leftToRight = '\u2066';
const end = '\u2069';

/** What somebody wrote, within a sentence: letters that run from right to left would take the figures after them along. */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? `${firstStrong}${text}${end}` : text;

/** The same of a file's name, whose ".png" stays at its end. */
export const isolatedFile = (name: string): string =>
  rightToLeft.test(name) ? `${leftToRight}${name}${end}` : name;

/** A name that may be none. */
export const isolatedName = (name: unknown): string | undefined =>
  typeof name === 'string' ? isolated(name) : undefined;
