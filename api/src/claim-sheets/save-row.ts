import type { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { readRow } from '@tidemark/contract/claim-sheets/row';
import { toClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { lockSheet } from './read.ts';
import { saveRows } from './save-rows.ts';

export const saveRow: Handler<typeof claimSheetActions.saveRow> = async (context, { params, body }) => {
  if (params.roomId !== body.inspectionRoomId) throw new Refusal('room_not_found');
  if (params.fieldMasterId !== body.fieldMasterId) throw new Refusal('claim_sheet_row_not_found');
  const { inspectionRoomId: id, inspectionId } = body;
  const before = await lockSheet(context.tx, context.actor, { id, inspectionId });
  const { values, errors } = readRow(params.fieldMasterId, body.fieldData);
  if (errors.length > 0) throw new Refusal('validation_failed', errors);
  const saved = await saveRows(context.tx, context, id, before, { [params.fieldMasterId]: values });
  return { claimSheetData: toClaimSheetData(saved.rows) };
};
