import type { EstimateView } from './estimate-view.ts';
import { artifact, type Tag, tag } from './kit/tags.ts';
import { fit, type TextStyle, widthOf } from './kit/text.ts';
import { ink, line } from './letterhead.ts';
import { left, px, right } from './paper-head.ts';

const styles = {
  sum: { face: 'regular', size: 11 * px, color: ink.black },
  note: { face: 'regular', size: 9.5 * px, color: ink.grey },
  amount: { face: 'mono', size: 11 * px, color: ink.black, tracking: -0.03 },
  total: { face: 'bold', size: 13 * px, color: ink.black },
  totalAmount: { face: 'monoBold', size: 13 * px, color: ink.black, tracking: -0.03 },
} satisfies Record<string, TextStyle>;
const height = 21 * px;
const noteHeight = 11 * px;
const gap = 28 * px;
const pad = 6 * px;

/** An estimate of more groups has no list of them on page 1: each group's own row shows its sum. */
const mostGroups = 20;

interface Row {
  label: string;
  note?: string;
  amount: string;
  isTotal?: boolean;
}

type Summed = Pick<EstimateView, 'groups' | 'sums' | 'total'> & { totalLabel?: string };

/** What each group comes to, and beside it how the total adds up. @returns where it ends */
export function estimateSummary(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  { groups, sums, total, totalLabel = 'Total' }: Summed,
  top: number,
): number {
  artifact(pdf, 'Layout', () => rule(pdf, left, right, top, 1.25 * px, ink.black));
  const middle = (left + right + gap) / 2;
  const added = [...sums, { label: totalLabel, amount: total, isTotal: true }];
  const listed =
    groups.length > mostGroups ? [] : groups.map(({ title: label, amount }) => ({ label, amount }));
  const bottoms = [
    drawRows(pdf, root, listed, { from: left, to: middle - gap, top }),
    drawRows(pdf, root, added, { from: middle, to: right, top }),
  ];
  return Math.max(...bottoms) + 14 * px;
}

function drawRows(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  rows: readonly Row[],
  { from, to, top }: { from: number; to: number; top: number },
): number {
  if (rows.length === 0) return top;
  const table = tag(pdf, root, 'Table');
  let y = top;
  for (const { label, note, amount, isTotal } of rows) {
    const bottom = y + height + (note ? noteHeight : 0);
    artifact(pdf, 'Layout', () => {
      if (!isTotal) return rule(pdf, from, to, bottom, 0.75 * px, '#CDD7D8');
      rule(pdf, from, to, y, 1.25 * px, ink.black);
      rule(pdf, from, to, bottom, 1 * px, ink.black);
      rule(pdf, from, to, bottom + 2.5 * px, 1 * px, ink.black);
    });
    const baseline = y + 14.5 * px;
    const row = tag(pdf, table, 'TR');
    const head = tag(pdf, row, 'TH', { scope: 'Row' });
    const width = to - from - 130 * px;
    line(
      pdf,
      head,
      'P',
      fit(pdf, label, width, isTotal ? styles.total : styles.sum, 1),
      from + pad,
      baseline,
    );
    if (note) line(pdf, head, 'P', fit(pdf, note, width, styles.note, 1), from + pad, baseline + noteHeight);
    head.end();
    const cell = tag(pdf, row, 'TD');
    const figure = fit(pdf, amount, 118 * px, isTotal ? styles.totalAmount : styles.amount, 1);
    line(pdf, cell, 'P', figure, to - pad - widthOf(pdf, figure.lines[0]!, figure.style), baseline);
    cell.end();
    row.end();
    y = bottom;
  }
  table.end();
  return y + 2.5 * px;
}

function rule(
  pdf: PDFKit.PDFDocument,
  from: number,
  to: number,
  y: number,
  width: number,
  color: string,
): void {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(color);
}
