import { artifact, type Tag, tag } from '../kit/tags.ts';
import { fit, type TextStyle, widthOf } from '../kit/text.ts';
import { ink, line } from '../letterhead.ts';
import { type Paper, pageNumber, px } from './page.ts';

const head: TextStyle = { face: 'bold', size: 10 * px, color: ink.black };
const entry: TextStyle = { face: 'regular', size: 11 * px, color: ink.black };
const number: TextStyle = { face: 'bold', size: 11 * px, color: ink.black };
const high = 21 * px;

/** Its place on the cover, which is filled once the chapters have their pages. */
export interface Contents {
  place: { x: number; y: number; width: number; page: number };
  element: Tag;
}

export const contentsHeight = (chapters: number): number => 24 * px + chapters * high;

/** Keeps the place of the contents: read aloud here, drawn at the end. */
export function keepContents(paper: Paper, x: number, width: number): Contents {
  const place = { x, width, y: paper.pages.y, page: pageNumber(paper) };
  return { place, element: tag(paper.pdf, paper.root, 'TOC') };
}

export function drawContents({ pdf, chapters }: Paper, { place, element }: Contents): void {
  const { x, width, page } = place;
  const right = x + width;
  pdf.switchToPage(page - 1);
  let y = place.y + 10 * px;
  line(pdf, element, 'Caption', fit(pdf, 'Contents', width, head, 1), x, y);
  y += 7 * px;
  artifact(pdf, 'Layout', () =>
    pdf
      .moveTo(x, y)
      .lineTo(right, y)
      .lineWidth(1 * px)
      .stroke(ink.black),
  );
  for (const [title, at] of chapters) {
    const item = tag(pdf, element, 'TOCI');
    const named = fit(pdf, title, width - 60 * px, entry, 1);
    const told = fit(pdf, String(at), 40 * px, number, 1);
    const baseline = y + 15 * px;
    const toldAt = right - widthOf(pdf, told.lines[0]!, told.style);
    line(pdf, item, 'P', named, x, baseline);
    artifact(pdf, 'Layout', () => {
      pdf.moveTo(x + widthOf(pdf, named.lines[0]!, named.style) + 6 * px, baseline);
      pdf.lineTo(toldAt - 6 * px, baseline);
      pdf
        .lineWidth(0.75 * px)
        .dash(0.8, { space: 1.6 })
        .stroke('#728488')
        .undash();
    });
    line(pdf, item, 'P', told, toldAt, baseline);
    item.end();
    y += high;
  }
  element.end();
}
