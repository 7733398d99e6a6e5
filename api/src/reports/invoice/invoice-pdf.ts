import { estimateSummary } from '../estimate-summary.ts';
import { estimateTable } from '../estimate-table.ts';
import { openDocument } from '../kit/document.ts';
import { block, flow } from '../kit/flow.ts';
import { openPages, type Pages } from '../kit/pages.ts';
import { prepareScripts } from '../kit/scripts.ts';
import { artifact, type Tag, tag } from '../kit/tags.ts';
import { fit, put, type TextStyle, widthOf, wrapped } from '../kit/text.ts';
import { drawFoot, footStyle, ink, line } from '../letterhead.ts';
import { left, px, right, runningHead } from '../paper-head.ts';
import { invoiceHead } from './invoice-head.ts';
import type { InvoiceView } from './invoice-view.ts';

const styles = {
  label: { face: 'bold', size: 11 * px, color: ink.black },
  strong: { face: 'bold', size: 10 * px, color: ink.black },
  text: { face: 'regular', size: 10 * px, color: ink.dark },
  figure: { face: 'mono', size: 10 * px, color: ink.black, tracking: -0.03 },
} satisfies Record<string, TextStyle>;
const step = styles.text.size * 1.4;
const row = 19 * px;
const names = 90 * px;

/** Draws an invoice on as many Letter pages as its lines need. */
export async function invoicePdf(view: InvoiceView, issuedAt: Date): Promise<Buffer> {
  const { pdf, root, finish } = openDocument({
    title: view.title,
    author: view.sender.company,
    createdAt: issuedAt,
  });
  await prepareScripts(pdf, view);
  const pages = openPages(pdf, { top: 84 * px, bottom: 990 * px });
  const { label, amount } = view.total;
  const summed = { groups: view.groups, sums: view.sums, total: amount, totalLabel: label };
  pages.y = estimateSummary(pdf, root, summed, invoiceHead(pdf, root, view));
  estimateTable(pdf, root, pages, view.groups, 0);
  drawReceived(pdf, root, pages, view.received);
  drawHowToPay(pdf, root, pages, view.howToPay);
  pages.y += 14 * px;
  flow(pdf, root, pages, view.closing, { x: left, width: right - left, style: styles.text });
  const running = runningHead(pdf, view);
  return finish((page, count) => {
    if (page > 1) running();
    drawEdges(pdf, view, page, count);
  });
}

function drawTitle(pdf: PDFKit.PDFDocument, root: Tag, pages: Pages, title: string, rows: number): void {
  pages.y += 18 * px;
  pages.ensure(row * (rows + 1));
  line(pdf, root, 'H2', fit(pdf, title, right - left, styles.label, 1), left, pages.y + 10 * px);
  pages.y += row;
}

function drawReceived(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  pages: Pages,
  received: InvoiceView['received'],
): void {
  if (received.length === 0) return;
  drawTitle(pdf, root, pages, 'Payments received', Math.min(received.length, 3));
  const table = tag(pdf, root, 'Table');
  for (const { label, amount } of received) {
    pages.ensure(row);
    const { y } = pages;
    under(pdf, y + row);
    const its = tag(pdf, table, 'TR');
    const head = tag(pdf, its, 'TH', { scope: 'Row' });
    line(pdf, head, 'P', fit(pdf, label, 500 * px, styles.text, 1), left, y + 13 * px);
    head.end();
    const cell = tag(pdf, its, 'TD');
    const figure = fit(pdf, amount, 150 * px, styles.figure, 1);
    line(pdf, cell, 'P', figure, right - widthOf(pdf, figure.lines[0]!, figure.style), y + 13 * px);
    cell.end();
    its.end();
    pages.y += row;
  }
  table.end();
}

/** An address is never cut: it takes the lines that it needs. */
function drawHowToPay(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  pages: Pages,
  howToPay: InvoiceView['howToPay'],
): void {
  if (howToPay.length === 0) return;
  drawTitle(pdf, root, pages, 'How to pay', howToPay.length);
  const table = tag(pdf, root, 'Table');
  for (const { label, text } of howToPay) {
    const said = wrapped(pdf, text, right - left - names, styles.text);
    const height = row + (said.lines.length - 1) * step;
    pages.ensure(height);
    const { y } = pages;
    under(pdf, y + height);
    const its = tag(pdf, table, 'TR');
    const head = tag(pdf, its, 'TH', { scope: 'Row' });
    line(pdf, head, 'P', fit(pdf, label, names, styles.strong, 1), left, y + 13 * px);
    head.end();
    const cell = tag(pdf, its, 'TD');
    block(pdf, cell, 'P', said, { x: left + names, y: y + 13 * px - styles.text.size, step });
    cell.end();
    its.end();
    pages.y += height;
  }
  table.end();
}

const under = (pdf: PDFKit.PDFDocument, y: number) =>
  artifact(pdf, 'Layout', () => {
    pdf
      .moveTo(left, y)
      .lineTo(right, y)
      .lineWidth(0.75 * px)
      .stroke('#CDD7D8');
  });

/** The foot of every page, and VOID across one that is void; its head says it to who listens. */
function drawEdges(pdf: PDFKit.PDFDocument, view: InvoiceView, page: number, pages: number): void {
  const { lines, style } = fit(pdf, view.project, 400 * px, footStyle, 1);
  const at = (left + right - widthOf(pdf, lines[0]!, style)) / 2;
  drawFoot(pdf, { left, right, rule: 1005 * px }, { text: view.foot, page, pages }, (_from, _to, baseline) =>
    put(pdf, lines[0]!, at, baseline, style),
  );
  if (!view.isVoid) return;
  const huge: TextStyle = { face: 'bold', size: 190 * px, color: '#D9E0E1' };
  const [x, y] = [408 * px, 560 * px];
  artifact(pdf, 'Layout', () => {
    pdf
      .save()
      .rotate(-32, { origin: [x, y] })
      .opacity(0.55);
    put(pdf, 'VOID', x - widthOf(pdf, 'VOID', huge) / 2, y + huge.size / 3, huge);
    pdf.restore();
  });
}
