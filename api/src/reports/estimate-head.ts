import type { EstimateView } from './estimate-view.ts';
import type { Tag } from './kit/tags.ts';
import { fit, put, type TextStyle, widthOf } from './kit/text.ts';
import { drawFoot, footStyle, ink, line } from './letterhead.ts';
import { boxTop, drawBoxed, drawHead, headStyles, left, px, right } from './paper-head.ts';

const deductible: TextStyle = { face: 'regular', size: 10 * px, color: ink.grey };

/** Left edges and widths of the three blocks of facts and the boxed total, in CSS pixels from the margin. */
const blocks = [
  [0, 158],
  [177, 158],
  [354, 192],
] as const;
const box = { x: 561, width: 151, pad: 13, baselines: [134, 158.5] } as const;

/** Draws an estimate's header. @returns where the table starts */
export function estimateHead(pdf: PDFKit.PDFDocument, root: Tag, view: EstimateView): number {
  drawHead(pdf, root, view.sender, { title: view.kind, reference: view.reference });
  const bottoms = view.facts.map((facts, index) => drawFacts(pdf, root, facts, blocks[index]!));
  const boxed = drawTotal(pdf, root, view);
  return Math.max(190 * px, boxed, ...bottoms) + 12 * px;
}

function drawFacts(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  { label, lines }: EstimateView['facts'][number],
  [x, width]: readonly [number, number],
): number {
  const at = left + x * px;
  line(pdf, root, 'H2', fit(pdf, label, width * px, headStyles.label, 1), at, 125 * px);
  let y = 141 * px;
  lines.forEach((text, index) => {
    const fitted = fit(pdf, text, width * px, index === 0 ? headStyles.strong : headStyles.fact);
    line(pdf, root, 'P', fitted, at, y);
    y += 16 * px;
  });
  return y - 12 * px;
}

/** @returns where the box ends */
function drawTotal(pdf: PDFKit.PDFDocument, root: Tag, { total, deductibles }: EstimateView): number {
  const height = 56 + deductibles.length * 14;
  const boxed = { label: 'Total', amount: total };
  const { inside, width } = drawBoxed(pdf, root, boxed, { ...box, height });
  deductibles.forEach((text, index) => {
    const baseline = (175 + index * 14) * px;
    line(pdf, root, 'P', fit(pdf, text, width, deductible, 1), inside, baseline);
  });
  return (boxTop + height) * px;
}

/** Number, project and page: on every page, and not read aloud. */
export function estimateFoot(pdf: PDFKit.PDFDocument, view: EstimateView, page: number, pages: number): void {
  const { lines, style } = fit(pdf, view.project, 400 * px, footStyle, 1);
  const at = (left + right - widthOf(pdf, lines[0]!, style)) / 2;
  drawFoot(
    pdf,
    { left, right, rule: 1005 * px },
    { text: view.foot, page, pages },
    (_from, _to, baseline) => {
      put(pdf, lines[0]!, at, baseline, style);
    },
  );
}
