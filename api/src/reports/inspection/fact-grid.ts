import { block } from '../kit/flow.ts';
import { artifact, type Tag, tag } from '../kit/tags.ts';
import { type Fitted, wrapped } from '../kit/text.ts';
import { ink } from '../letterhead.ts';
import type { Fact } from './facts.ts';
import { left, type Paper, px, right, styles } from './page.ts';

const columns = 3;
const gap = 18 * px;
const width = (right - left - gap * (columns - 1)) / columns;
const step = styles.value.size * 1.25;
const labelStep = styles.label.size * 1.2;

interface Placed {
  label: Fitted;
  value: Fitted;
}

/** Facts three per row, each under its label; a value is never cut, its row grows. */
export function factGrid({ pdf, root, pages }: Paper, facts: readonly Fact[]): void {
  const list = tag(pdf, root, 'L');
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns).map(
      ({ label, value }): Placed => ({
        label: wrapped(pdf, label, width, styles.label),
        value: wrapped(pdf, value, width, styles.value),
      }),
    );
    const labels = Math.max(...row.map(({ label }) => label.lines.length)) * labelStep;
    const values = Math.max(...row.map(({ value }) => value.lines.length)) * step;
    pages.ensure(labels + values + 10 * px);
    const top = pages.y;
    row.forEach((placed, index) => {
      drawFact(pdf, list, placed, left + index * (width + gap), top + 4 * px, labels);
    });
    pages.y = top + labels + values + 10 * px;
    artifact(pdf, 'Layout', () => {
      row.forEach((_, index) => {
        const x = left + index * (width + gap);
        pdf.moveTo(x, pages.y - 2 * px).lineTo(x + width, pages.y - 2 * px);
      });
      pdf.lineWidth(0.75 * px).stroke(ink.rule);
    });
  }
  list.end();
  pages.y += 4 * px;
}

function drawFact(
  pdf: PDFKit.PDFDocument,
  list: Tag,
  { label, value }: Placed,
  x: number,
  top: number,
  labels: number,
): void {
  const item = tag(pdf, list, 'LI');
  block(pdf, item, 'Lbl', label, { x, y: top, step: labelStep });
  block(pdf, item, 'LBody', value, { x, y: top + labels, step });
  item.end();
}
