import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { mergeRows } from '@tidemark/contract/claim-sheets/row';
import { readClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { call } from '../offline/call.ts';
import { CallError } from '../offline/call-error.ts';
import { bornHere, lay, mark } from '../offline/lay.ts';

/**
 * Brings the office's sheet of a room onto the device, under what is unsent here.
 * @returns false when the office answered that it could not; without a network, or for a room the office has not
 * received yet, the device's own sheet is all there is and that is fine
 */
export async function loadSheet(inspectionId: string, roomId: string): Promise<boolean> {
  if (await bornHere('rooms', roomId)) return true;
  try {
    const since = await mark();
    const { claimSheetData } = await call(claimSheetActions.read, {
      params: { roomId },
      query: { inspectionId },
    });
    const rows = mergeRows({}, readClaimSheetData(claimSheetData).rows);
    await lay([{ table: 'sheets', id: roomId, record: { id: roomId, inspectionId, rows } }], { since });
    return true;
  } catch (error) {
    if (error instanceof CallError) return error.status === 0 || error.status === 404 || error.status === 401;
    throw error;
  }
}
