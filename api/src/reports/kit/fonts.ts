import { createRequire } from 'node:module';
import { type Font, type GlyphRun, openSync } from 'fontkit';
import { layOut } from './lay-out.ts';

const { resolve } = createRequire(import.meta.url);

/** The design's fonts and the wide ones, full TTFs under the OFL; pdfkit embeds the subset a document uses. */
const files = {
  regular: '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  bold: '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
  mono: '@expo-google-fonts/atkinson-hyperlegible-mono/400Regular/AtkinsonHyperlegibleMono_400Regular.ttf',
  monoBold: '@expo-google-fonts/atkinson-hyperlegible-mono/700Bold/AtkinsonHyperlegibleMono_700Bold.ttf',
  wide: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  wideBold: '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
};
export type Face = keyof typeof files;

/** The font with Vietnamese, Greek and Cyrillic, for words with letters the design's own lack. */
export const wideOf: Record<Face, Face> = {
  regular: 'wide',
  bold: 'wideBold',
  mono: 'wide',
  monoBold: 'wideBold',
  wide: 'wide',
  wideBold: 'wideBold',
};

/** Every substitution in the fonts: a substituted glyph has no code point of its own. */
const noSubstitution = { calt: false, ccmp: false, clig: false, liga: false, locl: false, rlig: false };

/** Shaped words: a sheet's labels are the same on every sheet. Emptied when full. */
const mostWords = 5000;

const microSign = 0xb5;

const parsed = new Map<Face, Font>();
const noted = new Map<Face, ReadonlyMap<number, number>>();

/**
 * The parsed font, shared by every document of this process. fontkit stores on a glyph the text that first used it,
 * which would print one customer's characters into the next one's file: so each glyph is assigned its own character
 * here, and glyphs without a character are never used.
 */
export function fontOf(face: Face): Font {
  const known = parsed.get(face);
  if (known) return known;
  const font = openSync(resolve(files[face])) as Font;
  // Of characters that share a glyph the first is stored; the micro sign comes before the Greek letter, which names
  // use.
  const codePoints = font.characterSet.filter((one) => font.hasGlyphForCodePoint(one));
  for (const codePoint of codePoints) if (codePoint !== microSign) font.glyphForCodePoint(codePoint);
  noted.set(face, new Map(codePoints.map((one) => [one, font.glyphForCodePoint(one).codePoints[0]!])));
  const words = new Map<string, GlyphRun>();
  const layout = (text: string): GlyphRun => {
    const run = words.get(text) ?? layOut(font, text, noSubstitution);
    if (words.size >= mostWords) words.clear();
    words.set(text, run);
    // pdfkit scales the given positions in place.
    const positions = run.positions.map((position) => ({ ...position }));
    // The parts of a run that pdfkit reads.
    return { glyphs: run.glyphs, positions, advanceWidth: run.advanceWidth } as GlyphRun;
  };
  const shared: Font = Object.create(font, { layout: { value: layout } });
  parsed.set(face, shared);
  return shared;
}

/**
 * The characters a font has, each with the one that copying from the page gives: characters may share a glyph. The
 * font's own tables are searched once, not for every letter of every text.
 */
export function charactersOf(face: Face): ReadonlyMap<number, number> {
  fontOf(face);
  return noted.get(face)!;
}
