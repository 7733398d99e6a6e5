import type { Block } from '@tidemark/contract/document-templates/markup';
import type { Inline } from '@tidemark/contract/document-templates/markup-lines';
import { cancellationStatement } from '@tidemark/contract/documents/cancellation';
import { markAcross } from '@tidemark/contract/documents/mark-box';
import type { DocumentMark, Strokes } from '@tidemark/contract/documents/marks';
import { block } from '../kit/flow.ts';
import { artifact, tag } from '../kit/tags.ts';
import { fit, wrapped } from '../kit/text.ts';
import { ink, line } from '../letterhead.ts';
import { type DocumentPaper, left, px, right, styles, width, words } from './page.ts';
import { richText } from './rich-text.ts';

const indent = 22 * px;

/** A box to tick, or the ring of a choice, with its text. */
function drawTick(
  paper: DocumentPaper,
  inlines: readonly Inline[],
  { round, taken = false }: { round: boolean; taken?: boolean | undefined },
): void {
  const { pdf, root, pages } = paper;
  pages.ensure(styles.text.size * 1.45);
  const edge = 11 * px;
  const top = pages.y + 2.5 * px;
  artifact(pdf, 'Layout', () => {
    if (round) pdf.circle(left + edge / 2, top + edge / 2, edge / 2);
    else pdf.rect(left, top, edge, edge);
    pdf.lineWidth(1 * px).stroke(ink.black);
    if (taken) {
      pdf.moveTo(left + 2 * px, top + 5.5 * px).lineTo(left + 4.5 * px, top + 8.5 * px);
      pdf
        .lineTo(left + 9.5 * px, top + 2 * px)
        .lineWidth(1.6 * px)
        .stroke(ink.black);
    }
  });
  richText(paper, root, inlines, { x: left + indent, width: width - indent, style: styles.text });
  pages.y += 5 * px;
}

export const drawBox = (paper: DocumentPaper, { key, inlines }: Extract<Block, { kind: 'box' }>) =>
  drawTick(paper, inlines, { round: false, taken: paper.input.signed?.answers.boxes.includes(key) });

export function drawChoice(paper: DocumentPaper, { key, options }: Extract<Block, { kind: 'choice' }>): void {
  for (const { value, inlines, write } of options) {
    const taken = paper.input.signed?.answers.choices[key] === value;
    drawTick(paper, inlines, { round: true, taken });
    if (write !== undefined) drawWriting(paper, write);
  }
}

/** Room for handwriting, or what was written. */
export function drawWriting({ pdf, root, pages, input }: DocumentPaper, key: string): void {
  const height = 84 * px;
  pages.ensure(height + 10 * px);
  const { y } = pages;
  artifact(pdf, 'Layout', () => {
    pdf
      .rect(left, y, width, height)
      .lineWidth(0.75 * px)
      .stroke(ink.rule);
  });
  const strokes = input.signed?.answers.writings[key];
  if (strokes) drawStrokes({ pdf, root }, strokes, { x: left, y, width, height }, key);
  pages.y += height + 10 * px;
}

/** A line to sign on, with who signs below it, and one for the date. */
export function drawSign(paper: DocumentPaper, { role }: Extract<Block, { kind: 'sign' }>): void {
  const { pdf, root, pages, input } = paper;
  const said = words[input.language];
  const party = input.signed?.parties.find((one) => one.role === role);
  const height = 72 * px;
  // Directly above the signature, so never on another page.
  const stated = role === 'customer' && input.withCancellation;
  const above = stated
    ? wrapped(pdf, cancellationStatement[input.language], width, styles.statement)
    : undefined;
  const step = styles.statement.size * 1.35;
  const room = above ? above.lines.length * step + 6 * px : 0;
  pages.ensure(room + height);
  if (above) {
    block(pdf, root, 'P', above, { x: left, y: pages.y, step });
    pages.y += room;
  }
  const y = pages.y + 50 * px;
  const date = right - 170 * px;
  artifact(pdf, 'Layout', () => {
    pdf.moveTo(left, y).lineTo(date - 18 * px, y);
    pdf.moveTo(date, y).lineTo(right, y);
    pdf.lineWidth(1 * px).stroke(ink.black);
  });
  const element = tag(pdf, root, 'Sect');
  if (party) {
    drawMark(paper, party.mark, { x: left, y: y - 46 * px, width: 115 * px, height: 46 * px }, party.name);
    line(pdf, element, 'P', fit(pdf, party.when, 170 * px, styles.cell, 1), date, y - 5 * px);
  }
  const below = party ? `${said[role]}: ${party.name}` : said[role];
  line(pdf, element, 'P', fit(pdf, below, 400 * px, styles.small, 1), left, y + 13 * px);
  line(pdf, element, 'P', fit(pdf, said.date, 170 * px, styles.small, 1), date, y + 13 * px);
  element.end();
  pages.y += height;
}

export function drawInitials(
  paper: DocumentPaper,
  { role }: Extract<Block, { kind: 'initials' }>,
  place: number,
): void {
  const { pdf, root, pages, input } = paper;
  const said = words[input.language];
  pages.ensure(34 * px);
  const { y } = pages;
  artifact(pdf, 'Layout', () => {
    pdf
      .rect(left, y, 64 * px, 26 * px)
      .lineWidth(0.75 * px)
      .stroke(ink.black);
  });
  const given = input.signed?.answers.initials[place];
  const text = `${said.initials}, ${said[role].toLowerCase()}`;
  if (given) drawMark(paper, given.mark, { x: left, y, width: 64 * px, height: 26 * px }, text);
  line(pdf, root, 'P', fit(pdf, text, 300 * px, styles.small, 1), left + 74 * px, y + 17 * px);
  pages.y += 34 * px;
}

/** A mark in its place: strokes, a typed name, or that it stands on a page in the job. */
function drawMark(
  { pdf, root, input }: DocumentPaper,
  mark: DocumentMark,
  frame: { x: number; y: number; width: number; height: number },
  whose: string,
): void {
  if (mark.kind === 'drawn') {
    drawStrokes({ pdf, root }, mark.strokes, frame, whose);
    return;
  }
  const typed = mark.kind === 'typed';
  const text = typed ? mark.text : words[input.language].onPaper;
  const style = typed
    ? { ...styles.typed, size: Math.min(styles.typed.size, frame.height * 0.6) }
    : styles.cell;
  const across = Math.max(frame.width, typed && frame.height > 30 * px ? 360 * px : 0);
  line(pdf, root, 'P', fit(pdf, text, across, style, 1), frame.x + 3 * px, frame.y + frame.height - 7 * px);
}

/** Plain lines, so that they cannot be copied as a picture or a form field. */
function drawStrokes(
  { pdf, root }: Pick<DocumentPaper, 'pdf' | 'root'>,
  strokes: Strokes,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  whose: string,
): void {
  const at = (left = 0, top = 0) =>
    [x + (left / markAcross) * width, y + (top / markAcross) * height] as const;
  tag(pdf, root, 'Figure', { alt: whose.toWellFormed() }, () => {
    for (const stroke of strokes) {
      pdf.moveTo(...at(stroke[0], stroke[1]));
      // A dot is a line of no length, seen by its round ends.
      if (stroke.length === 2) pdf.lineTo(...at(stroke[0], stroke[1]));
      for (let next = 2; next < stroke.length; next += 2) pdf.lineTo(...at(stroke[next], stroke[next + 1]));
    }
    pdf
      .lineWidth(1.1 * px)
      .lineCap('round')
      .lineJoin('round')
      .stroke(ink.black);
  }).end();
}
