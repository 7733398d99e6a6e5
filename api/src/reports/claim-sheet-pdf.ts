import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { letterhead, pageFoot } from './claim-sheet-head.ts';
import type { ClaimSheetView } from './claim-sheet-view.ts';
import { openDocument } from './kit/document.ts';
import { flow } from './kit/flow.ts';
import { openPages } from './kit/pages.ts';
import { prepareScripts } from './kit/scripts.ts';
import { table } from './kit/table.ts';
import { type Tag, tag } from './kit/tags.ts';
import { put, type TextStyle, widthOf } from './kit/text.ts';
import { ink } from './letterhead.ts';
import { planOfRoom } from './plan.ts';
import { sectionTable } from './sheet-section.ts';

/** The design measures this page in CSS pixels; a Letter page is 816 of them wide. */
const px = 0.75;

const left = 38 * px;
const right = (816 - 38) * px;
const gap = 7 * px;
const bandGap = 6.5 * px;

/** The bands of the paper form: shares of the width, and the stack of each column. */
const bands = [
  { shares: [1], columns: [['roomInformation']] },
  { shares: [1, 1, 1], columns: [['general'], ['contents'], ['misc']] },
  { shares: [1, 1, 1], columns: [['appliances'], ['plumbing'], ['electrical']] },
  { shares: [0.98, 1.27, 0.87], columns: [['extraction'], ['baseboardTrim'], ['doors']] },
  {
    shares: [0.98, 1.27, 0.87],
    columns: [
      ['floors', 'containmentBarrier'],
      ['cabinets', 'floodCuts', 'tensionPosts'],
      ['walls', 'ceiling', 'moldPresent', 'zippers'],
    ],
  },
];

/** Draws one room's claim sheet on one Letter page; many formulas take another, and so does the plan of a drawn room. */
export async function claimSheetPdf(view: ClaimSheetView, printedAt: Date): Promise<Buffer> {
  const { pdf, root, finish } = openDocument({
    title: view.title,
    author: view.sender.company,
    createdAt: printedAt,
  });
  await prepareScripts(pdf, view);
  const pages = openPages(pdf, { top: 34 * px, bottom: 1030 * px });
  pages.y = letterhead(pdf, root, view);
  for (const { shares, columns } of bands) {
    const top = pages.y;
    let deepest = top;
    let x = left;
    const whole = right - left - gap * (columns.length - 1);
    const sum = shares.reduce((total, share) => total + share, 0);
    columns.forEach((keys, index) => {
      const width = (whole * shares[index]!) / sum;
      pages.y = top;
      for (const key of keys) {
        table(pdf, root, pages, sectionTable(view.sections.get(key)!, x, width));
        if (key === 'general') drawKey(pdf, root, view.filled, x, pages.y);
        pages.y += gap;
      }
      deepest = Math.max(deepest, pages.y - gap);
      x += width + gap;
    });
    pages.y = deepest + bandGap;
  }
  if (view.formulas) {
    const style: TextStyle = { face: 'regular', size: 8.5 * px, color: ink.dark };
    flow(pdf, root, pages, view.formulas, { x: left, width: right - left, style });
  }
  if (view.drawn) {
    const { drawn } = view;
    pages.next();
    const style: TextStyle = { face: 'bold', size: 17 * px, color: ink.black, tracking: -0.015 };
    flow(pdf, root, pages, `Plan of ${drawn.name}`, { x: left, width: right - left, style, type: 'H2' });
    pages.y += 6 * px;
    planOfRoom({ pdf, root, pages }, drawn, { left, width: right - left, height: 420 * px });
  }
  return finish((page, count) => pageFoot(pdf, view, page, count));
}

/** Explains the short headers and how much of the sheet is filled, in the space that General leaves. */
function drawKey(pdf: PDFKit.PDFDocument, root: Tag, filled: number, x: number, y: number): void {
  const plain: TextStyle = { face: 'regular', size: 8.5 * px, color: ink.dark };
  const strong: TextStyle = { ...plain, face: 'bold', color: ink.black };
  const rest = filled === catalogue.size ? '' : ' Nothing was entered on';
  const first: [string, TextStyle][] = [
    ['AH', strong],
    [' After Hours. ', plain],
    [String(filled), strong],
    [` of ${catalogue.size} lines filled.${rest}`, plain],
  ];
  tag(pdf, root, 'P', {}, () => {
    let at = x + 2 * px;
    for (const [text, style] of first) {
      put(pdf, text, at, y + 17 * px, style);
      at += widthOf(pdf, text, style);
    }
    if (rest) put(pdf, 'the other lines.', x + 2 * px, y + 29 * px, plain);
  }).end();
}
