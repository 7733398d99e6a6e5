import { marksOf } from '@tidemark/contract/mark-drawing';
import { pictureFlaws } from '@tidemark/contract/pictures/flaw';
import { bookmark } from '../kit/bookmark.ts';
import { type Embedded, figure } from '../kit/figure.ts';
import { block, flow } from '../kit/flow.ts';
import { artifact, tag } from '../kit/tags.ts';
import { type Fitted, put, type TextStyle, wrapped } from '../kit/text.ts';
import { ink } from '../letterhead.ts';
import type { PhotoInput, ReportInput } from './input.ts';
import { bounds, left, type Paper, pageNumber, px, right, styles, whole } from './page.ts';
import { taken } from './taken.ts';

/** The picture of a photo by its index, in the file; null if the server has lost it. */
export type EmbedPicture = (index: number) => Promise<Embedded | null>;

const photosTitle = 'Photos';
const columns = 2;
const gap = 18 * px;
const width = (right - left - gap) / columns;
/** Three rows to a page, or two, with up to three lines of text under each. */
const heights = { 6: 238 * px, 4: 386 * px };
const step = styles.text.size * 1.25;
const plate: TextStyle = { face: 'monoBold', size: 11 * px, color: ink.black };
const platePad = 7 * px;
const headed = 30 * px;

interface Captioned {
  index: number;
  photo: PhotoInput;
  lines: Fitted[];
}
interface Row {
  photos: Captioned[];
  height: number;
  captions: number;
}

/** The photos of this part in order, page by page, with one picture in memory at a time. */
export async function photos(paper: Paper, input: ReportInput, embed: EmbedPicture): Promise<void> {
  const { pdf, root, pages } = paper;
  const rows = rowsOf(paper, input);
  let contents: ReturnType<typeof bookmark> | undefined;
  let under: Group | undefined;
  for (const page of inPages(rows)) {
    pages.next();
    const [first, last] = [page[0]!.photos[0]!, page.at(-1)!.photos.at(-1)!];
    if (!contents) paper.chapters.set(photosTitle, pageNumber(paper));
    contents ??= bookmark(pdf, photosTitle, pages.y);
    flow(pdf, root, pages, headingOf(first.photo.number, last.photo.number), {
      ...whole,
      style: styles.section,
      type: 'H2',
    });
    pages.y = bounds.top + headed;
    for (const { photos: row, height, captions } of page) {
      for (const [at, one] of row.entries()) {
        if (!under || !same(under, one.photo)) bookmark(pdf, one.photo.of, pages.y, contents);
        under = one.photo;
        drawPhoto(paper, one, await embed(one.index), { x: left + at * (width + gap), height });
      }
      pages.y += height + captions + 10 * px;
    }
  }
}

type Group = Pick<PhotoInput, 'of' | 'roomId'>;
const same = (a: Group, b: Group) => a.roomId === b.roomId && a.of === b.of;
const headingOf = (first: number, last: number) =>
  first === last ? `Photo ${first}` : `${photosTitle} ${first} to ${last}`;

function rowsOf(paper: Paper, { part: { from, to }, photosAPage = 6, ...input }: ReportInput): Row[] {
  const rows: Row[] = [];
  for (let index = from; index < to; index += columns) {
    const row = input.photos.slice(index, Math.min(to, index + columns)).map((photo, at) => ({
      ...{ index: index + at, photo },
      lines: captionOf(paper, photo, input.timeZone),
    }));
    const captions = Math.max(...row.map(({ lines }) => heightOf(lines)));
    const height = Math.min(heights[photosAPage], bounds.bottom - bounds.top - headed - captions);
    rows.push({ photos: row, captions, height });
  }
  return rows;
}

/** As many rows to a page as fit with their captions. */
function inPages(rows: readonly Row[]): Row[][] {
  const pages: Row[][] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const needed = row.height + row.captions;
    if (y + needed > bounds.bottom + 0.01) {
      pages.push([]);
      y = bounds.top + headed;
    }
    pages.at(-1)!.push(row);
    y += needed + 10 * px;
  }
  return pages;
}

const heightOf = (lines: readonly Fitted[]) =>
  6 * px + lines.reduce((sum, { lines: { length } }) => sum + length * step, 0);

function captionOf({ pdf }: Paper, photo: PhotoInput, timeZone: string | undefined): Fitted[] {
  const named = photo.description?.trim() || photo.name;
  return [
    wrapped(pdf, named, width, styles.value),
    wrapped(pdf, `${photo.of} · ${taken(photo, timeZone)}`, width, styles.note),
    ...(photo.flaw ? [wrapped(pdf, pictureFlaws[photo.flaw], width, styles.note)] : []),
  ];
}

/** "014", as evidence is numbered everywhere. */
export const plateOf = (number: number): string => String(number).padStart(3, '0');

function drawPhoto(
  { pdf, root, pages }: Paper,
  { photo, lines }: Captioned,
  image: Embedded | null,
  { x, height }: { x: number; height: number },
): void {
  const top = pages.y;
  artifact(pdf, 'Layout', () => {
    pdf.rect(x, top, width, height).fill('#EBF0F0');
  });
  const group = tag(pdf, root, 'Div');
  if (image) {
    const alt = `Photo ${photo.number}, ${photo.of}: ${photo.description?.trim() || photo.name}`;
    const marks = marksOf(photo);
    figure(pdf, group, { image, alt: alt.toWellFormed(), marks, x, y: top, width, height });
  } else {
    const words = photo.flaw === 'unshown' ? photo.name : 'The office no longer has this picture.';
    const instead = wrapped(pdf, words, width - 20 * px, styles.text);
    block(pdf, group, 'P', instead, { x: x + 10 * px, y: top + height / 2, step });
  }
  drawPlate(pdf, group, plateOf(photo.number), x, top);
  let y = top + height + 4 * px;
  for (const text of lines) {
    block(pdf, group, 'P', text, { x, y, step });
    y += text.lines.length * step;
  }
  group.end();
}

/** The number over the picture's corner, which no reader of the caption misses. */
function drawPlate(
  pdf: PDFKit.PDFDocument,
  group: Parameters<typeof tag>[1],
  number: string,
  x: number,
  top: number,
): void {
  const size = { width: number.length * plate.size * 0.62 + 2 * platePad, height: 20 * px };
  artifact(pdf, 'Layout', () => {
    pdf.rect(x, top, size.width, size.height).lineWidth(0.75 * px);
    pdf.fillAndStroke('#FFFFFF', '#728488');
  });
  tag(pdf, group, 'P', {}, () => put(pdf, number, x + platePad, top + 14.5 * px, plate)).end();
}
