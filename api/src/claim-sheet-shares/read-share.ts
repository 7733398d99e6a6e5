import type { claimSheetShareActions } from '@tidemark/contract/claim-sheet-shares';
import type { Handler } from '../context.ts';
import { activeShare, roomToShare } from './read.ts';
import type { ShareLinks } from './share-links.ts';

export function readShare(links: ShareLinks): Handler<typeof claimSheetShareActions.read> {
  return async ({ db, actor }, { params }) => {
    const { id: roomId, inspectionId } = await roomToShare(db, actor, params);
    const share = await activeShare(db, roomId);
    if (!share) return { url: null, expiresAt: null };
    return { url: links.url({ id: share.id, inspectionId, roomId }), expiresAt: share.expiresAt };
  };
}
