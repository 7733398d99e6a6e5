/** The part of fontkit 2 the kit touches; fontkit ships no types of its own. */
declare module 'fontkit' {
  export interface GlyphRun {
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly postscriptName: string;
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): unknown;
    layout(text: string, features?: Readonly<Record<string, boolean>>): GlyphRun;
  }
  export function openSync(path: string): Font;
}
