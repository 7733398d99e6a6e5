import type { ClaimSheetView } from './claim-sheet-view.ts';
import { artifact, type Tag, tag } from './kit/tags.ts';
import { type Fitted, fit, put, type TextStyle, widthOf } from './kit/text.ts';
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

/** Draws the head of a claim sheet. @returns where the first band starts */
export function letterhead(pdf: PDFKit.PDFDocument, root: Tag, view: ClaimSheetView): number {
  const place = { left, right, mark: 45 * px, lower: 71.5 * px, rule: 83 * px };
  drawSender(pdf, root, view.sender, place);
  drawTitle(pdf, root, { title: 'Claim Sheet', reference: view.reference }, place);
  return drawFacts(pdf, root, view.facts, 96 * px) + 7.3 * px;
}

/** File name, print time and page: on every page, and not read aloud. */
export function pageFoot(
  pdf: PDFKit.PDFDocument,
  view: Pick<ClaimSheetView, 'fileName' | 'printed'>,
  page: number,
  pages: number,
): void {
  const { fileName, printed } = view;
  // Centered between the two others, because long file names push it to the right.
  drawFoot(pdf, { left, right, rule: 1013 * px }, { text: fileName, page, pages }, (from, to, baseline) => {
    const at = (from + to - widthOf(pdf, printed, footStyle)) / 2;
    put(pdf, printed, at, baseline, footStyle);
  });
}

/** The extra height of a fact with this many lines, in CSS pixels: its small lines are above the baseline. */
const moreFor = ({ lines }: Fitted) => [0, 2, 6][lines.length - 1]!;

/** @returns where the rows end; a fact of several lines makes a row higher, and the page has space for all */
function drawFacts(pdf: PDFKit.PDFDocument, root: Tag, facts: ClaimSheetView['facts'], top: number): number {
  const columns = factWidths.length;
  const fitted = facts.map(({ label, value }, index) => {
    const width = factWidths[index % columns]! * px;
    const before = factWidths.slice(0, index % columns).reduce((sum, one) => sum + one + 14, 0);
    const [name, fact] = [fit(pdf, label, width, styles.label), fit(pdf, value, width, styles.fact)];
    return { name, fact, x: left + before * px, width };
  });
  const list = tag(pdf, root, 'L');
  let y = top;
  for (let first = 0; first < fitted.length; first += columns) {
    const row = fitted.slice(first, first + columns);
    const more = Math.max(...row.map(({ fact }) => moreFor(fact)));
    for (const { name, fact, x } of row) {
      const item = tag(pdf, list, 'LI');
      line(pdf, item, 'Lbl', name, x, y + 8 * px);
      line(pdf, item, 'LBody', fact, x, y + (20 + 0.75 * moreFor(fact)) * px);
    }
    const rule = y + (25 + more) * px;
    artifact(pdf, 'Layout', () => {
      for (const { x, width } of row) pdf.moveTo(x, rule).lineTo(x + width, rule);
      pdf.lineWidth(0.75 * px).stroke(ink.rule);
    });
    y += (27.6 + more) * px;
  }
  list.end();
  return y;
}
