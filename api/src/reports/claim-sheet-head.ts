import type { ClaimSheetView } from './claim-sheet-view.ts';
import { artifact, type Tag, tag } from './kit/tags.ts';
import { fit, put, type TextStyle, widthOf } from './kit/text.ts';
import { drawFoot, drawSender, drawTitle, footStyle, ink, line } from './letterhead.ts';

const px = 0.75;
const left = 38 * px;
const right = (816 - 38) * px;

const styles = {
  label: { face: 'regular', size: 8 * px, color: ink.grey },
  fact: { face: 'bold', size: 10.5 * px, color: ink.black },
} satisfies Record<string, TextStyle>;

/** Widths of the five columns of facts, in CSS pixels. */
const factWidths = [198, 152, 98, 113, 123];

/** Draws the head of a claim sheet and answers where the first band starts. */
export function letterhead(pdf: PDFKit.PDFDocument, root: Tag, view: ClaimSheetView): number {
  const place = { left, right, mark: 45 * px, lower: 71.5 * px, rule: 83 * px };
  drawSender(pdf, root, view, place);
  drawTitle(pdf, root, { title: 'Claim Sheet', reference: view.reference }, place);
  drawFacts(pdf, root, view.facts, 96 * px);
  return 158.5 * px;
}

/** File name, print time and page: on every page, and read aloud on none. */
export function pageFoot(
  pdf: PDFKit.PDFDocument,
  view: Pick<ClaimSheetView, 'fileName' | 'printed'>,
  page: number,
  pages: number,
): void {
  const { fileName, printed } = view;
  // In the middle between the two others, as long file names push it to the right.
  drawFoot(pdf, { left, right, rule: 1013 * px }, { text: fileName, page, pages }, (from, to, baseline) => {
    const at = (from + to - widthOf(pdf, printed, footStyle)) / 2;
    put(pdf, printed, at, baseline, footStyle);
  });
}

function drawFacts(pdf: PDFKit.PDFDocument, root: Tag, facts: ClaimSheetView['facts'], top: number): void {
  const place = (index: number) => {
    const column = index % factWidths.length;
    const before = factWidths.slice(0, column).reduce((sum, width) => sum + width + 14, 0);
    const y = top + Math.floor(index / factWidths.length) * 27.6 * px;
    return { x: left + before * px, width: factWidths[column]! * px, y };
  };
  artifact(pdf, 'Layout', () => {
    facts.forEach((_, index) => {
      const { x, y, width } = place(index);
      pdf.moveTo(x, y + 25 * px).lineTo(x + width, y + 25 * px);
    });
    pdf.lineWidth(0.75 * px).stroke(ink.rule);
  });
  const list = tag(pdf, root, 'L');
  facts.forEach(({ label, value }, index) => {
    const { x, y, width } = place(index);
    const item = tag(pdf, list, 'LI');
    line(pdf, item, 'Lbl', fit(pdf, label, width, styles.label), x, y + 8 * px);
    line(pdf, item, 'LBody', fit(pdf, value, width, styles.fact), x, y + 20 * px);
  });
  list.end();
}
