import { roomActions } from '@tidemark/contract/rooms';
import { call } from '../offline/calls/index.ts';
import { bornHere, lay, mark } from '../offline/store/index.ts';

/** Pulls the rooms of an inspection. @throws CallError */
export async function bringRooms(inspectionId: string): Promise<void> {
  if (await bornHere('inspections', inspectionId)) return;
  const since = await mark();
  const { rooms } = await call(roomActions.ofInspection, { params: { inspectionId } });
  await lay(
    rooms.map((record) => ({ table: 'rooms', id: record.id, record })),
    { since, whole: { table: 'rooms', where: { inspectionId } } },
  );
}
