import { flow } from './kit/flow.ts';
import type { Pages } from './kit/pages.ts';
import { artifact, type Tag } from './kit/tags.ts';
import { fit, type TextStyle, wrapped } from './kit/text.ts';
import { ink, line } from './letterhead.ts';
import { left, px, right } from './paper-head.ts';

const styles = {
  label: { face: 'bold', size: 9 * px, color: ink.grey },
  terms: { face: 'regular', size: 10 * px, color: ink.dark },
  sign: { face: 'regular', size: 9 * px, color: ink.grey },
} satisfies Record<string, TextStyle>;

const step = styles.terms.size * 1.4;
const head = 18 * px;
const sign = { space: 46 * px, name: 176 * px, date: 110 * px, gap: 14 * px };
const signed = sign.name + sign.gap + sign.date;
const narrow = right - left - signed - 30 * px;
const above = 16 * px;
/** Longer terms take the whole width, over as many pages as they need, with the signature below. */
const mostBeside = 24;

const countLines = (pdf: PDFKit.PDFDocument, terms: string, width: number) =>
  terms.split('\n').reduce((sum, one) => sum + wrapped(pdf, one, width, styles.terms).lines.length, 0);

/** Says if the signature fits beside the terms. The table keeps the returned height free below its last lines. */
export function measureTerms(pdf: PDFKit.PDFDocument, terms: string): { beside: boolean; height: number } {
  const lines = countLines(pdf, terms, narrow);
  const beside = lines <= mostBeside;
  return { beside, height: above + head + (beside ? Math.max(lines * step, sign.space) : 6 * step) };
}

/** The terms, and where to sign: never alone on a page. */
export function drawTerms(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  pages: Pages,
  { terms, beside }: { terms: string; beside: boolean },
): void {
  pages.y += above;
  const width = beside ? narrow : right - left;
  if (!beside) pages.ensure(head + countLines(pdf, terms, width) * step + sign.space);
  const top = pages.y;
  line(pdf, root, 'H2', fit(pdf, 'Terms', width, styles.label, 1), left, top + 8 * px);
  pages.y = top + head;
  flow(pdf, root, pages, terms, { x: left, width, style: styles.terms });
  if (!beside) pages.ensure(sign.space);
  const y = beside ? top : pages.y - 10 * px;
  drawSign(pdf, root, beside ? right - signed : left, y + sign.space);
  pages.y = Math.max(pages.y, y + sign.space + 14 * px);
}

function drawSign(pdf: PDFKit.PDFDocument, root: Tag, x: number, y: number): void {
  const date = x + sign.name + sign.gap;
  artifact(pdf, 'Layout', () => {
    pdf.moveTo(x, y).lineTo(x + sign.name, y);
    pdf.moveTo(date, y).lineTo(date + sign.date, y);
    pdf.lineWidth(1 * px).stroke(ink.black);
  });
  line(pdf, root, 'P', fit(pdf, 'Accepted by', sign.name, styles.sign, 1), x, y + 12 * px);
  line(pdf, root, 'P', fit(pdf, 'Date', sign.date, styles.sign, 1), date, y + 12 * px);
}
