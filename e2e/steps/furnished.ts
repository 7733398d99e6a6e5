import { freshInspection, wholeStepOne } from './open-inspection.ts';

export interface Furnished {
  name: string;
  type?: string;
  feet?: [length: number, width: number, height: number];
  /** Lines by their fieldMasterId. */
  rows?: Record<number, object>;
}

/** An open inspection of technician2 at Room Setup, with these rooms and their sheets on the server. */
export async function furnishedInspection(
  url: string,
  rooms: readonly Furnished[] = [],
  open = freshInspection,
) {
  const inspection = await open(url, wholeStepOne);
  const { ask } = inspection.its;
  await ask('PUT', `/inspections/${inspection.id}/step`, { currentStep: 2 });
  const ids = new Map<string, string>();
  for (const { name, type = 'Bedroom', feet = [12, 10, 8], rows = {} } of rooms) {
    const [dimensionsLength, dimensionsWidth, dimensionsHeight] = feet;
    const size = { dimensionsLength, dimensionsWidth, dimensionsHeight };
    const { room } = await ask<{ room: { id: string } }>('POST', '/rooms', {
      inspectionId: inspection.id,
      name,
      type,
      ...size,
    });
    ids.set(name, room.id);
    for (const [id, fieldData] of Object.entries(rows)) {
      await ask('PUT', `/rooms/claim-sheet-data/${room.id}/field/${id}`, {
        inspectionId: inspection.id,
        inspectionRoomId: room.id,
        fieldMasterId: Number(id),
        fieldData,
      });
    }
  }
  /** The rooms on the server, in its order. */
  const roomsThere = async () =>
    (await ask<{ rooms: Record<string, unknown>[] }>('GET', `/rooms/inspection/${inspection.id}`)).rooms;
  return {
    ...inspection,
    sheetAddress: (name: string) => `${inspection.address}/room/${ids.get(name)}`,
    roomsThere,
    /** The filled lines of a room's sheet on the server, without a line's fixed properties. */
    async lines(name: string): Promise<Record<number, object>> {
      const id = (await roomsThere()).find((room) => room.name === name)?.id;
      const { claimSheetData } = await ask<{ claimSheetData: Record<string, unknown> }>(
        'GET',
        `/rooms/claim-sheet-data/${id}`,
      );
      const all = Object.values(claimSheetData).flat() as Record<string, unknown>[];
      return Object.fromEntries(
        all.flatMap(({ fieldMasterId, title: _, placeHolder: __, ...values }) => {
          const filled = Object.entries(values).filter(([, value]) => value !== null && value !== false);
          return filled.length > 0 ? [[fieldMasterId, Object.fromEntries(filled)]] : [];
        }),
      );
    },
  };
}
