import { formula } from '@tidemark/contract/csv';
import type { roomReading } from '@tidemark/contract/rooms/reading';
import { figuresOfRoom } from '@tidemark/contract/sketch/figures-of-room';
import Papa from 'papaparse';
import type { Handler } from '../context.ts';
import { inspectionNumber, readInspection } from '../inspections/read.ts';
import { roomsOf } from './read.ts';

/** The columns other programs read it by: they never change. */
const columns = [
  ...(['F', 'C', 'PF', 'PC', 'WG', 'W', 'WC', 'V', 'SY', 'LL', 'SH', 'HH', 'L', 'WD', 'H'] as const),
  ...(['WET', 'WETW', 'WET2', 'offsets'] as const),
];

/** One row a room; a quantity its size does not say is empty. A byte order mark makes spreadsheets read it as UTF-8. */
export const exportQuantities: Handler<typeof roomReading.quantities> = async ({ db, actor }, { params }) => {
  const inspection = await readInspection(db, actor, params.id);
  const rooms = await roomsOf(db, actor, inspection.id);
  const rows = rooms.map((room) => {
    const figures = figuresOfRoom(room);
    return [room.name, ...columns.map((name) => figures[name]?.toFixed(2) ?? '')];
  });
  const csv = Papa.unparse([['room', ...columns], ...rows], { escapeFormulae: formula });
  return {
    body: Buffer.from(`\uFEFF${csv}`),
    filename: `project-${inspection.projectId}-inspection-${await inspectionNumber(db, inspection.id)}-quantities.csv`,
  };
};
