import { block } from '../kit/flow.ts';
import type { Tag } from '../kit/tags.ts';
import { fit, wrapped } from '../kit/text.ts';
import { line } from '../letterhead.ts';
import { boxTop, drawBoxed, drawHead, headStyles, left, px } from '../paper-head.ts';
import type { InvoiceView } from './invoice-view.ts';

/** Left edges and widths of the three blocks of facts, in CSS pixels from the margin. */
const blocks = [
  [0, 170],
  [186, 160],
  [362, 174],
] as const;
const box = { x: 551, width: 161, height: 76, pad: 12, baselines: [135, 160] } as const;
const step = 15 * px;

/** Draws an invoice's header. @returns where its sums start */
export function invoiceHead(pdf: PDFKit.PDFDocument, root: Tag, view: InvoiceView): number {
  const { sender, reference, isVoid, facts, boxed } = view;
  drawHead(pdf, root, sender, { title: isVoid ? 'Invoice, VOID' : 'Invoice', reference });
  const bottoms = facts.map((its, index) => drawFacts(pdf, root, its, blocks[index]!));
  const { inside, width } = drawBoxed(pdf, root, boxed, box);
  if (boxed.terms) line(pdf, root, 'P', fit(pdf, boxed.terms, width, headStyles.label, 1), inside, 180 * px);
  return Math.max((boxTop + box.height) * px, ...bottoms) + 14 * px;
}

function drawFacts(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  { label, lines }: InvoiceView['facts'][number],
  [x, width]: readonly [number, number],
): number {
  const at = left + x * px;
  line(pdf, root, 'H2', fit(pdf, label, width * px, headStyles.label, 1), at, 125 * px);
  let y = 130 * px;
  lines.forEach((text, index) => {
    const said = wrapped(pdf, text, width * px, index === 0 ? headStyles.strong : headStyles.fact);
    block(pdf, root, 'P', said, { x: at, y, step });
    y += said.lines.length * step;
  });
  return y;
}
