import { estimateNumber } from '@tidemark/contract/estimates/number';
import { clockOf, moment } from '../dates.ts';
import { estimateLines } from '../estimate-pdf.ts';
import { estimateSummary } from '../estimate-summary.ts';
import { type EstimateInput, estimateView } from '../estimate-view.ts';
import { bookmark } from '../kit/bookmark.ts';
import { openDocumentInto } from '../kit/document.ts';
import { type Embedded, embedded } from '../kit/figure.ts';
import { openFileSink } from '../kit/file-sink.ts';
import { flow } from '../kit/flow.ts';
import { openPages } from '../kit/pages.ts';
import { prepareScripts } from '../kit/scripts.ts';
import { drawFoot, drawRunningHead, holdLogo } from '../letterhead.ts';
import { type Contents, contentsHeight, drawContents, keepContents } from './contents.ts';
import { cover, coverPhoto, titleOf } from './cover.ts';
import { drawNotes } from './cover-blocks.ts';
import { claimsOf } from './cover-facts.ts';
import { factGrid } from './fact-grid.ts';
import { noted } from './facts.ts';
import { files } from './files.ts';
import { floorPlans } from './floor-plans.ts';
import type { PrintedReport } from './input.ts';
import { overview } from './overview.ts';
import { bounds, left, type Paper, px, right, section, styles, whole } from './page.ts';
import { type EmbedPicture, photos, reportLayouts } from './photos.ts';
import { reasons } from './reasons.ts';
import { rooms } from './rooms.ts';
import { signatures } from './signatures.ts';

/** Loads a photo's picture by its index, valid until the next is loaded; null if the server has lost it. */
export type LoadPicture = (index: number) => Promise<Buffer | null>;

/** More than the contents ever name. */
const mostChapters = 7;

/**
 * Draws the report of a whole inspection, or a part of it, into a file: the facts in the first part, photos in each,
 * lists and signatures in the last. Each picture is written before the next one is loaded.
 */
export async function reportPdf(input: PrintedReport, bring: LoadPicture, path: string): Promise<void> {
  using sink = openFileSink(path);
  const { pdf, root, finish } = openDocumentInto(
    {
      title: `${titleOf(input)}, ${input.project.title}, enquiry #${input.project.id}`,
      author: input.company,
      createdAt: new Date(input.printedAt),
    },
    sink.write,
  );
  await prepareScripts(pdf, input);
  const paper: Paper = { pdf, root, pages: openPages(pdf, bounds), chapters: new Map() };
  const { part } = input;
  bookmark(pdf, titleOf(input), 0);
  const embed = embedOnce(pdf, bring, coverPhoto(input));
  const contents = await drawFront(paper, input, embed);
  const { photosAPage = 6, photos: all, timeZone } = input;
  await photos(paper, { photos: all, ...part, layout: reportLayouts[photosAPage], timeZone }, embed);
  if (part.number === part.count) drawEnd(paper, input);
  drawContents(paper, contents);
  const running = headOf(paper, input);
  finish((page, count) => {
    if (page > 1) running();
    drawPageFoot(pdf, input, page, count);
  });
  sink.flush();
}

/** The photo of the cover stands among the others too, and is in the file once. */
function embedOnce(
  pdf: PDFKit.PDFDocument,
  bring: LoadPicture,
  twice: number | undefined,
): (index: number) => Promise<Embedded | null> {
  let kept: Embedded | null | undefined;
  return async (index) => {
    if (index === twice && kept !== undefined) return kept;
    const bytes = await bring(index);
    const image = bytes && embedded(pdf, bytes);
    if (index === twice) kept = image;
    return image;
  };
}

/** @returns the place of the contents, on the cover */
async function drawFront(paper: Paper, input: PrintedReport, embed: EmbedPicture): Promise<Contents> {
  const photo = coverPhoto(input);
  cover(paper, input, photo === undefined ? null : await embed(photo));
  const { pages } = paper;
  const height = contentsHeight(mostChapters);
  pages.ensure(height);
  const width = (right - left - 28 * px) / 2;
  const { additionalNotes } = input.inspection;
  const isTold = input.part.number === 1 && drawNotes(paper, additionalNotes, { width, height });
  const contents = keepContents(paper, isTold ? right - width : left, width);
  if (input.part.number > 1) return contents;
  pages.y += height;
  const { cancellationReason, notes, status } = input.inspection;
  const why = [cancellationReason, notes].filter(Boolean).join('\n');
  if (status === 'Cancelled') drawText(paper, undefined, `Cancelled: ${why}`);
  pages.next();
  overview(paper, input);
  for (const [index, { title, facts, text }] of input.answers.entries()) {
    section(paper, title, { chapter: index === 0 ? 'Details' : undefined });
    factGrid(paper, facts);
    if (text) drawText(paper, text.label === title ? undefined : text.label, text.value);
  }
  if (input.rooms.length > 0) rooms(paper, input);
  floorPlans(paper, input);
  return contents;
}

function drawEnd(paper: Paper, input: PrintedReport): void {
  if (input.voiceNotes.length + input.documents.length > 0) files(paper, input);
  const notes = noted('Final inspection notes', input.inspection.finalInspectionNotes);
  if (notes) {
    section(paper, notes.label, { chapter: notes.label });
    drawText(paper, undefined, notes.value);
  }
  reasons(paper, input);
  if (input.estimatePages) drawEstimate(paper, input.estimatePages);
  signatures(paper, input);
}

/** On a page of its own, as the company sends it but for the head. */
function drawEstimate(paper: Paper, input: EstimateInput): void {
  const { pdf, root, pages } = paper;
  const { projectId, number } = input.estimate;
  pages.next();
  const title = number === null ? 'Estimate, draft' : `Estimate ${estimateNumber(projectId, number)}`;
  section(paper, title, { chapter: title });
  const view = estimateView(input);
  pages.y = estimateSummary(pdf, root, view, pages.y + 4 * px);
  estimateLines(pdf, root, pages, view);
}

function drawText({ pdf, root, pages }: Paper, label: string | undefined, text: string): void {
  if (label) {
    pages.ensure(styles.label.size * 1.4 + 2 * styles.text.size * 1.4);
    flow(pdf, root, pages, label, { ...whole, style: styles.label });
  }
  flow(pdf, root, pages, text, { ...whole, style: styles.text });
}

function headOf({ pdf }: Paper, input: PrintedReport): () => void {
  const { project, company } = input;
  const numbers = claimsOf(input).flatMap(({ number }) => number || []);
  const subject = [`Project #${project.id}`, project.addressLine1, project.customerName]
    .filter(Boolean)
    .join(', ');
  const claim = ['', 'Claim ', 'Claims '][numbers.length] + numbers.join(', ');
  const of = { company, logo: holdLogo(pdf, input.logo), title: titleOf(input), subject, claim };
  return () => drawRunningHead(pdf, { left, right }, of);
}

function drawPageFoot(pdf: PDFKit.PDFDocument, input: PrintedReport, page: number, pages: number): void {
  const { fileName, printedAt, timeZone } = input;
  const text = `${fileName} · Printed ${moment(printedAt, timeZone)} · ${clockOf(timeZone)}`;
  drawFoot(pdf, { left, right, rule: 1005 * px }, { text, page, pages }, () => {});
}
