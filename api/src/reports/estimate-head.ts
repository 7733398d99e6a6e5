import type { EstimateView } from './estimate-view.ts';
import { artifact, type Tag } from './kit/tags.ts';
import { fit, put, type TextStyle, widthOf } from './kit/text.ts';
import { drawFoot, drawSender, drawTitle, footStyle, ink, line } from './letterhead.ts';

/** The design measures this page in CSS pixels; a Letter page is 816 of them wide. */
export const px = 0.75;
export const left = 52 * px;
export const right = (816 - 52) * px;

const styles = {
  label: { face: 'regular', size: 9 * px, color: ink.grey },
  strong: { face: 'bold', size: 11 * px, color: ink.black },
  fact: { face: 'regular', size: 11 * px, color: ink.black },
  total: { face: 'monoBold', size: 21 * px, color: ink.black, tracking: -0.05 },
  deductible: { face: 'regular', size: 10 * px, color: ink.grey },
} satisfies Record<string, TextStyle>;

/** Left edges and widths of the three blocks of facts and the boxed total, in CSS pixels from the margin. */
const blocks = [
  [0, 158],
  [177, 158],
  [354, 192],
] as const;
const box = { x: 561, width: 151 };

/** Draws an estimate's header. @returns where the table starts */
export function estimateHead(pdf: PDFKit.PDFDocument, root: Tag, view: EstimateView): number {
  const place = { left, right, mark: 54 * px, lower: 81 * px, rule: 98 * px };
  drawSender(pdf, root, view.sender, place);
  drawTitle(pdf, root, { title: view.kind, reference: view.reference }, place);
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
  line(pdf, root, 'H2', fit(pdf, label, width * px, styles.label, 1), at, 125 * px);
  let y = 141 * px;
  lines.forEach((text, index) => {
    const fitted = fit(pdf, text, width * px, index === 0 ? styles.strong : styles.fact);
    line(pdf, root, 'P', fitted, at, y);
    y += 16 * px;
  });
  return y - 12 * px;
}

/** @returns where the box ends */
function drawTotal(pdf: PDFKit.PDFDocument, root: Tag, { total, deductibles }: EstimateView): number {
  const at = left + box.x * px;
  const inside = at + 13 * px;
  const width = (box.width - 24) * px;
  const height = (56 + deductibles.length * 14) * px;
  artifact(pdf, 'Layout', () => {
    pdf
      .rect(at, 117.5 * px, box.width * px, height)
      .lineWidth(1.5 * px)
      .stroke(ink.black);
  });
  line(pdf, root, 'H2', fit(pdf, 'Total', width, styles.label, 1), inside, 134 * px);
  line(pdf, root, 'P', fit(pdf, total, width, styles.total, 1), inside, 158.5 * px);
  deductibles.forEach((text, index) => {
    const baseline = (175 + index * 14) * px;
    line(pdf, root, 'P', fit(pdf, text, width, styles.deductible, 1), inside, baseline);
  });
  return 117.5 * px + height;
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
