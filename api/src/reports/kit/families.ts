import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Noto Sans by script, OFL; each package has the letters of all weights in a few files, for Chinese in a hundred. */
const families = {
  arabic: 'arabic',
  hebrew: 'hebrew',
  thai: 'thai',
  devanagari: 'devanagari',
  kr: undefined,
  sc: undefined,
  tc: undefined,
  jp: undefined,
};
type Family = keyof typeof families;

/** A file of a family, and the ranges of letters it declares; a few of them it lacks. */
export interface Slice {
  path: string;
  ranges: (readonly [number, number])[];
}

const known = new Map<Family, Slice[]>();

function slicesOf(family: Family): Slice[] {
  const before = known.get(family);
  if (before) return before;
  const folder = `@fontsource-variable/noto-sans-${family}`;
  const files: Record<string, string> = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8'));
  const only = families[family];
  const slices = Object.entries(files).flatMap(([name, written]): Slice[] => {
    // Their Latin, Greek and Cyrillic letters are left to the design's fonts.
    if (only ? name !== only : !name.startsWith('[')) return [];
    const ranges = written.split(',').map((range) => {
      const [from = '', to = from] = range.slice('U+'.length).split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    const file = `noto-sans-${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    return [{ path: resolve(`${folder}/files/${file}`), ranges }];
  });
  known.set(family, slices);
  return slices;
}

/** Characters that Chinese, Japanese and Korean share have a form in each: kana and Hangul identify the language. */
function familiesFor(text: string): Family[] {
  const shared: Family[] = /[\p{scx=Hira}\p{scx=Kana}]/u.test(text)
    ? ['jp', 'sc', 'tc', 'kr']
    : /\p{scx=Hang}/u.test(text)
      ? ['kr', 'sc', 'tc', 'jp']
      : ['sc', 'tc', 'jp', 'kr'];
  return ['arabic', 'hebrew', 'thai', 'devanagari', ...shared];
}

/** The files with a text's letters, the best one first. */
export const slicesFor = (text: string): Slice[] => familiesFor(text).flatMap(slicesOf);

export const says = ({ ranges }: Slice, codePoint: number): boolean =>
  ranges.some(([from, to]) => from <= codePoint && codePoint <= to);
