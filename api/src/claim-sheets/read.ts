import { claimSheetColumns } from '@tidemark/contract/claim-sheets/columns';
import { originKeys } from '@tidemark/contract/claim-sheets/formulas';
import { mergeRow, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import { sql } from 'kysely';
import { columnName } from '../db/column-name.ts';
import type { Read } from '../db/database.ts';

export const columns = ['title', ...claimSheetColumns, ...originKeys] as const;
const names = sql.raw(columns.map((column) => `"${columnName(column)}"`).join(', '));

/** The saved lines of a room's sheet, by fieldMasterId; empty lines are absent. */
export async function readRows(db: Read, roomId: string): Promise<SheetRows> {
  const { rows } = await sql<{ fieldMasterId: number } & Record<string, unknown>>`
    SELECT field_master_id, ${names} FROM claim_sheet_rows WHERE room_id = ${roomId}`.execute(db);
  const sheet: SheetRows = {};
  for (const row of rows) {
    // Of thirty columns a line has two or three: merging all of them cost more than reading them.
    const entered = columns.filter((column) => row[column] !== null);
    sheet[row.fieldMasterId] = mergeRow(
      undefined,
      Object.fromEntries(entered.map((column) => [column, row[column]])),
    );
  }
  return sheet;
}
