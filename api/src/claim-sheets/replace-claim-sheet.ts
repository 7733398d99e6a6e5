import type { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { joinRows, type RowValues, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import { readClaimSheetData, toClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { lockSheet } from './read.ts';
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
  const before = await lockSheet(tx, actor, { id, inspectionId });
  const { rows, errors } = readClaimSheetData(claimSheetData);
  if (errors.length > 0) {
    const details = errors.map(({ fieldMasterId, field, message }) => ({
      field: `${fieldMasterId}.${field}`,
      message,
    }));
    throw new Refusal('validation_failed', details);
  }
  const emptied: SheetRows = Object.fromEntries(
    Object.entries(before).map(([line, values]) => [line, cleared(values)]),
  );
  const saved = await saveRows(tx, context, id, before, joinRows(emptied, rows));
  return { claimSheetData: toClaimSheetData(saved.rows) };
};
