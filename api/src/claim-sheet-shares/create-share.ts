import { type claimSheetShareActions, shareDays } from '@tidemark/contract/claim-sheet-shares';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockInspection } from '../inspections/read.ts';
import { roomToShare } from './read.ts';
import type { ShareLinks } from './share-links.ts';

/**
 * A room has at most one link. Creating it again renews the existing one, so that people who have it can keep using
 * it, and makes the caller its owner. Inspections that ended can be shared too.
 */
export function createShare(links: ShareLinks): Handler<typeof claimSheetShareActions.create> {
  return async (context, { params }) => {
    const { tx, actor } = context;
    const { inspectionId } = await roomToShare(tx, actor, params);
    await lockInspection(tx, actor, inspectionId);
    const { id: roomId } = await roomToShare(tx, actor, params);
    await tx
      .deleteFrom('claimSheetShares')
      .where('roomId', '=', roomId)
      .where('expiresAt', '<=', sql<string>`now()`)
      .execute();
    const added = uuidv7();
    const expiresAt = sql<string>`now() + make_interval(days => ${shareDays})`;
    const share = await tx
      .insertInto('claimSheetShares')
      .values({ id: added, roomId, technicianId: actor.id, expiresAt })
      .onConflict((on) => on.column('roomId').doUpdateSet({ expiresAt, technicianId: actor.id }))
      .returning(['id', 'expiresAt'])
      .executeTakeFirstOrThrow();
    const renewed = share.id !== added;
    if (renewed) context.existed();
    await record(tx, context, {
      action: renewed ? 'claim-sheet-share-renewed' : 'claim-sheet-shared',
      subject: 'claim-sheet',
      subjectId: roomId,
      after: { share: share.id, expiresAt: share.expiresAt },
    });
    return { url: links.url({ id: share.id, inspectionId, roomId }), expiresAt: share.expiresAt };
  };
}
