import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { mergeRows } from '@tidemark/contract/claim-sheets/row';
import { toSheetRows } from '@tidemark/contract/claim-sheets/sheet';
import type { LocalTable, LocalTables } from '@tidemark/contract/offline';
import { roomActions } from '@tidemark/contract/rooms';
import { call } from '../calls/index.ts';
import { bornHere, lay, mark, readRecord } from '../store/index.ts';

/** The records that are asked for one at a time; undefined where this device does not have what they belong to. */
const ones = {
  rooms: async (id: string) => (await call(roomActions.read, { params: { id } })).room,
  async sheets(roomId: string) {
    const room = await readRecord('rooms', roomId);
    if (!room || (await bornHere('rooms', roomId))) return undefined;
    const { inspectionId } = room;
    const asked = { params: { roomId }, query: { inspectionId } };
    const { claimSheetData } = await call(claimSheetActions.read, asked);
    return { id: roomId, inspectionId, rows: mergeRows({}, toSheetRows(claimSheetData)) };
  },
} satisfies { [T in LocalTable]?: (id: LocalTables[T]['id']) => Promise<LocalTables[T] | undefined> };
export type One = keyof typeof ones;

/** Fetches one record and merges unsent changes over it. @throws CallError */
export async function pullOne(table: One, id: string): Promise<void> {
  const since = await mark();
  const record = await ones[table](id);
  if (record) await lay([{ table, id, record } as Parameters<typeof lay>[0][number]], { since });
}
