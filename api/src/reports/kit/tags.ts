/** What pdfkit's structure elements are at run time; its types leave out the dictionary. */
export type Tag = ReturnType<PDFKit.PDFDocument['struct']>;

export interface TagOptions {
  /** What a reader hears instead of the drawing: set if the drawn text is cut or lacks characters. */
  actual?: string | undefined;
  /** Describes a picture. */
  alt?: string;
  /** A header's scope, and how many columns it spans (ISO 32000-1, table 349). */
  scope?: 'Column' | 'Row';
  columns?: number;
}

/** A tag with child tags; close it with `end()`. */
export function wholeTag(pdf: PDFKit.PDFDocument, type: string): Tag {
  return pdf.struct(type);
}

/** Adds a tag to its parent and draws its content, if any, as marked content of that tag. */
export function tag(
  pdf: PDFKit.PDFDocument,
  parent: Tag,
  type: string,
  options: TagOptions = {},
  draw?: () => void,
): Tag {
  const { actual, alt, scope, columns } = options;
  const element = pdf.struct(type, { ...(actual && { actual }), ...(alt && { alt }) });
  if (scope || columns) {
    const attributes = {
      O: 'Table',
      ...(scope && { Scope: scope }),
      ...(columns && columns > 1 && { ColSpan: columns }),
    };
    (element as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data.A = attributes;
  }
  parent.add(element);
  if (draw) element.add(draw);
  return element;
}

/** Draws what no reader should hear: rules, backgrounds, repeated headers and footers. Never inside a tag's content. */
export function artifact(pdf: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
