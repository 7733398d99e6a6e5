import type { Actor } from '@tidemark/contract/access';
import { claimSheetColumns } from '@tidemark/contract/claim-sheets/columns';
import { originKeys } from '@tidemark/contract/claim-sheets/formulas';
import { mergeRow, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import { sql } from 'kysely';
import { columnName } from '../db/column-name.ts';
import type { Tx } from '../db/database.ts';
import { type Sending, together } from '../db/together.ts';
import { lockOpenRoom } from '../rooms/read.ts';

export const columns = ['title', ...claimSheetColumns, ...originKeys] as const;
const stored = columns.map((column) => [column, columnName(column)] as const);
const names = sql.raw(stored.map(([, name]) => `"${name}"`).join(', '));

/** The saved lines of rooms' sheets, by room and fieldMasterId; empty lines are absent. */
export async function sheetsOf(db: Sending, roomIds: readonly string[]): Promise<Map<string, SheetRows>> {
  const sheets = new Map<string, SheetRows>(roomIds.map((id) => [id, {}]));
  if (sheets.size === 0) return sheets;
  // Of thirty columns a line has two or three: renaming and merging all of them cost more than reading them.
  const { rows } = await sql<{ room_id: string; field_master_id: number } & Record<string, unknown>>`
    SELECT room_id, field_master_id, ${names} FROM claim_sheet_rows WHERE room_id = ANY (${roomIds}::uuid[])`.execute(
    { getExecutor: () => db.getExecutor().withoutPlugins() },
  );
  for (const row of rows) {
    const values: Record<string, unknown> = {};
    for (const [column, name] of stored) if (row[name] !== null) values[column] = row[name];
    sheets.get(row.room_id)![row.field_master_id] = mergeRow(undefined, values);
  }
  return sheets;
}

export async function readRows(db: Sending, roomId: string): Promise<SheetRows> {
  return (await sheetsOf(db, [roomId])).get(roomId)!;
}

/** Locks an open room and reads its sheet: in a statement of its own, which sees what the lock waited for. */
export async function lockSheet(
  tx: Tx,
  actor: Actor,
  of: { id: string; inspectionId: string },
): Promise<SheetRows> {
  const [, rows] = await together(tx, (to) =>
    Promise.all([lockOpenRoom(to, actor, of), readRows(to, of.id)]),
  );
  return rows;
}
