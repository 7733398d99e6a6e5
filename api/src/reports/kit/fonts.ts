import { createRequire } from 'node:module';
import { type Font, type GlyphRun, openSync } from 'fontkit';
import { layOut } from './lay-out.ts';

const { resolve } = createRequire(import.meta.url);

/** The design's faces and the wide ones, full TTFs under the OFL; pdfkit embeds the subset a document uses. */
const files = {
  regular: '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  bold: '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
  mono: '@expo-google-fonts/atkinson-hyperlegible-mono/400Regular/AtkinsonHyperlegibleMono_400Regular.ttf',
  monoBold: '@expo-google-fonts/atkinson-hyperlegible-mono/700Bold/AtkinsonHyperlegibleMono_700Bold.ttf',
  wide: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  wideBold: '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
};
export type Face = keyof typeof files;

/** The face with Vietnamese, Greek and Cyrillic, for words that the design's own have not all letters of. */
export const wideOf: Record<Face, Face> = {
  regular: 'wide',
  bold: 'wideBold',
  mono: 'wide',
  monoBold: 'wideBold',
  wide: 'wide',
  wideBold: 'wideBold',
};

/** Every substitution the faces know: a substituted glyph has no code point of its own. */
const noSubstitution = { calt: false, ccmp: false, clig: false, liga: false, locl: false, rlig: false };

/** Words shaped before: a sheet's labels are the same on every sheet. Emptied when it is full. */
const mostWords = 5000;

const microSign = 0xb5;

const parsed = new Map<Face, Font>();

/**
 * The parsed face, shared by every document of this process. fontkit notes on a glyph the text that first used it,
 * which would print one customer's characters into the next one's file: so each glyph is noted for its own
 * character here, and glyphs that belong to no character are never used.
 */
export function fontOf(face: Face): Font {
  const known = parsed.get(face);
  if (known) return known;
  const font = openSync(resolve(files[face])) as Font;
  // Of characters that share a glyph the first is noted; the micro sign comes before the Greek letter, and names have that.
  for (const codePoint of font.characterSet) if (codePoint !== microSign) font.glyphForCodePoint(codePoint);
  const words = new Map<string, GlyphRun>();
  const layout = (text: string): GlyphRun => {
    const run = words.get(text) ?? layOut(font, text, noSubstitution);
    if (words.size >= mostWords) words.clear();
    words.set(text, run);
    // pdfkit scales the positions it is given in place.
    const positions = run.positions.map((position) => ({ ...position }));
    // What pdfkit reads of a run.
    return { glyphs: run.glyphs, positions, advanceWidth: run.advanceWidth } as GlyphRun;
  };
  const shared: Font = Object.create(font, { layout: { value: layout } });
  parsed.set(face, shared);
  return shared;
}
