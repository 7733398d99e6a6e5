import { addRoom, begun } from '../../testing/factories.ts';

/** A technician's room with nothing on its sheet, and the ids a call on the sheet sends. */
export async function emptySheet(api: Parameters<typeof begun>[0]) {
  const { dana, id: inspectionId } = await begun(api);
  const { id: roomId } = await addRoom(dana, inspectionId);
  return { dana, roomId, ids: { inspectionId, inspectionRoomId: roomId } };
}
