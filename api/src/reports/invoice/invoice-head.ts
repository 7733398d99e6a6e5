import { left, px, right } from '../estimate-head.ts';
import { block } from '../kit/flow.ts';
import { artifact, type Tag } from '../kit/tags.ts';
import { fit, type TextStyle, wrapped } from '../kit/text.ts';
import { drawSender, drawTitle, ink, line } from '../letterhead.ts';
import type { InvoiceView } from './invoice-view.ts';

const styles = {
  label: { face: 'regular', size: 9 * px, color: ink.grey },
  strong: { face: 'bold', size: 11 * px, color: ink.black },
  fact: { face: 'regular', size: 11 * px, color: ink.black },
  amount: { face: 'monoBold', size: 21 * px, color: ink.black, tracking: -0.05 },
} satisfies Record<string, TextStyle>;

/** Left edges and widths of the three blocks of facts, in CSS pixels from the margin. */
const blocks = [
  [0, 170],
  [186, 160],
  [362, 174],
] as const;
const box = { x: 551, width: 161, height: 76 };
const step = 15 * px;

/** Draws an invoice's header. @returns where its sums start */
export function invoiceHead(pdf: PDFKit.PDFDocument, root: Tag, view: InvoiceView): number {
  const place = { left, right, mark: 54 * px, lower: 81 * px, rule: 98 * px };
  drawSender(pdf, root, view.sender, place);
  const title = view.isVoid ? 'Invoice, VOID' : 'Invoice';
  drawTitle(pdf, root, { title, reference: view.reference }, place);
  const bottoms = view.facts.map((facts, index) => drawFacts(pdf, root, facts, blocks[index]!));
  drawBoxed(pdf, root, view.boxed);
  return Math.max((117.5 + box.height) * px, ...bottoms) + 14 * px;
}

function drawFacts(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  { label, lines }: InvoiceView['facts'][number],
  [x, width]: readonly [number, number],
): number {
  const at = left + x * px;
  line(pdf, root, 'H2', fit(pdf, label, width * px, styles.label, 1), at, 125 * px);
  let y = 130 * px;
  lines.forEach((text, index) => {
    const said = wrapped(pdf, text, width * px, index === 0 ? styles.strong : styles.fact);
    block(pdf, root, 'P', said, { x: at, y, step });
    y += said.lines.length * step;
  });
  return y;
}

function drawBoxed(pdf: PDFKit.PDFDocument, root: Tag, { label, amount, terms }: InvoiceView['boxed']): void {
  const at = left + box.x * px;
  const inside = at + 12 * px;
  const width = (box.width - 24) * px;
  artifact(pdf, 'Layout', () => {
    pdf
      .rect(at, 117.5 * px, box.width * px, box.height * px)
      .lineWidth(1.5 * px)
      .stroke(ink.black);
  });
  line(pdf, root, 'H2', fit(pdf, label, width, styles.label, 1), inside, 135 * px);
  line(pdf, root, 'P', fit(pdf, amount, width, styles.amount, 1), inside, 160 * px);
  if (terms) line(pdf, root, 'P', fit(pdf, terms, width, styles.label, 1), inside, 180 * px);
}
