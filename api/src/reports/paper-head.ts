import type { Sender } from '../company/sender.ts';
import { artifact, type Tag } from './kit/tags.ts';
import { fit, type TextStyle } from './kit/text.ts';
import { drawRunningHead, drawSender, drawTitle, holdLogo, ink, line } from './letterhead.ts';

/** The design measures these pages in CSS pixels; a Letter page is 816 of them wide. */
export const px = 0.75;
export const left = 52 * px;
export const right = (816 - 52) * px;

export const headStyles = {
  label: { face: 'regular', size: 9 * px, color: ink.grey },
  strong: { face: 'bold', size: 11 * px, color: ink.black },
  fact: { face: 'regular', size: 11 * px, color: ink.black },
  amount: { face: 'monoBold', size: 21 * px, color: ink.black, tracking: -0.05 },
} satisfies Record<string, TextStyle>;

/** Who sends an estimate or an invoice, and which it is. */
export function drawHead(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  sender: Parameters<typeof drawSender>[2],
  title: Parameters<typeof drawTitle>[2],
): void {
  const place = { left, right, mark: 54 * px, lower: 81 * px, rule: 98 * px };
  drawSender(pdf, root, sender, place);
  drawTitle(pdf, root, title, place);
}

interface Running {
  sender: Sender;
  /** Begins with what the paper is and its number. */
  foot: string;
  project: string;
  claim: string;
}

/** The line over further pages, to be drawn on each. */
export function runningHead(pdf: PDFKit.PDFDocument, { sender, foot, project, claim }: Running): () => void {
  const [title = ''] = foot.split(' · ');
  const { company } = sender;
  const of = { company, logo: holdLogo(pdf, sender.logo), title, subject: project, claim };
  return () => drawRunningHead(pdf, { left, right }, of);
}

export const boxTop = 117.5;

/** The amount that matters, in a box; figures are CSS pixels. @returns what more goes into it: where and how wide */
export function drawBoxed(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  { label, amount }: { label: string; amount: string },
  box: { x: number; width: number; height: number; pad: number; baselines: readonly [number, number] },
) {
  const at = left + box.x * px;
  const [inside, width] = [at + box.pad * px, (box.width - 24) * px];
  artifact(pdf, 'Layout', () => {
    pdf
      .rect(at, boxTop * px, box.width * px, box.height * px)
      .lineWidth(1.5 * px)
      .stroke(ink.black);
  });
  const [upper, lower] = box.baselines;
  line(pdf, root, 'H2', fit(pdf, label, width, headStyles.label, 1), inside, upper * px);
  line(pdf, root, 'P', fit(pdf, amount, width, headStyles.amount, 1), inside, lower * px);
  return { inside, width };
}
