import { create, type Font, type Glyph, type GlyphRun, type Subset } from 'fontkit';
import { layOut } from './lay-out.ts';

/** What fontkit's type of a subset leaves out: the glyphs that go into the file, in their order. */
interface OwnSubset extends Subset {
  glyphs: number[];
}

/**
 * A face of one document for letters that join, stack and change places. fontkit keeps one glyph for all uses of a shape, with the
 * characters of the first; here each shape is numbered anew for each characters it stands for, so that what is copied from
 * the page is what was written.
 */
export function scriptFont(bytes: Buffer, name: string): Font {
  const font = create(bytes) as Font;
  const glyphOf = font.getGlyph.bind(font);
  Object.defineProperty(font, 'getGlyph', {
    value: (id: number, characters: number[] = []): Glyph =>
      Object.create(glyphOf(id), { codePoints: { value: characters } }),
  });
  /** The face's own number of each glyph here; the first is the one for what is missing. */
  const originals = [0];
  const numbers = new Map<string, number>();
  const numbered = (glyph: Glyph): Glyph => {
    const key = `${glyph.id} ${glyph.codePoints.join(' ')}`;
    const number = numbers.get(key) ?? originals.push(glyph.id) - 1;
    numbers.set(key, number);
    return Object.create(glyph, { id: { value: number } });
  };
  const layout = (text: string): GlyphRun => {
    // Arabic digits are read from the left; fontkit takes them for letters.
    const direction = /\p{L}/u.test(text) ? undefined : 'ltr';
    const { glyphs, positions, advanceWidth } = layOut(font, text, undefined, direction);
    return { glyphs: glyphs.map(numbered), positions, advanceWidth } as GlyphRun;
  };
  const createSubset = () => {
    const subset = font.createSubset() as OwnSubset;
    const included = new Map([[0, 0]]);
    return {
      encode: () => subset.encode(),
      includeGlyph(number: number): number {
        const place = included.get(number) ?? subset.glyphs.push(originals[number]!) - 1;
        included.set(number, place);
        return place;
      },
    };
  };
  return Object.create(font, {
    // pdfkit takes faces of one name for the same.
    postscriptName: { value: name },
    layout: { value: layout },
    createSubset: { value: createSubset },
  });
}
