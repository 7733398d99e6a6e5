import type { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { readRow } from '@tidemark/contract/claim-sheets/row';
import { toClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { lockSheet } from './lock-sheet.ts';
import { saveRows } from './save-rows.ts';

export const saveRow: Handler<typeof claimSheetActions.saveRow> = async (context, { params, body }) => {
  if (params.roomId !== body.inspectionRoomId) throw new Refusal('room_not_found');
  if (params.fieldMasterId !== body.fieldMasterId) throw new Refusal('claim_sheet_row_not_found');
  const room = await lockSheet(context.tx, context.actor, body);
  const { values, errors } = readRow(params.fieldMasterId, body.fieldData);
  if (errors.length > 0) throw new Refusal('validation_failed', errors);
  const saved = await saveRows(context.tx, context, room.id, { [params.fieldMasterId]: values });
  return { claimSheetData: toClaimSheetData(saved.rows) };
};
