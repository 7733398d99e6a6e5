import { claimSheetColumns } from '@tidemark/contract/claim-sheets/columns';
import { originKeys } from '@tidemark/contract/claim-sheets/formulas';
import { mergeRow, type RowValues, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import { sql } from 'kysely';
import { columnName } from '../db/column-name.ts';
import type { Read } from '../db/database.ts';

export const columns = ['title', ...claimSheetColumns, ...originKeys] as const;
const names = sql.raw(columns.map((column) => `"${columnName(column)}"`).join(', '));

/** The saved lines of a room's sheet, by fieldMasterId; empty lines are absent. */
export async function readRows(db: Read, roomId: string): Promise<SheetRows> {
  const { rows } = await sql<{ fieldMasterId: number } & RowValues>`
    SELECT field_master_id, ${names} FROM claim_sheet_rows WHERE room_id = ${roomId}`.execute(db);
  return Object.fromEntries(
    rows.map(({ fieldMasterId, ...values }) => [fieldMasterId, mergeRow(undefined, values)]),
  );
}
