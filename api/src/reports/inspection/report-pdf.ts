import { pageFoot } from '../claim-sheet-head.ts';
import { clockOf, moment } from '../dates.ts';
import { bookmark } from '../kit/bookmark.ts';
import { openDocumentInto } from '../kit/document.ts';
import { openFileSink } from '../kit/file-sink.ts';
import { flow } from '../kit/flow.ts';
import { openPages } from '../kit/pages.ts';
import { prepareScripts } from '../kit/scripts.ts';
import { cover, titleOf } from './cover.ts';
import { factGrid } from './fact-grid.ts';
import { noted } from './facts.ts';
import { files } from './files.ts';
import type { PrintedReport } from './input.ts';
import { overview } from './overview.ts';
import { bounds, type Paper, section, styles, whole } from './page.ts';
import { type LoadPicture, photos } from './photos.ts';
import { rooms } from './rooms.ts';
import { signatures } from './signatures.ts';

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
  const paper: Paper = { pdf, root, pages: openPages(pdf, bounds) };
  drawFront(paper, input);
  await photos(paper, input, bring);
  if (input.part.number === input.part.count) drawEnd(paper, input);
  const { fileName, printedAt, timeZone } = input;
  const foot = { fileName, printed: `Printed ${moment(printedAt, timeZone)} · ${clockOf(timeZone)}` };
  finish((page, count) => pageFoot(pdf, foot, page, count));
  sink.flush();
}

function drawFront(paper: Paper, input: PrintedReport): void {
  bookmark(paper.pdf, titleOf(input), 0);
  cover(paper, input);
  if (input.part.number > 1) return;
  overview(paper, input);
  paper.pages.next();
  for (const { title, facts, text } of input.answers) {
    section(paper, title);
    factGrid(paper, facts);
    if (text) drawText(paper, text.label, text.value);
  }
  rooms(paper, input);
}

function drawEnd(paper: Paper, input: PrintedReport): void {
  files(paper, input);
  const notes = noted('Final inspection notes', input.inspection.finalInspectionNotes);
  if (notes) {
    section(paper, notes.label);
    drawText(paper, undefined, notes.value);
  }
  signatures(paper, input);
}

function drawText({ pdf, root, pages }: Paper, label: string | undefined, text: string): void {
  if (label) flow(pdf, root, pages, label, { ...whole, style: styles.label });
  flow(pdf, root, pages, text, { ...whole, style: styles.text });
}
