import type { Block, ChoiceOption } from '@tidemark/contract/document-templates/markup';
import type { Inline } from '@tidemark/contract/document-templates/markup-lines';
import { artifact, tag } from '../kit/tags.ts';
import { fit } from '../kit/text.ts';
import { ink, line } from '../letterhead.ts';
import { type DocumentPaper, left, px, right, styles, width, words } from './page.ts';
import { richText } from './rich-text.ts';

const indent = 22 * px;

/** A box to tick, or the ring of a choice, with its text. */
function drawTick(paper: DocumentPaper, inlines: readonly Inline[], round: boolean): void {
  const { pdf, root, pages } = paper;
  pages.ensure(styles.text.size * 1.45);
  const edge = 11 * px;
  const top = pages.y + 2.5 * px;
  artifact(pdf, 'Layout', () => {
    if (round) pdf.circle(left + edge / 2, top + edge / 2, edge / 2);
    else pdf.rect(left, top, edge, edge);
    pdf.lineWidth(1 * px).stroke(ink.black);
  });
  richText(paper, root, inlines, { x: left + indent, width: width - indent, style: styles.text });
  pages.y += 5 * px;
}

export const drawBox = (paper: DocumentPaper, { inlines }: Extract<Block, { kind: 'box' }>) =>
  drawTick(paper, inlines, false);

export function drawChoice(paper: DocumentPaper, options: readonly ChoiceOption[]): void {
  for (const { inlines, write } of options) {
    drawTick(paper, inlines, true);
    if (write !== undefined) drawWriting(paper);
  }
}

/** Room for handwriting. */
export function drawWriting({ pdf, pages }: DocumentPaper): void {
  const height = 84 * px;
  pages.ensure(height + 10 * px);
  artifact(pdf, 'Layout', () => {
    pdf
      .rect(left, pages.y, width, height)
      .lineWidth(0.75 * px)
      .stroke(ink.rule);
  });
  pages.y += height + 10 * px;
}

/** A line to sign on, with who signs below it, and one for the date. */
export function drawSign(
  { pdf, root, pages, input }: DocumentPaper,
  { role }: Extract<Block, { kind: 'sign' }>,
): void {
  const said = words[input.language];
  const height = 62 * px;
  pages.ensure(height);
  const y = pages.y + 42 * px;
  const date = right - 150 * px;
  artifact(pdf, 'Layout', () => {
    pdf.moveTo(left, y).lineTo(date - 18 * px, y);
    pdf.moveTo(date, y).lineTo(right, y);
    pdf.lineWidth(1 * px).stroke(ink.black);
  });
  const element = tag(pdf, root, 'Sect');
  line(pdf, element, 'P', fit(pdf, said[role], 300 * px, styles.small, 1), left, y + 13 * px);
  line(pdf, element, 'P', fit(pdf, said.date, 150 * px, styles.small, 1), date, y + 13 * px);
  element.end();
  pages.y += height;
}

export function drawInitials(
  { pdf, root, pages, input }: DocumentPaper,
  { role }: Extract<Block, { kind: 'initials' }>,
): void {
  const said = words[input.language];
  pages.ensure(34 * px);
  const y = pages.y;
  artifact(pdf, 'Layout', () => {
    pdf
      .rect(left, y, 64 * px, 26 * px)
      .lineWidth(0.75 * px)
      .stroke(ink.black);
  });
  const text = `${said.initials}, ${said[role].toLowerCase()}`;
  line(pdf, root, 'P', fit(pdf, text, 300 * px, styles.small, 1), left + 74 * px, y + 17 * px);
  pages.y += 34 * px;
}
