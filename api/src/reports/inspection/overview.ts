import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import { type Cell, table } from '../kit/table.ts';
import type { TextStyle } from '../kit/text.ts';
import { look } from '../sheet-section.ts';
import type { ReportInput } from './input.ts';
import { left, type Paper, px, right, styles } from './page.ts';
import { condition, dimensions } from './room-facts.ts';

const head: TextStyle = { ...styles.label, size: 9.5 * px };
const name: TextStyle = { ...styles.value, size: 10 * px };
const plain: TextStyle = { ...styles.text, size: 10 * px };
/** The name gets the rest of the width, in CSS pixels. */
const widths = [130, 80, 170, 60, 60].map((one) => one * px);

/** The rooms at a glance: type, size, and how much each contains. */
export function overview({ pdf, root, pages }: Paper, { rooms, photos }: ReportInput): void {
  if (rooms.length === 0) return;
  pages.y += 12 * px;
  const named = right - left - widths.reduce((sum, one) => sum + one, 0);
  const figure = (text: string, style: TextStyle): Cell => ({ text, style, align: 'right' });
  table(pdf, root, pages, {
    x: left,
    widths: [named, ...widths],
    look: { ...look, headHeight: 20 * px, rowHeight: 19 * px },
    head: [
      ...['Room', 'Type', 'Condition', 'Length × width × height'].map((text) => ({ text, style: head })),
      ...['Lines', 'Photos'].map((text) => figure(text, head)),
    ],
    rows: rooms.map(({ room, rows }) => [
      { text: room.name, style: name },
      { text: room.type, style: plain },
      { text: condition(room), style: plain },
      { text: dimensions(room), style: plain },
      figure(String(filledCount(rows)), plain),
      figure(String(photos.filter(({ roomId }) => roomId === room.id).length), plain),
    ]),
  });
}
