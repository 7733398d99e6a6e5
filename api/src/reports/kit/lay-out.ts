import type { Font, GlyphRun } from 'fontkit';

/**
 * Returns the glyphs of a text. fontkit throws if a font has no anchor for a mark, such as Noto Sans Arabic for the
 * digit above U+0761; such marks stay where the font draws them.
 */
export function layOut(
  font: Font,
  text: string,
  features: Record<string, boolean> = {},
  direction?: 'ltr' | 'rtl',
): GlyphRun {
  const run = (of: Record<string, boolean>) => font.layout(text, of, undefined, undefined, direction);
  try {
    return run(features);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return run({ ...features, mark: false, mkmk: false });
  }
}
