import {
  type DrawnShape,
  drawingOf,
  type Fit,
  fitIn,
  type PlanDrawing,
  planInWords,
} from '@tidemark/contract/sketch/drawing';
import { figuresOfRoom, type Measured } from '@tidemark/contract/sketch/figures-of-room';
import { planOf } from '@tidemark/contract/sketch/plan';
import { paperLooks, wordLooks } from '@tidemark/contract/sketch/plan-looks';
import { rulesInWords } from '@tidemark/contract/sketch/rules-in-words';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { usualRules } from '@tidemark/contract/sketch/usual-rules';
import { flow } from './kit/flow.ts';
import type { Pages } from './kit/pages.ts';
import { type Tag, tag } from './kit/tags.ts';
import { fit, put, type TextStyle, widthOf } from './kit/text.ts';
import { ink } from './letterhead.ts';

/** The design measures pages in CSS pixels; a Letter page is 816 of them wide. */
const px = 0.75;

const note: TextStyle = { face: 'regular', size: 9 * px, color: ink.grey };
const label: TextStyle = { face: 'regular', size: 10 * px, color: ink.grey };
const value: TextStyle = { face: 'bold', size: 11 * px, color: ink.black };
/** Paper is read closer than a screen. */
const smaller = 0.72;

const shown = [
  ['F', 'floor', 'SF'],
  ['C', 'ceiling', 'SF'],
  ['PF', 'floor perimeter', 'LF'],
  ['PC', 'ceiling perimeter', 'LF'],
  ['W', 'walls', 'SF'],
  ['WG', 'walls gross', 'SF'],
  ['WC', 'walls and ceiling', 'SF'],
  ['SY', 'floor', 'SY'],
  ['V', 'volume', 'CF'],
  ['WET', 'wet floor', 'SF'],
  ['WETW', 'wet wall', 'LF'],
  ['WET2', 'wet above 2 ft', 'SF'],
] as const;
const step = 17 * px;

interface Place {
  left: number;
  width: number;
  /** Points of the plan; its figures are beside it. */
  height: number;
}

/** The plan of a drawn room, its quantities beside it, and below it what they were computed by. */
export function planOfRoom(
  { pdf, root, pages }: { pdf: PDFKit.PDFDocument; root: Tag; pages: Pages },
  room: Measured & { name: string; sketch: Sketch },
  { left, width, height }: Place,
): void {
  const besideIt = 190 * px;
  pages.ensure(height + 30 * px);
  const top = pages.y;
  const plan = planOf(room.sketch);
  const box = [(width - besideIt) / px / smaller, height / px / smaller] as const;
  tag(pdf, root, 'Figure', { alt: `Plan of ${room.name}. ${planInWords(plan)}` }, () => {
    drawPlan(pdf, plan, fitIn(plan, box), { x: left, y: top, scale: px * smaller });
  }).end();
  const figures = figuresOfRoom(room);
  const list = tag(pdf, root, 'L');
  shown.forEach(([name, word, unit], nth) => {
    const baseline = top + (nth + 1) * step;
    const x = left + width - besideIt + 8 * px;
    const figure = `${figures[name]?.toLocaleString('en-US', { minimumFractionDigits: 2 }) ?? '–'} ${unit}`;
    tag(pdf, list, 'LI', {}, () => {
      put(pdf, name, x, baseline, value);
      put(pdf, word, x + 44 * px, baseline, label);
      put(pdf, figure, left + width - widthOf(pdf, figure, value), baseline, value);
    }).end();
  });
  list.end();
  pages.y = top + Math.max(height, (shown.length + 1) * step);
  const isSloped = typeof room.sketch.height !== 'number';
  const rules = rulesInWords(room.sketchRules ?? usualRules);
  const said = isSloped ? `${rules} Walls and volume by the mean height of the sloped ceiling.` : rules;
  flow(pdf, root, pages, said, { x: left, width, style: note });
}

/** Where a plan stands on the page, and the points of its pixels. */
interface On {
  x: number;
  y: number;
  scale: number;
}

/** Draws the picture of a sketch. Call inside a tag; without its lengths where something else is measured on it. */
export function drawPlan(
  pdf: PDFKit.PDFDocument,
  plan: ReturnType<typeof planOf>,
  fitted: Fit,
  { lengths = true, ...on }: On & { lengths?: boolean },
): void {
  const { words, ...drawing } = drawingOf(plan, fitted);
  putDrawing(pdf, { ...drawing, words: lengths ? words : words.filter(({ look }) => look !== 'length') }, on);
}

/** Puts a drawing on the page. Call inside a tag. */
export function putDrawing(
  pdf: PDFKit.PDFDocument,
  { shapes, words }: PlanDrawing,
  { x, y, scale }: On,
): void {
  pdf.save();
  pdf.translate(x, y).scale(scale);
  for (const shape of shapes) drawShape(pdf, shape);
  for (const { look, text, x: at, y: middle, anchor } of words) {
    const { size, color, bold } = wordLooks[look];
    const style: TextStyle = { face: bold ? 'bold' : 'regular', size, color };
    const [shownText = ''] = fit(pdf, text, 400, style, 1).lines;
    const wide = widthOf(pdf, shownText, style);
    const start = anchor === 'start' ? at : anchor === 'end' ? at - wide : at - wide / 2;
    put(pdf, shownText, start, middle + size * 0.35, style);
  }
  pdf.restore();
}

function drawShape(pdf: PDFKit.PDFDocument, { look, path }: DrawnShape): void {
  const { fill, stroke, width = 1, dash, cap = 'butt' } = paperLooks[look];
  pdf.path(path).lineWidth(width).lineCap(cap);
  if (dash) pdf.dash(dash[0], { space: dash[1] });
  if (fill && stroke) pdf.fillAndStroke(fill, stroke);
  else if (fill) pdf.fill(fill);
  else pdf.stroke(stroke);
  if (dash) pdf.undash();
}
