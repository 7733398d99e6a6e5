/** The position of a document's next element, page after page. Points from the top. */
export interface Pages {
  y: number;
  readonly bottom: number;
  /** Starts a new page unless this much still fits on this one. */
  ensure(height: number): void;
  next(): void;
}

/** Starts the first page. `top` and `bottom` bound the flow; headers and footers are outside them. */
export function openPages(pdf: PDFKit.PDFDocument, { top, bottom }: { top: number; bottom: number }): Pages {
  pdf.addPage();
  return {
    y: top,
    bottom,
    ensure(height) {
      if (this.y + height > bottom && this.y > top) this.next();
    },
    next() {
      pdf.addPage();
      this.y = top;
    },
  };
}
