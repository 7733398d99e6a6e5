import { marksOf } from '@tidemark/contract/mark-drawing';
import { pictureFlaws } from '@tidemark/contract/pictures/flaw';
import type { PhotosAPage } from '@tidemark/contract/reports';
import { bookmark } from '../kit/bookmark.ts';
import { type Embedded, figure } from '../kit/figure.ts';
import { block, flow } from '../kit/flow.ts';
import { artifact, tag } from '../kit/tags.ts';
import { type Fitted, put, type TextStyle, wrapped } from '../kit/text.ts';
import { ink } from '../letterhead.ts';
import type { PhotoInput } from './input.ts';
import { bounds, left, type Paper, pageNumber, px, right, styles, whole } from './page.ts';
import { taken } from './taken.ts';

/** The picture of a photo by its index, in the file; null if the server has lost it. */
export type EmbedPicture = (index: number) => Promise<Embedded | null>;

/** How photos stand on a page. `height` is each picture's, which lets as many rows stand there with a few lines under each. */
export interface PhotoLayout {
  columns: 1 | 2;
  height: number;
}
/** By the number of photos: three rows to a page, or two. */
export const reportLayouts: Readonly<Record<PhotosAPage, PhotoLayout>> = {
  6: { columns: 2, height: 238 * px },
  4: { columns: 2, height: 386 * px },
};

/** The photos from one index to another, the last excluded. */
export interface PhotoPages {
  photos: readonly PhotoInput[];
  from: number;
  to: number;
  layout: PhotoLayout;
  timeZone: string | undefined;
  /** The first ones stand on the page that is open, below what is there. */
  here?: boolean;
}

const photosTitle = 'Photos';
const gap = 18 * px;
const widthIn = ({ columns }: PhotoLayout) => (right - left - gap * (columns - 1)) / columns;
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

/** The photos in order, page by page, with one picture in memory at a time. */
export async function photos(paper: Paper, of: PhotoPages, embed: EmbedPicture): Promise<void> {
  const { pdf, root, pages } = paper;
  const width = widthIn(of.layout);
  const first = of.here ? pages.y : bounds.top;
  let contents: ReturnType<typeof bookmark> | undefined;
  let under: Group | undefined;
  for (const [at, page] of inPages(rowsOf(paper, of, first), first).entries()) {
    if (at > 0 || !of.here) pages.next();
    const top = pages.y;
    const ends = [page[0]!.photos[0]!, page.at(-1)!.photos.at(-1)!] as const;
    if (!contents) paper.chapters.set(photosTitle, pageNumber(paper));
    contents ??= bookmark(pdf, photosTitle, pages.y);
    flow(pdf, root, pages, headingOf(ends[0].photo.number, ends[1].photo.number), {
      ...whole,
      style: styles.section,
      type: 'H2',
    });
    pages.y = top + headed;
    for (const { photos: row, height, captions } of page) {
      for (const [column, one] of row.entries()) {
        if (!under || !same(under, one.photo)) bookmark(pdf, one.photo.of, pages.y, contents);
        under = one.photo;
        const place = { x: left + column * (width + gap), width, height };
        drawPhoto(paper, one, await embed(one.index), place);
      }
      pages.y += height + captions + 10 * px;
    }
  }
}

type Group = Pick<PhotoInput, 'of' | 'roomId'>;
const same = (a: Group, b: Group) => a.roomId === b.roomId && a.of === b.of;
const headingOf = (first: number, last: number) =>
  first === last ? `Photo ${first}` : `${photosTitle} ${first} to ${last}`;

function rowsOf(paper: Paper, { from, to, layout, timeZone, ...of }: PhotoPages, first: number): Row[] {
  const rows: Row[] = [];
  for (let index = from; index < to; index += layout.columns) {
    const row = of.photos.slice(index, Math.min(to, index + layout.columns)).map((photo, at) => ({
      ...{ index: index + at, photo },
      lines: captionOf(paper, photo, timeZone, widthIn(layout)),
    }));
    const captions = Math.max(...row.map(({ lines }) => heightOf(lines)));
    const height = Math.min(layout.height, bounds.bottom - first - headed - captions);
    rows.push({ photos: row, captions, height });
  }
  return rows;
}

/** As many rows to a page as fit with their captions. */
function inPages(rows: readonly Row[], first: number): Row[][] {
  const pages: Row[][] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const needed = row.height + row.captions;
    if (y + needed > bounds.bottom + 0.01) {
      y = (pages.length === 0 ? first : bounds.top) + headed;
      pages.push([]);
    }
    pages.at(-1)!.push(row);
    y += needed + 10 * px;
  }
  return pages;
}

const heightOf = (lines: readonly Fitted[]) =>
  6 * px + lines.reduce((sum, { lines: { length } }) => sum + length * step, 0);

function captionOf({ pdf }: Paper, photo: PhotoInput, timeZone: string | undefined, width: number): Fitted[] {
  const { description, name, of, shot, caption, sha256, flaw } = photo;
  const note = (text: string) => wrapped(pdf, text, width, styles.note);
  return [
    wrapped(pdf, description?.trim() || name, width, styles.value),
    note([of, shot, taken(photo, timeZone)].filter(Boolean).join(' · ')),
    ...(caption?.trim() ? [atMost(mostLines, wrapped(pdf, caption.trim(), width, styles.text))] : []),
    ...(sha256 ? [note(`SHA-256 ${sha256.slice(0, 12)}`)] : []),
    ...(flaw ? [note(pictureFlaws[flaw])] : []),
  ];
}

/** The longest caption in letters of usual width; of wider ones the rest is only read aloud. */
const mostLines = 40;
const atMost = (most: number, { lines, style, actual }: Fitted): Fitted =>
  lines.length <= most
    ? { lines, style, actual }
    : { lines: [...lines.slice(0, most - 1), '…'], style, actual: actual ?? lines.join(' ') };

/** "014", as evidence is numbered everywhere. */
export const plateOf = (number: number): string => String(number).padStart(3, '0');

function drawPhoto(
  { pdf, root, pages }: Paper,
  { photo, lines }: Captioned,
  image: Embedded | null,
  { x, width, height }: { x: number; width: number; height: number },
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
