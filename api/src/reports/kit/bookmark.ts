import { clean } from './document.ts';

/** An entry of the outline that PDF readers show beside the pages. */
export type Bookmark = PDFKit.PDFDocument['outline'];

/** Adds an entry for this height of the current page, under another entry or at the top. */
export function bookmark(pdf: PDFKit.PDFDocument, title: string, y: number, under?: Bookmark): Bookmark {
  // pdfkit's types leave out an entry's position on the page.
  const place: { expanded?: boolean } & { top: number } = { top: Math.max(0, y - 12) };
  return (under ?? pdf.outline).addItem(clean(title) || '–', place);
}
