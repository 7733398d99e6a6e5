import { create, type Font, type Glyph, type GlyphRun, type Subset } from 'fontkit';
import { layOut } from './lay-out.ts';

/** What fontkit's type of a subset leaves out: the glyphs of the file, in order. */
interface OwnSubset extends Subset {
  glyphs: number[];
}

/**
 * A document's font for letters that join, stack and reorder. fontkit keeps one glyph for all uses of a shape, with the
 * first use's characters; here each shape gets a number for each of its character sequences, so that copying from the
 * page gives what was written.
 */
export function scriptFont(bytes: Buffer, name: string): Font {
  const font = create(bytes) as Font;
  const glyphOf = font.getGlyph.bind(font);
  Object.defineProperty(font, 'getGlyph', {
    value: (id: number, characters: number[] = []): Glyph =>
      Object.create(glyphOf(id), { codePoints: { value: characters } }),
  });
  /** The font's own number of each glyph here; the first is the missing glyph. */
  const originals = [0];
  const numbers = new Map<string, number>();
  const numbered = (glyph: Glyph): Glyph => {
    const key = `${glyph.id} ${glyph.codePoints.join(' ')}`;
    const number = numbers.get(key) ?? originals.push(glyph.id) - 1;
    numbers.set(key, number);
    return Object.create(glyph, { id: { value: number } });
  };
  const layout = (text: string): GlyphRun => {
    // Arabic digits are left-to-right; fontkit takes them for letters.
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
    // pdfkit takes fonts with one name for the same.
    postscriptName: { value: name },
    layout: { value: layout },
    createSubset: { value: createSubset },
  });
}
