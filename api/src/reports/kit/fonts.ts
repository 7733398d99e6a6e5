import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** The design's faces, full TTFs under the OFL; pdfkit embeds the subset a document uses. */
const files = {
  regular:
    '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  bold: '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
  mono: '@expo-google-fonts/atkinson-hyperlegible-mono/400Regular/AtkinsonHyperlegibleMono_400Regular.ttf',
  monoBold: '@expo-google-fonts/atkinson-hyperlegible-mono/700Bold/AtkinsonHyperlegibleMono_700Bold.ttf',
};
export type Face = keyof typeof files;

/** Every substitution the faces know: a substituted glyph has no code point of its own. */
const noSubstitution = { calt: false, ccmp: false, clig: false, liga: false, locl: false, rlig: false };

const parsed = new Map<Face, Font>();

/**
 * The parsed face, shared by every document of this process. fontkit notes on a glyph the text that first used it,
 * which would print one customer's characters into the next one's file: so each glyph is noted for its own
 * character here, and glyphs that belong to no character are never used.
 */
export function fontOf(face: Face): Font {
  const known = parsed.get(face);
  if (known) return known;
  const font = openSync(resolve(files[face]));
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  const shared: Font = Object.create(font, {
    layout: { value: (text: string) => font.layout(text, noSubstitution) },
  });
  parsed.set(face, shared);
  return shared;
}
