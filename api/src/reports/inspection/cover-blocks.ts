import { block } from '../kit/flow.ts';
import { artifact, tag } from '../kit/tags.ts';
import { fit, type TextStyle, widthOf, wrapped } from '../kit/text.ts';
import { ink, line } from '../letterhead.ts';
import type { Figure } from './cover-facts.ts';
import type { FactGroup } from './facts.ts';
import { left, type Paper, px, right, styles } from './page.ts';

const width = 258 * px;
const head: TextStyle = { face: 'bold', size: 10 * px, color: ink.black };
const label: TextStyle = { face: 'regular', size: 11 * px, color: ink.grey };
const value: TextStyle = styles.value;
const high = 21 * px;
const labelled = 82 * px;
const sum: TextStyle = { face: 'monoBold', size: 17 * px, color: ink.black, tracking: -0.04 };

/** Facts under their titles in one column, each value at the right. @returns where the last one ends */
export function drawBlocks(
  { pdf, root }: Paper,
  blocks: readonly FactGroup[],
  x: number,
  top: number,
): number {
  let y = top;
  for (const { title, facts } of blocks) {
    line(pdf, root, 'H2', fit(pdf, title, width, head, 1), x, y + 10 * px);
    y += 17 * px;
    artifact(pdf, 'Layout', () => rule(pdf, x, x + width, y, 1 * px, ink.black));
    const list = tag(pdf, root, 'L');
    for (const fact of facts) {
      const item = tag(pdf, list, 'LI');
      line(pdf, item, 'Lbl', fit(pdf, fact.label, labelled, label, 1), x, y + 14.5 * px);
      const shown = fit(pdf, fact.value, width - labelled - 6 * px, value);
      const wide = Math.max(...shown.lines.map((one) => widthOf(pdf, one, shown.style)));
      line(pdf, item, 'LBody', shown, x + width - wide, y + 14.5 * px);
      item.end();
      y += high;
      artifact(pdf, 'Layout', () => rule(pdf, x, x + width, y, 0.75 * px, ink.rule));
    }
    list.end();
    y += 16 * px;
  }
  return y - 16 * px;
}

/** Notes that fit beside the contents stand there in full; longer ones only among the answers. @returns whether they do */
export function drawNotes(
  { pdf, root, pages }: Paper,
  notes: string | null,
  { width, height }: { width: number; height: number },
): boolean {
  const step = styles.text.size * 1.4;
  const lines = (notes?.trim() ?? '')
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .map((one) => wrapped(pdf, one, width, styles.text));
  const count = lines.reduce((sum, one) => sum + one.lines.length, 0);
  if (count === 0 || count * step > height - 24 * px) return false;
  const top = pages.y;
  line(pdf, root, 'H2', fit(pdf, 'What happened', width, head, 1), left, top + 10 * px);
  artifact(pdf, 'Layout', () => rule(pdf, left, left + width, top + 17 * px, 1 * px, ink.black));
  let y = top + 22 * px;
  for (const one of lines) {
    block(pdf, root, 'P', one, { x: left, y, step });
    y += one.lines.length * step;
  }
  return true;
}

/** Figures side by side in one frame. */
export function drawFigures({ pdf, root, pages }: Paper, figures: readonly Figure[]): void {
  const height = 54 * px;
  const shares = figures.map((_, index) => (index === 0 ? 1.4 : 1));
  const each = (right - left) / shares.reduce((all, share) => all + share, 0);
  const top = pages.y;
  let x = left;
  const list = tag(pdf, root, 'L');
  figures.forEach(({ label: words, value: told }, index) => {
    const wide = each * shares[index]!;
    const inside = wide - 20 * px;
    artifact(pdf, 'Layout', () => {
      if (index > 0)
        pdf
          .moveTo(x, top)
          .lineTo(x, top + height)
          .lineWidth(0.75 * px)
          .stroke(ink.rule);
    });
    const item = tag(pdf, list, 'LI');
    line(pdf, item, 'LBody', fit(pdf, told, inside, sum, 1), x + 10 * px, top + 25 * px);
    line(pdf, item, 'Lbl', fit(pdf, words, inside, styles.note, 1), x + 10 * px, top + 42 * px);
    item.end();
    x += wide;
  });
  list.end();
  artifact(pdf, 'Layout', () => {
    pdf
      .rect(left, top, right - left, height)
      .lineWidth(1 * px)
      .stroke(ink.black);
  });
  pages.y = top + height + 18 * px;
}

function rule(
  pdf: PDFKit.PDFDocument,
  from: number,
  to: number,
  y: number,
  line: number,
  color: string,
): void {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(line).stroke(color);
}
