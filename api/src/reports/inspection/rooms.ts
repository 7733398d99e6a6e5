import { billedRows } from '@tidemark/contract/claim-sheets/billed-rows';
import { claimSheetSections } from '@tidemark/contract/claim-sheets/catalogue';
import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import { formulasIn, sectionView } from '../claim-sheet-view.ts';
import { flow } from '../kit/flow.ts';
import { table } from '../kit/table.ts';
import { planOfRoom } from '../plan.ts';
import { sectionTable } from '../sheet-section.ts';
import type { PrintedReport } from './input.ts';
import { left, type Paper, px, right, section, styles, subsection, whole } from './page.ts';
import { condition, dimensions } from './room-facts.ts';

const roomsTitle = 'Rooms and claim sheets';
const planHeight = 260 * px;

/** What stands under a room's name on its page: its facts, and the plan or the first lines. */
const belowName = (sketch: object | null) => (sketch ? planHeight + 70 * px : 70 * px);

/** Every room with its size and the filled lines of its claim sheet. */
export function rooms(paper: Paper, { rooms: all }: PrintedReport): void {
  const { pdf, root, pages } = paper;
  const below = 50 * px + belowName(all[0]?.room.sketch ?? null);
  const contents = section(paper, 'Rooms', { below, chapter: roomsTitle });
  if (all.length === 0) flow(pdf, root, pages, 'No rooms were added.', { ...whole, style: styles.text });
  for (const { room, rows, more } of all) {
    subsection(paper, room.name, belowName(room.sketch), contents);
    const filled = filledCount(rows);
    const billed = billedRows(rows, room);
    const facts = [
      room.name === room.type ? '' : room.type,
      `${condition(room)} condition`,
      dimensions(room),
      ...more,
    ];
    const lines = filled === 1 ? '1 line filled' : `${filled} lines filled`;
    flow(pdf, root, pages, [...facts, lines].filter(Boolean).join(' · '), { ...whole, style: styles.text });
    pages.y += 4 * px;
    const { sketch } = room;
    if (sketch) {
      planOfRoom(paper, { ...room, sketch }, { left, width: right - left, height: planHeight });
      pages.y += 8 * px;
    }
    for (const one of claimSheetSections) {
      const view = sectionView(one, billed);
      const lines = view.lines.filter((line) => line.filled);
      if (lines.length === 0) continue;
      table(pdf, root, pages, sectionTable({ ...view, lines }, left, right - left));
      pages.y += 6 * px;
    }
    const formulas = formulasIn(billed);
    if (formulas) flow(pdf, root, pages, formulas, { ...whole, style: styles.text });
  }
}
