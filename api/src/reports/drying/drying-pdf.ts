import { bounds, left, type Paper, px, right } from '../inspection/page.ts';
import { bookmark } from '../kit/bookmark.ts';
import { openDocument } from '../kit/document.ts';
import { openPages } from '../kit/pages.ts';
import { prepareScripts } from '../kit/scripts.ts';
import { drawFoot, drawRunningHead, holdLogo } from '../letterhead.ts';
import { drawChambers, drawEnds } from './chambers.ts';
import { type Derived, derive } from './derived.ts';
import { drawEquipment } from './equipment.ts';
import {
  drawClass,
  drawHead,
  drawMethod,
  drawRecommended,
  drawRooms,
  drawStatement,
  titleOf,
} from './head.ts';
import type { DryingInput } from './input.ts';
import { drawMaps } from './maps.ts';
import { drawAlerts, drawRemoved } from './noted.ts';
import { drawPhotos } from './photos.ts';
import { drawVisits } from './visits.ts';

type Section = (paper: Paper, of: Derived) => void;

const pagesOfSummary = 3;

/** What each report holds, in order. */
const sections: Record<DryingInput['kind'], readonly Section[]> = {
  full: [
    ...[drawHead, drawStatement, drawClass, drawRooms, drawRecommended],
    drawChambers,
    (paper, of) => drawMaps(paper, of),
    ...[drawRemoved, drawVisits],
    (paper, of) => drawEquipment(paper, of),
    ...[drawAlerts, drawPhotos, drawMethod],
  ],
  // However long the drying took.
  summary: [
    ...[drawHead, drawStatement, drawClass, drawEnds],
    (paper, of) => drawEquipment(paper, of, 25),
    (paper, of) => drawMaps(paper, of, pagesOfSummary),
  ],
  equipment: [drawHead, (paper, of) => drawEquipment(paper, of)],
};

/** Draws a drying report: tables and curves as lines, on as many Letter pages as they need. */
export async function dryingPdf(input: DryingInput): Promise<Buffer> {
  const title = titleOf(input);
  const { pdf, root, finish } = openDocument({
    title: `${title}, ${input.project.title}, project #${input.project.id}`,
    author: input.company,
    createdAt: new Date(input.printedAt),
  });
  await prepareScripts(pdf, input);
  const of = derive(input);
  const paper: Paper = { pdf, root, pages: openPages(pdf, bounds), chapters: new Map() };
  bookmark(pdf, title, 0);
  for (const draw of sections[input.kind]) draw(paper, of);
  const subject = [`Project #${input.project.id}`, input.about].filter(Boolean).join(', ');
  const { company } = input;
  const running = { company, logo: holdLogo(pdf, input.logo), title, subject, claim: input.claim };
  const text = `${input.fileName} · Printed ${of.long(input.printedAt)} · Times: ${input.timeZone}`;
  return finish((page, pages) => {
    if (page > 1) drawRunningHead(pdf, { left, right }, running);
    drawFoot(pdf, { left, right, rule: 1005 * px }, { text, page, pages }, () => {});
  });
}
