import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { mergeRows } from '@tidemark/contract/claim-sheets/row';
import { readClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { call } from '../offline/calls/index.ts';
import { CallError } from '../offline/faults/index.ts';
import { bornHere, lay, mark } from '../offline/store/index.ts';

/** Pulls a room's sheet and merges unsent changes over it. @throws CallError */
export async function bringSheet(inspectionId: string, roomId: string): Promise<void> {
  if (await bornHere('rooms', roomId)) return;
  const since = await mark();
  const { claimSheetData } = await call(claimSheetActions.read, {
    params: { roomId },
    query: { inspectionId },
  });
  const rows = mergeRows({}, readClaimSheetData(claimSheetData).rows);
  await lay([{ table: 'sheets', id: roomId, record: { id: roomId, inspectionId, rows } }], { since });
}

/** The same for one of many: what could not be brought is asked for again once its sheet is opened. */
export async function bringSheetIfGiven(inspectionId: string, roomId: string): Promise<void> {
  try {
    await bringSheet(inspectionId, roomId);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
