import { mergeRow, type RowValues, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { Read } from '../db/database.ts';

/** The saved lines of a room's sheet, by fieldMasterId; a line with nothing in it is not there. */
export async function readRows(db: Read, roomId: string): Promise<SheetRows> {
  const saved = await db.selectFrom('claimSheetRows').selectAll().where('roomId', '=', roomId).execute();
  return Object.fromEntries(
    saved.map(({ roomId: _, fieldMasterId, ...values }) => [
      fieldMasterId,
      mergeRow(undefined, values as RowValues),
    ]),
  );
}
