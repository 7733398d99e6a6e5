import type { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { joinRows, type RowValues, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import { readClaimSheetData, toClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { lockOpenRoom } from '../rooms/read.ts';
import { readRows } from './read.ts';
import { saveRows } from './save-rows.ts';

const cleared = (line: RowValues): RowValues =>
  Object.fromEntries(Object.keys(line).map((column) => [column, null]));

/** Replaces the sheet, all or nothing: lines and columns not in the request are cleared. */
export const replaceClaimSheet: Handler<typeof claimSheetActions.replace> = async (
  context,
  { params, body },
) => {
  const { tx, actor } = context;
  if (params.roomId !== body.inspectionRoomId) throw new Refusal('room_not_found');
  const { inspectionRoomId: id, inspectionId, claimSheetData } = body;
  const room = await lockOpenRoom(tx, actor, { id, inspectionId });
  const { rows, errors } = readClaimSheetData(claimSheetData);
  if (errors.length > 0) {
    const details = errors.map(({ fieldMasterId, field, message }) => ({
      field: `${fieldMasterId}.${field}`,
      message,
    }));
    throw new Refusal('validation_failed', details);
  }
  const before: SheetRows = Object.fromEntries(
    Object.entries(await readRows(tx, room.id)).map(([id, line]) => [id, cleared(line)]),
  );
  const saved = await saveRows(tx, context, room.id, joinRows(before, rows));
  return { claimSheetData: toClaimSheetData(saved.rows) };
};
