import {
  fitLevel,
  levelInWords,
  roomDrawing,
  scaleBar,
  sizeInWords,
} from '@tidemark/contract/floor-plan/drawing';
import { type Level, levels } from '@tidemark/contract/floor-plan/levels';
import { bySize, type Standing, standingOn } from '@tidemark/contract/floor-plan/standing';
import { flow } from '../kit/flow.ts';
import { tag } from '../kit/tags.ts';
import { put, type TextStyle } from '../kit/text.ts';
import { ink } from '../letterhead.ts';
import { putDrawing } from '../plan.ts';
import type { PrintedReport } from './input.ts';
import { left, type Paper, px, right, section, styles, whole } from './page.ts';

/** Paper is read closer than a screen. */
const smaller = 0.8;
const figure: TextStyle = { face: 'bold', size: 10 * px, color: ink.black };

/** A page for each level on which somebody placed a room. */
export function floorPlans(paper: Paper, { rooms }: PrintedReport): void {
  for (const level of levels) {
    const standing = standingOn(
      level,
      rooms.map(({ room }) => room),
    );
    if (standing.some(({ placed }) => placed)) floorPlan(paper, level, standing);
  }
}

function floorPlan(paper: Paper, level: Level, standing: readonly Standing[]): void {
  const { pdf, root, pages } = paper;
  pages.next();
  section(paper, `Floor plan, ${level}`);
  const bar = 30 * px;
  // What is said of the rooms has its space below.
  const said = standing.map((one) => `${one.room.name} ${sizeInWords(one)}`).join(' · ');
  const words = (30 + 16 * Math.ceil(said.length / 90)) * px;
  const [width, height] = [right - left, pages.bottom - pages.y - bar - words];
  const scale = px * smaller;
  const { scale: fitted, offset } = fitLevel(standing, [width / scale, height / scale], 8);
  const top = pages.y;
  tag(pdf, root, 'Figure', { alt: `Floor plan, ${level}. ${levelInWords(standing)}` }, () => {
    for (const one of bySize(standing)) {
      const x = left + (offset[0] + one.at.x * fitted) * scale;
      const y = top + (offset[1] + one.at.y * fitted) * scale;
      putDrawing(pdf, roomDrawing(one, fitted), { x, y, scale });
    }
    const { long, text } = scaleBar(fitted);
    const [end, base] = [left + long * scale, top + height + bar / 2];
    pdf.save().lineWidth(1).strokeColor(ink.black);
    for (const x of [left, end]) pdf.moveTo(x, base - 4).lineTo(x, base + 4);
    pdf.moveTo(left, base).lineTo(end, base).stroke().restore();
    put(pdf, text, end + 6, base + 3, figure);
  }).end();
  pages.y = top + height + bar;
  flow(pdf, root, pages, `${said}. For the picture only.`, { ...whole, style: styles.note });
}
