import type { Signature } from '@tidemark/contract/inspections/signature';
import { signatureBox } from '@tidemark/contract/inspections/signature-box';
import { moment } from '../dates.ts';
import { block } from '../kit/flow.ts';
import { artifact, tag } from '../kit/tags.ts';
import { type TextStyle, wrapped } from '../kit/text.ts';
import { ink } from '../letterhead.ts';
import type { ReportInput } from './input.ts';
import { left, type Paper, px, right, section, styles } from './page.ts';

const gap = 24 * px;
const width = (right - left - gap) / 2;
const height = (width * signatureBox.height) / signatureBox.width;
const step = styles.text.size * 1.3;
const typed: TextStyle = { face: 'regular', size: 22 * px, color: ink.black };

/** Who signed and when. Draws signatures as plain lines, so that they cannot be copied as an image or a form field. */
export function signatures(paper: Paper, { inspection, timeZone }: ReportInput): void {
  const { technicianSignature, customerSignature } = inspection;
  const both = [
    ["Technician's signature", technicianSignature],
    ["Customer's signature", customerSignature],
  ] as const;
  const lines = both.map(([label, signature]) => told(paper, label, signature, timeZone));
  const below = Math.max(...lines.map((one) => one.reduce((sum, text) => sum + text.lines.length * step, 0)));
  section(paper, 'Signatures', { below: height + below + 12 * px, chapter: 'Signatures' });
  const top = paper.pages.y;
  both.forEach(([label, signature], index) => {
    const x = left + index * (width + gap);
    drawSigned(paper, label, signature, x, top);
    let y = top + height + 6 * px;
    for (const text of lines[index]!) {
      block(paper.pdf, paper.root, 'P', text, { x, y, step });
      y += text.lines.length * step;
    }
  });
  paper.pages.y = top + height + below + 12 * px;
}

function told({ pdf }: Paper, label: string, signature: Signature | null, timeZone: string | undefined) {
  const signed = signature ? `Signed ${moment(signature.signedAt, timeZone)}` : 'Not signed';
  const said = signature?.strokes.length === 0 ? `${signed}, by typing the name` : signed;
  return [
    wrapped(pdf, label, width, styles.label),
    ...(signature ? [wrapped(pdf, signature.name, width, styles.value)] : []),
    wrapped(pdf, said, width, styles.note),
  ];
}

function drawSigned(
  { pdf, root }: Paper,
  label: string,
  signature: Signature | null,
  x: number,
  top: number,
): void {
  artifact(pdf, 'Layout', () => {
    pdf
      .moveTo(x, top + height)
      .lineTo(x + width, top + height)
      .lineWidth(1 * px)
      .stroke(ink.black);
  });
  if (!signature) return;
  if (signature.strokes.length === 0) {
    const { lines, ...rest } = wrapped(pdf, signature.name, width, typed);
    const fitting = Math.max(1, Math.floor(height / (typed.size * 1.1)));
    const shown = { ...rest, lines: lines.slice(0, fitting) };
    block(pdf, root, 'P', shown, {
      x,
      y: top + height - (shown.lines.length + 0.4) * typed.size,
      step: typed.size,
    });
    return;
  }
  tag(pdf, root, 'Figure', { alt: `${label} of ${signature.name}`.toWellFormed() }, () => {
    pdf
      .save()
      .translate(x, top)
      .scale(width / signatureBox.width);
    for (const [startX, startY, ...rest] of signature.strokes) {
      pdf.moveTo(startX!, startY!);
      // A dot is a line of zero length, visible through its round ends.
      for (const [nextX, nextY] of rest.length > 0 ? pairs(rest) : [[startX!, startY!] as const])
        pdf.lineTo(nextX, nextY);
    }
    pdf.lineWidth(6).lineCap('round').lineJoin('round').stroke(ink.black);
    pdf.restore();
  }).end();
}

function pairs(numbers: readonly number[]): (readonly [number, number])[] {
  return Array.from(
    { length: numbers.length / 2 },
    (_, at) => [numbers[at * 2]!, numbers[at * 2 + 1]!] as const,
  );
}
