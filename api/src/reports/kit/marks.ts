import {
  arrowHead,
  type Frame,
  isBlur,
  type Mark,
  markLook,
  markSizes,
  placed,
} from '@tidemark/contract/mark-drawing';
import { fit, put, widthOf } from './text.ts';

/** Draws each mark with a dark edge over the picture in this frame. The picture's bytes already hide blurred areas. */
export function drawMarks(pdf: PDFKit.PDFDocument, marks: readonly Mark[], frame: Frame): void {
  const shown = marks.filter((mark) => !isBlur(mark));
  if (shown.length === 0) return;
  pdf.save();
  pdf.rect(frame.x, frame.y, frame.width, frame.height).clip();
  pdf.lineCap('round').lineJoin('round');
  for (const mark of shown) {
    if (mark.kind === 'text') drawWords(pdf, mark, frame);
    else drawLines(pdf, mark, frame);
  }
  pdf.restore();
}

function drawLines(pdf: PDFKit.PDFDocument, mark: Mark, frame: Frame): void {
  const { line, edge } = markSizes(frame);
  const { from, to, box } = placed(mark, frame);
  for (const [width, color] of [
    [edge, markLook.edge],
    [line, markLook.color],
  ] as const) {
    if (mark.kind === 'circle')
      pdf.ellipse(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, box.height / 2);
    else if (mark.kind === 'rectangle') pdf.rect(box.x, box.y, box.width, box.height);
    else {
      const [one, other] = arrowHead({ from, to }, line);
      pdf.moveTo(from.x, from.y).lineTo(to.x, to.y);
      pdf.moveTo(one.x, one.y).lineTo(to.x, to.y).lineTo(other.x, other.y);
    }
    pdf.lineWidth(width).stroke(color);
  }
}

/** On a dark plate, which moves into the picture where it would stand over its edge. */
function drawWords(pdf: PDFKit.PDFDocument, mark: Mark, frame: Frame): void {
  const { line, words, around } = markSizes(frame);
  const { from } = placed(mark, frame);
  const room = frame.width - 2 * around;
  const { lines, style } = fit(pdf, mark.text, room, { face: 'bold', size: words, color: markLook.words }, 1);
  const [shown = ''] = lines;
  const width = widthOf(pdf, shown, style) + 2 * around;
  const height = words * 1.2 + 2 * around;
  const x = Math.max(frame.x, Math.min(from.x, frame.x + frame.width - width));
  const y = Math.max(frame.y, Math.min(from.y, frame.y + frame.height - height));
  pdf.roundedRect(x, y, width, height, line).lineWidth(line / 2);
  pdf.fillAndStroke(markLook.edge, markLook.color);
  put(pdf, shown, x + around, y + around + words * 0.95, style);
}
