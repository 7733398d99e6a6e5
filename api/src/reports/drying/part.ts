import { left, type Paper, px, right, styles } from '../inspection/page.ts';
import { flow } from '../kit/flow.ts';
import { fit, type TextStyle, widthOf } from '../kit/text.ts';
import { ink, line } from '../letterhead.ts';

const title: TextStyle = { face: 'bold', size: 12.5 * px, color: ink.black };
const beside: TextStyle = { face: 'regular', size: 10 * px, color: ink.grey };

/** The heading of a table or a picture, with what is said of it at its right; `below` must stand under it. */
export function part({ pdf, root, pages }: Paper, heading: string, note = '', below = 60 * px): void {
  pages.y += 10 * px;
  pages.ensure(below + 22 * px);
  const baseline = pages.y + 11 * px;
  line(pdf, root, 'H3', fit(pdf, heading, 330 * px, title, 1), left, baseline);
  const from = left + Math.min(330 * px, widthOf(pdf, heading, title)) + 9 * px;
  if (note) line(pdf, root, 'P', fit(pdf, note, right - from, beside, 1), from, baseline);
  pages.y += 18 * px;
}

/** Text over the whole width. */
export const said = ({ pdf, root, pages }: Paper, text: string, style: TextStyle = styles.text): void =>
  flow(pdf, root, pages, text, { x: left, width: right - left, style });
