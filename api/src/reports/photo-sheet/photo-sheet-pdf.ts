import type { PhotosASheet } from '@tidemark/contract/job/photo-sheet';
import type { Project } from '@tidemark/contract/projects';
import type { Sender } from '../../company/sender.ts';
import { clockOf, moment } from '../dates.ts';
import type { PhotoInput } from '../inspection/input.ts';
import { bounds, left, type Paper, px, right, styles, whole } from '../inspection/page.ts';
import { type PhotoLayout, photos } from '../inspection/photos.ts';
import type { LoadPicture } from '../inspection/report-pdf.ts';
import { openDocumentInto } from '../kit/document.ts';
import { embedded } from '../kit/figure.ts';
import { openFileSink } from '../kit/file-sink.ts';
import { flow } from '../kit/flow.ts';
import { openPages } from '../kit/pages.ts';
import { prepareScripts } from '../kit/scripts.ts';
import { drawFoot, drawRunningHead, drawSender, drawTitle, holdLogo, senderOf } from '../letterhead.ts';

export interface PhotoSheetInput extends Sender {
  project: Pick<Project, 'id' | 'title'>;
  /** Of whom: customer and address. */
  about: string;
  photos: PhotoInput[];
  /** What it is of; of a job's own photos unless it is said. */
  title?: string;
  size: PhotosASheet;
  timeZone: string | undefined;
  fileName: string;
  printedAt: string;
}

const jobPhotos = 'Job photos';

/** The first page has the sender above them. */
const layouts: Readonly<Record<PhotosASheet, PhotoLayout>> = {
  2: { columns: 1, height: 330 * px },
  4: { columns: 2, height: 315 * px },
  6: { columns: 2, height: 182 * px },
};

/** Draws the photos of a job into a file, each with its facts. It writes one picture before it loads the next. */
export async function photoSheetPdf(input: PhotoSheetInput, bring: LoadPicture, path: string): Promise<void> {
  using sink = openFileSink(path);
  const { project, photos: all, timeZone, company, logo, title = jobPhotos } = input;
  const { pdf, root, finish } = openDocumentInto(
    {
      title: `${title}, ${project.title}, enquiry #${project.id}`,
      author: company,
      createdAt: new Date(input.printedAt),
    },
    sink.write,
  );
  await prepareScripts(pdf, input);
  const paper: Paper = { pdf, root, pages: openPages(pdf, bounds), chapters: new Map() };
  drawHead(paper, input);
  if (all.length === 0)
    flow(pdf, root, paper.pages, 'This job has no photos.', { ...whole, style: styles.text });
  const embed = async (index: number) => {
    const bytes = await bring(index);
    return bytes && embedded(pdf, bytes);
  };
  const layout = layouts[input.size];
  await photos(paper, { photos: all, from: 0, to: all.length, layout, timeZone, here: true }, embed);
  const subject = [`Project #${project.id}`, input.about].filter(Boolean).join(', ');
  const running = { company, logo: holdLogo(pdf, logo), title, subject, claim: '' };
  const text = `${input.fileName} · Printed ${moment(input.printedAt, timeZone)} · ${clockOf(timeZone)}`;
  finish((page, pages) => {
    if (page > 1) drawRunningHead(pdf, { left, right }, running);
    drawFoot(pdf, { left, right, rule: 1005 * px }, { text, page, pages }, () => {});
  });
  sink.flush();
}

function drawHead({ pdf, root, pages }: Paper, input: PhotoSheetInput): void {
  const place = { left, right, mark: 40 * px, lower: 67 * px, rule: 84 * px };
  drawSender(pdf, root, senderOf(input), place);
  drawTitle(pdf, root, { title: input.title ?? jobPhotos, reference: `Project #${input.project.id}` }, place);
  pages.y = 106 * px;
  flow(pdf, root, pages, input.project.title, { ...whole, style: styles.part });
  if (input.about) flow(pdf, root, pages, input.about, { ...whole, style: styles.text });
  pages.y += 8 * px;
}
