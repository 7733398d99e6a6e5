import { pictureFlaws } from '@tidemark/contract/pictures/flaw';
import { figure } from '../kit/figure.ts';
import { block } from '../kit/flow.ts';
import { artifact, tag } from '../kit/tags.ts';
import { type Fitted, wrapped } from '../kit/text.ts';
import type { PhotoInput, ReportInput } from './input.ts';
import { bounds, left, type Paper, px, right, section, styles, subsection } from './page.ts';
import { taken } from './taken.ts';

/** Loads a photo's picture by its index, valid until the next is loaded; null if the server has lost it. */
export type LoadPicture = (index: number) => Promise<Buffer | null>;

/** Up to this many photos print two to a page; more print four. */
const fewPhotos = 20;
const gap = 14 * px;
/** Two rows of this height and the heads above them fill a page. */
const picture = 364 * px;
const step = styles.text.size * 1.25;

interface Captioned {
  index: number;
  photo: PhotoInput;
  lines: Fitted[];
}

/** The photos of this part in order, a new row for each room, with one picture in memory at a time. */
export async function photos(paper: Paper, input: ReportInput, bring: LoadPicture): Promise<void> {
  const { from, to } = input.part;
  if (to <= from) return;
  const contents = section(paper, 'Photos');
  const columns = input.photos.length > fewPhotos ? 2 : 1;
  const width = (right - left - gap * (columns - 1)) / columns;
  let under: Group | undefined;
  for (let index = from; index < to; ) {
    const { of, roomId } = input.photos[index]!;
    const row: Captioned[] = [];
    while (row.length < columns && index < to && same(input.photos[index]!, { of, roomId })) {
      const photo = input.photos[index]!;
      const lines = captionOf(paper, photo, input.timeZone, width);
      row.push({ index, photo, lines });
      index++;
    }
    const captions = Math.max(...row.map(({ lines }) => heightOf(lines)));
    const height = Math.min(picture, bounds.bottom - bounds.top - captions - 60 * px);
    if (!under || !same(under, { of, roomId })) subsection(paper, of, height + captions, contents);
    under = { of, roomId };
    paper.pages.ensure(height + captions);
    for (const [at, one] of row.entries()) {
      const picture = await bring(one.index);
      drawPhoto(paper, one, picture, { x: left + at * (width + gap), width, height });
    }
    paper.pages.y += height + captions + gap;
  }
}

type Group = Pick<PhotoInput, 'of' | 'roomId'>;
const same = (a: Group, b: Group) => a.roomId === b.roomId && a.of === b.of;

const heightOf = (lines: readonly Fitted[]) =>
  10 * px + lines.reduce((sum, { lines: { length } }) => sum + length * step, 0);

function captionOf({ pdf }: Paper, photo: PhotoInput, timeZone: string | undefined, width: number): Fitted[] {
  const named = photo.description?.trim() || photo.name;
  return [
    wrapped(pdf, `${photo.number}. ${named}`, width, styles.value),
    wrapped(pdf, taken(photo, timeZone), width, styles.note),
    ...(photo.flaw ? [wrapped(pdf, pictureFlaws[photo.flaw], width, styles.note)] : []),
  ];
}

function drawPhoto(
  { pdf, root, pages }: Paper,
  { photo, lines }: Captioned,
  bytes: Buffer | null,
  { x, width, height }: { x: number; width: number; height: number },
): void {
  const top = pages.y;
  artifact(pdf, 'Layout', () => {
    pdf.rect(x, top, width, height).fill('#EBF0F0');
  });
  const group = tag(pdf, root, 'Div');
  if (bytes) {
    const alt = `Photo ${photo.number}, ${photo.of}: ${photo.description?.trim() || photo.name}`;
    figure(pdf, group, { bytes, alt: alt.toWellFormed(), x, y: top, width, height });
  } else {
    const words = photo.flaw === 'unshown' ? photo.name : 'The office no longer has this picture.';
    const instead = wrapped(pdf, words, width - 20 * px, styles.text);
    block(pdf, group, 'P', instead, { x: x + 10 * px, y: top + height / 2, step });
  }
  let y = top + height + 4 * px;
  for (const text of lines) {
    block(pdf, group, 'P', text, { x, y, step });
    y += text.lines.length * step;
  }
  group.end();
}
