import { clean } from './document.ts';

/** An entry of the list of contents that readers show beside the pages. */
export type Bookmark = PDFKit.PDFDocument['outline'];

/** Adds an entry for this height of the page that is being drawn, under another entry or at the top. */
export function bookmark(pdf: PDFKit.PDFDocument, title: string, y: number, under?: Bookmark): Bookmark {
  // pdfkit's types leave out where on the page an entry leads.
  const place: { expanded?: boolean } & { top: number } = { top: Math.max(0, y - 12) };
  return (under ?? pdf.outline).addItem(clean(title) || '–', place);
}
