import { marksOf } from '@tidemark/contract/mark-drawing';
import { showPhone } from '@tidemark/contract/phones';
import { addressOf } from '../address.ts';
import { dayOf } from '../dates.ts';
import { type Embedded, figure } from '../kit/figure.ts';
import { flow } from '../kit/flow.ts';
import { artifact } from '../kit/tags.ts';
import { fit, type TextStyle } from '../kit/text.ts';
import { drawSender, drawTitle, ink, line, senderOf } from '../letterhead.ts';
import { drawBlocks, drawFigures } from './cover-blocks.ts';
import { coverBlocks, coverFigures } from './cover-facts.ts';
import type { PrintedReport, ReportInput } from './input.ts';
import { left, type Paper, px, right, styles, whole } from './page.ts';
import { plateOf } from './photos.ts';
import { taken } from './taken.ts';

const title: TextStyle = { face: 'bold', size: 27 * px, color: ink.black, tracking: -0.025 };
const whose: TextStyle = { face: 'regular', size: 13 * px, color: ink.dark };
const picture = { width: 432 * px, height: 396 * px };

/** "Inspection report", and for a part, which one. */
export function titleOf({ part }: Pick<ReportInput, 'part'>): string {
  return part.count === 1 ? 'Inspection report' : `Inspection report, part ${part.number} of ${part.count}`;
}

/** The cover shows the first photo of this part that has a caption and a room, else the first. */
export function coverPhoto({ photos, part }: ReportInput): number | undefined {
  if (part.number > 1 || part.to <= part.from) return undefined;
  const of = photos.slice(part.from, part.to);
  const found = of.findIndex((photo) => photo.description?.trim() && photo.roomId && !photo.flaw);
  return part.from + Math.max(0, found);
}

/** Who, what of whom, the claim, what was found in figures, and a photo. */
export function cover(paper: Paper, input: PrintedReport, photo: Embedded | null): void {
  const { pdf, root, pages } = paper;
  const { project, inspectionNumber, printedAt, timeZone, part } = input;
  const place = { left, right, mark: 54 * px, lower: 81 * px, rule: 98 * px };
  drawSender(pdf, root, senderOf(input), place);
  const reference = `Project #${project.id}, inspection ${inspectionNumber} · ${dayOf(printedAt, timeZone)}`;
  drawTitle(pdf, root, { title: titleOf(input), reference }, place);
  pages.y = 114 * px;
  flow(pdf, root, pages, project.title, { ...whole, style: title });
  const phone = project.customerPhone && showPhone(project.customerPhone);
  // A name of another direction has its line to itself.
  const told = [project.customerName, [phone, addressOf(project)].filter(Boolean).join(' · ')];
  for (const words of told.filter(Boolean)) flow(pdf, root, pages, words, { ...whole, style: whose });
  if (part.count > 1) flow(pdf, root, pages, printedIn(part), { ...whole, style: styles.value });
  if (part.number > 1) return;
  pages.y += 14 * px;
  pages.ensure(picture.height + 110 * px);
  const top = pages.y;
  const at = coverPhoto(input);
  const hasPicture = at !== undefined && photo !== null;
  if (hasPicture) drawPicture(paper, input, at, photo, top);
  const facts = drawBlocks(paper, coverBlocks(input), hasPicture ? right - 258 * px : left, top);
  pages.y = Math.max(facts, hasPicture ? top + picture.height + 22 * px : 0) + 18 * px;
  drawFigures(paper, coverFigures(input));
}

function drawPicture(
  { pdf, root }: Paper,
  { photos, timeZone }: ReportInput,
  at: number,
  image: Embedded,
  top: number,
): void {
  const of = photos[at]!;
  artifact(pdf, 'Layout', () => {
    pdf.rect(left, top, picture.width, picture.height).fill('#EBF0F0');
  });
  const named = of.description?.trim() || of.name;
  const alt = `Photo ${of.number}, ${of.of}: ${named}`.toWellFormed();
  figure(pdf, root, { image, alt, marks: marksOf(of), x: left, y: top, ...picture });
  const words = `Photo ${plateOf(of.number)}, ${of.of}: ${named} · ${taken(of, timeZone)}`;
  const caption = fit(pdf, words, picture.width, styles.note, 1);
  line(pdf, root, 'P', caption, left, top + picture.height + 14 * px);
}

/** By each photo's number in the whole report. */
const printedIn = ({ from, to }: ReportInput['part']): string =>
  to > from ? `Photos ${from + 1} to ${to}` : 'No photos';
