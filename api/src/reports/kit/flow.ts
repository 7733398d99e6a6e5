import type { Pages } from './pages.ts';
import { type Tag, tag } from './tags.ts';
import { type Fitted, put, type TextStyle, wrapped } from './text.ts';

export interface Column {
  x: number;
  width: number;
}

/** Line height as a multiple of the font size. */
const leading = 1.4;

/**
 * Text of any length in lines down the pages, each of its own lines a paragraph. Each gets a tag of this type, whose
 * content continues over its pages.
 */
export function flow(
  pdf: PDFKit.PDFDocument,
  parent: Tag,
  pages: Pages,
  text: string,
  { x, width, style, type = 'P' }: Column & { style: TextStyle; type?: string },
): void {
  const step = style.size * leading;
  for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (paragraph.trim() === '') {
      pages.y += step / 2;
      continue;
    }
    const { lines, actual } = wrapped(pdf, paragraph, width, style);
    const element = tag(pdf, parent, type, { actual });
    for (let drawn = 0; drawn < lines.length; ) {
      pages.ensure(step);
      const fitting = Math.max(1, Math.floor((pages.bottom - pages.y) / step + 1e-6));
      const part = lines.slice(drawn, drawn + fitting);
      element.add(() => {
        part.forEach((line, index) => {
          put(pdf, line, x, pages.y + index * step + style.size, style);
        });
      });
      pages.y += part.length * step;
      drawn += part.length;
    }
    element.end();
  }
}

/** Stacked lines from a height on, `step` points apart; the caller has made space for them. */
export function block(
  pdf: PDFKit.PDFDocument,
  parent: Tag,
  type: string,
  { lines, style, actual }: Fitted,
  { x, y, step }: { x: number; y: number; step: number },
): void {
  tag(pdf, parent, type, { actual }, () => {
    lines.forEach((line, index) => {
      put(pdf, line, x, y + index * step + style.size, style);
    });
  }).end();
}
