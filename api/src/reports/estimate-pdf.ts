import { estimateFoot, estimateHead, left, paragraph, px, right } from './estimate-head.ts';
import { estimateTable } from './estimate-table.ts';
import type { EstimateView } from './estimate-view.ts';
import { openDocument } from './kit/document.ts';
import { openPages, type Pages } from './kit/pages.ts';
import { prepareScripts } from './kit/scripts.ts';
import { artifact, type Tag, tag } from './kit/tags.ts';
import { fit, type TextStyle, widthOf } from './kit/text.ts';
import { ink, line } from './letterhead.ts';

const styles = {
  label: { face: 'bold', size: 9 * px, color: ink.grey },
  terms: { face: 'regular', size: 10 * px, color: ink.dark },
  sum: { face: 'regular', size: 11 * px, color: ink.black },
  amount: { face: 'mono', size: 11 * px, color: ink.black, tracking: -0.03 },
  total: { face: 'bold', size: 15 * px, color: ink.black },
  totalAmount: { face: 'monoBold', size: 15 * px, color: ink.black, tracking: -0.03 },
  sign: { face: 'regular', size: 9 * px, color: ink.grey },
} satisfies Record<string, TextStyle>;

const termsWidth = 422 * px;
const sums = { left: 514 * px, height: 22.5 * px, total: 34 * px };

/** Draws an estimate as the design's printed page, on as many Letter pages as its lines need. */
export async function estimatePdf(view: EstimateView, madeAt: Date): Promise<Buffer> {
  const { pdf, root, finish } = openDocument({
    title: view.title,
    author: view.sender.company,
    createdAt: madeAt,
  });
  await prepareScripts(pdf, view);
  const pages = openPages(pdf, { top: 44 * px, bottom: 990 * px });
  pages.y = estimateHead(pdf, root, view);
  estimateTable(pdf, root, pages, view.groups);
  const long = view.terms.length > 900 ? view.terms.length / 80 : 12;
  pages.ensure(long * 14.5 * px + 80 * px);
  pages.y += 14 * px;
  const top = pages.y;
  drawSums(pdf, root, view, top);
  drawTerms(pdf, root, pages, view, top);
  return finish((page, count) => estimateFoot(pdf, view, page, count));
}

function drawTerms(pdf: PDFKit.PDFDocument, root: Tag, pages: Pages, view: EstimateView, top: number): void {
  line(pdf, root, 'H2', fit(pdf, 'Terms', termsWidth, styles.label, 1), left, top + 8 * px);
  const end = paragraph(pdf, root, view.terms, {
    x: left,
    y: top + 25 * px,
    width: termsWidth,
    style: styles.terms,
  });
  const y = end + 30 * px;
  const [name, date] = [249 * px, 155 * px];
  artifact(pdf, 'Layout', () => {
    pdf.moveTo(left, y).lineTo(left + name, y);
    pdf.moveTo(left + name + 18 * px, y).lineTo(left + name + 18 * px + date, y);
    pdf.lineWidth(1 * px).stroke(ink.black);
  });
  line(pdf, root, 'P', fit(pdf, 'Accepted by', name, styles.sign, 1), left, y + 12 * px);
  line(pdf, root, 'P', fit(pdf, 'Date', date, styles.sign, 1), left + name + 18 * px, y + 12 * px);
  pages.y = y + 16 * px;
}

function drawSums(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  { sums: parts, total }: EstimateView,
  top: number,
): void {
  const bottom = top + parts.length * sums.height + sums.total;
  artifact(pdf, 'Layout', () => {
    const rule = (y: number, width: number, color: string) =>
      pdf.moveTo(sums.left, y).lineTo(right, y).lineWidth(width).stroke(color);
    for (let index = 1; index < parts.length; index++) rule(top + index * sums.height, 0.75 * px, '#CDD7D8');
    rule(top + parts.length * sums.height, 1.25 * px, ink.black);
    rule(bottom, 1 * px, ink.black);
    rule(bottom + 2.5 * px, 1 * px, ink.black);
  });
  const table = tag(pdf, root, 'Table');
  const row = (label: string, amount: string, baseline: number, one: TextStyle, other: TextStyle) => {
    const tr = tag(pdf, table, 'TR');
    const head = tag(pdf, tr, 'TH', { scope: 'Row' });
    line(pdf, head, 'P', fit(pdf, label, 150 * px, one, 1), sums.left + 6 * px, baseline);
    head.end();
    const cell = tag(pdf, tr, 'TD');
    const figure = fit(pdf, amount, 130 * px, other, 1);
    line(pdf, cell, 'P', figure, right - 6 * px - widthOf(pdf, figure.lines[0]!, figure.style), baseline);
    cell.end();
    tr.end();
  };
  parts.forEach(({ label, amount }, index) => {
    row(label, amount, top + index * sums.height + 15 * px, styles.sum, styles.amount);
  });
  row('Total', total, bottom - 12 * px, styles.total, styles.totalAmount);
  table.end();
}
