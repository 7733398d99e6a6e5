import type { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { toClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { readRoom } from '../rooms/read.ts';
import { readRows } from './read.ts';

export const readClaimSheet: Handler<typeof claimSheetActions.read> = async (
  { db, actor },
  { params, query },
) => {
  const room = await readRoom(db, actor, params.roomId);
  if (query.inspectionId && query.inspectionId !== room.inspectionId) throw new Refusal('room_not_found');
  return { claimSheetData: toClaimSheetData(await readRows(db, room.id)) };
};
