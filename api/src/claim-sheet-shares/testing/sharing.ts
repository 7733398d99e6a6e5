import { sql } from 'kysely';
import { addRoom, startInspection } from '../../testing/factories.ts';
import type { Person } from '../../testing/people.ts';
import type { Api } from '../../testing/use-api.ts';

export interface Shared {
  inspectionId: string;
  roomId: string;
}

/** What people do with a room's link. */
export function sharing(api: Api) {
  async function startedRoom(by: Person, facts = {}): Promise<Shared> {
    const { id: inspectionId } = await startInspection(api.db, by);
    return { inspectionId, roomId: (await addRoom(by, inspectionId, facts)).id };
  }
  const create = (who: Person, { inspectionId, roomId }: Shared) =>
    who.send('claim-sheet-shares.create', { params: { inspectionId, roomId } });
  const standing = async (who: Person, { inspectionId, roomId }: Shared) =>
    (await who.send('claim-sheet-shares.read', { params: { inspectionId, roomId } })).ok();
  const revoke = (who: Person, { inspectionId, roomId }: Shared) =>
    who.send('claim-sheet-shares.revoke', { params: { inspectionId, roomId } });
  const tokenOf = (url: string) => new URL(url, api.url).searchParams.get('share')!;
  const report = (roomId: string, share?: string, query = {}) =>
    api.anyone.send('claim-sheet-shares.report', {
      params: { roomId },
      query: { ...query, ...(share !== undefined && { share }) },
    });
  const open = async (roomId: string, url: string) => report(roomId, tokenOf(url));
  const expire = (roomId: string) =>
    api.db
      .updateTable('claimSheetShares')
      .set({ expiresAt: sql<string>`now()` })
      .where('roomId', '=', roomId)
      .execute();
  return { startedRoom, create, standing, revoke, tokenOf, report, open, expire };
}

/** The response to every wrong link. */
export const nowhere = { status: 404, code: 'unknown_path', message: 'There is nothing at this address.' };
