import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { claimSheetSections } from '@tidemark/contract/claim-sheets/catalogue';
import { sectionView } from '../../api/src/reports/claim-sheet-view.ts';
import { answersOf } from '../../api/src/reports/inspection/answers.ts';
import type { ReportInput } from '../../api/src/reports/inspection/input.ts';
import { taken } from '../../api/src/reports/inspection/taken.ts';
import { pageAround, section, text } from '../pdf/html-sheet.ts';

const css = `<style>
h1 { font-size: 36px } h2 { font-size: 17px } h3 { font-size: 13px }
.photos { display: grid; grid-template-columns: 1fr 1fr; gap: 10px 18px }
figure { margin: 0; break-inside: avoid } figure div { height: 238px; background: #ebf0f0; text-align: center }
img { height: 100%; max-width: 100%; object-fit: contain }
</style>`;

const facts = (all: readonly { label: string; value: string }[]) =>
  `<dl>${all.map(({ label, value }) => `<div><dt>${text(label)}</dt><dd>${text(value)}</dd></div>`).join('')}</dl>`;

/** The same report as a web page over a folder's pictures. @returns its address */
export async function htmlReport(dir: string, input: ReportInput): Promise<string> {
  const answers = answersOf(input.inspection).map(
    (group) => `<h2>${text(group.title)}</h2>${facts(group.facts)}`,
  );
  const rooms = input.rooms.map(({ room, rows }) => {
    const tables = claimSheetSections
      .map((one) => sectionView(one, rows))
      .map((view) => ({ ...view, lines: view.lines.filter(({ filled }) => filled) }))
      .filter(({ lines }) => lines.length > 0);
    return `<h3>${text(room.name)}</h3>${tables.map(section).join('')}`;
  });
  const photos = input.photos.map(
    (photo, index) =>
      `<figure><div><img src="${index}.jpg" alt="${text(photo.description ?? '')}"></div>
       <figcaption>${photo.number}. ${text(photo.description ?? '')}<br>${text(taken(photo, input.timeZone))}</figcaption></figure>`,
  );
  const body = `${css}<h1>Inspection report</h1>${answers.join('')}<h2>Rooms</h2>${rooms.join('')}
    <h2>Photos</h2><div class="photos">${photos.join('')}</div>`;
  const path = join(dir, 'report.html');
  await writeFile(path, (await pageAround())(body));
  return pathToFileURL(path).href;
}
