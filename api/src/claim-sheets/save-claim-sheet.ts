import type { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { readClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import type { Handler } from '../context.ts';
import { lockSheet } from './read.ts';
import { saveRows } from './save-rows.ts';

/** Saves valid lines and names each invalid one; one invalid line never costs the others. */
export const saveClaimSheet: Handler<typeof claimSheetActions.save> = async (context, { body }) => {
  const { inspectionRoomId: id, inspectionId } = body;
  const before = await lockSheet(context.tx, context.actor, { id, inspectionId });
  const { rows, errors } = readClaimSheetData(body.claimSheetData);
  const { saved, unchanged, former } = await saveRows(context.tx, context, id, before, rows);
  const failed = new Set(errors.map(({ fieldMasterId, field }) => fieldMasterId || field)).size;
  return { summary: { saved, unchanged, failed }, errors, former };
};
