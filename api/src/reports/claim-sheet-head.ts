import type { ClaimSheetView } from './claim-sheet-view.ts';
import { artifact, type Tag, tag } from './kit/tags.ts';
import { type Fitted, fit, put, type TextStyle, widthOf } from './kit/text.ts';

const px = 0.75;
const left = 38 * px;
const right = (816 - 38) * px;

/** Ink on white; grey only for what is secondary, so that the page survives a black-and-white printer. */
export const ink = { black: '#0C1C20', dark: '#243B41', grey: '#3C5157', unit: '#52676D', rule: '#A9B8BA' };

const styles = {
  company: { face: 'bold', size: 15 * px, color: ink.black, tracking: -0.015 },
  contact: { face: 'regular', size: 10 * px, color: ink.grey },
  title: { face: 'bold', size: 24 * px, color: ink.black, tracking: -0.025 },
  reference: { face: 'regular', size: 11 * px, color: ink.grey },
  label: { face: 'regular', size: 8 * px, color: ink.grey },
  fact: { face: 'bold', size: 10.5 * px, color: ink.black },
  foot: { face: 'regular', size: 9 * px, color: ink.grey },
} satisfies Record<string, TextStyle>;

/** Widths of the five columns of facts, in CSS pixels. */
const factWidths = [198, 152, 98, 113, 123];

/** Draws the head of a claim sheet and answers where the first band starts. */
export function letterhead(pdf: PDFKit.PDFDocument, root: Tag, view: ClaimSheetView): number {
  artifact(pdf, 'Layout', () => {
    drawMark(pdf, left, 45 * px);
    drawGaugeRule(pdf, 83 * px);
  });
  const company = fit(pdf, view.company, 330 * px, styles.company);
  line(pdf, root, 'P', company, left + 40 * px, (view.companyContact ? 58 : 65) * px);
  if (view.companyContact) {
    line(
      pdf,
      root,
      'P',
      fit(pdf, view.companyContact, 330 * px, styles.contact, 1),
      left + 40 * px,
      71.5 * px,
    );
  }
  const title = fit(pdf, 'Claim Sheet', 330 * px, styles.title);
  line(pdf, root, 'H1', title, right - widthOf(pdf, 'Claim Sheet', styles.title), 54.5 * px);
  const reference = fit(pdf, view.reference, 350 * px, styles.reference, 1);
  const shown = widthOf(pdf, reference.lines[0]!, reference.style);
  line(pdf, root, 'P', reference, right - shown, 71.5 * px);
  drawFacts(pdf, root, view.facts, 96 * px);
  return 158.5 * px;
}

/** File name, print time and page: on every page, and read aloud on none. */
export function pageFoot(pdf: PDFKit.PDFDocument, view: ClaimSheetView, page: number, pages: number): void {
  const baseline = 1027 * px;
  const number = `Page ${page} of ${pages}`;
  artifact(pdf, 'Pagination', () => {
    pdf
      .moveTo(left, 1013 * px)
      .lineTo(right, 1013 * px)
      .lineWidth(0.75 * px)
      .stroke('#728488');
    put(pdf, view.fileName, left, baseline, styles.foot);
    const numberAt = right - widthOf(pdf, number, styles.foot);
    put(pdf, number, numberAt, baseline, styles.foot);
    // In the middle between the two others, as long file names push it to the right.
    const from = left + widthOf(pdf, view.fileName, styles.foot);
    const printedWidth = widthOf(pdf, view.printed, styles.foot);
    put(pdf, view.printed, (from + numberAt - printedWidth) / 2, baseline, styles.foot);
  });
}

function line(
  pdf: PDFKit.PDFDocument,
  parent: Tag,
  type: string,
  text: Fitted,
  x: number,
  baseline: number,
): void {
  const first = baseline - (text.lines.length - 1) * text.style.size * 0.9;
  tag(pdf, parent, type, { actual: text.actual }, () => {
    text.lines.forEach((one, index) => {
      put(pdf, one, x, first + index * text.style.size * 1.05, text.style);
    });
  }).end();
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

/** The house mark: a wall with the tide half way up. Drawn in a box of 28. */
function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale((30 / 28) * px);
  pdf.roundedRect(0, 0, 28, 28, 6).fill('#06323C');
  pdf.path('M0 17.5h28V22a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z').fill('#1C7E91');
  pdf.path('M5 5.5h8M5 9.5h5M5 13.5h5M5 21.5h5').lineWidth(1.6).stroke('#E6EBEC');
  pdf.path('M0 17.5h28').lineWidth(2.4).stroke('#F2AE45');
  pdf.restore();
}

/** One ochre rule with the ticks of a gauge hanging from it, every fifth one long. */
function drawGaugeRule(pdf: PDFKit.PDFDocument, y: number): void {
  const minor = 7.4 * px;
  const count = Math.floor((right - left) / minor);
  pdf.rect(left, y, right - left, 2.5 * px).fill('#B86E00');
  for (const [every, length, color] of [
    [1, 3, ink.rule],
    [5, 6, '#728488'],
  ] as const) {
    for (let tick = 0; tick <= count; tick += every) {
      pdf.rect(left + tick * minor, y + 2.5 * px, 1 * px, length * px);
    }
    pdf.fill(color);
  }
}
