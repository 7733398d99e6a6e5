import type { claimSheetShareActions } from '@tidemark/contract/claim-sheet-shares';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { roomToShare } from './read.ts';

/** The link is invalid after the commit; the room's next link is different. */
export const revokeShare: Handler<typeof claimSheetShareActions.revoke> = async (context, { params }) => {
  const { tx, actor } = context;
  const { id: roomId } = await roomToShare(tx, actor, params);
  const ended = await tx
    .deleteFrom('claimSheetShares')
    .where('roomId', '=', roomId)
    .returning(['id', 'expiresAt'])
    .executeTakeFirst();
  if (!ended) return {};
  await record(tx, context, {
    action: 'claim-sheet-share-revoked',
    subject: 'claim-sheet',
    subjectId: roomId,
    before: { share: ended.id, expiresAt: ended.expiresAt },
  });
  return {};
};
