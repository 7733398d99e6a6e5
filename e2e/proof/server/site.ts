import { data, signIn } from './ask.ts';

/** One technician's open inspection, which several writers change at once. */
export interface Site {
  url: string;
  token: string;
  inspectionId: string;
  /** Rooms whose sheets are written. */
  roomIds: string[];
}

interface Room {
  id: string;
  name: string;
}

/** The inspection in progress of a demo technician's project, with three rooms. */
export async function openSite(url: string, email: string, projectId: number): Promise<Site> {
  const token = await signIn(url, email);
  const body = { projectId };
  const { inspection } = await data<{ inspection: { id: string } }>(url, token, {
    method: 'POST',
    path: '/inspections',
    body,
  });
  const inspectionId = inspection.id;
  const path = `/rooms/inspection/${inspectionId}`;
  const { rooms } = await data<{ rooms: Room[] }>(url, token, { method: 'GET', path });
  for (let count = rooms.length; count < 3; count++) {
    const { room } = await data<{ room: Room }>(url, token, {
      method: 'POST',
      path: '/rooms',
      body: { inspectionId, name: `Sheet ${count}`, type: 'Other' },
    });
    rooms.push(room);
  }
  return { url, token, inspectionId, roomIds: rooms.map(({ id }) => id) };
}

/**
 * Where a value is, and the value: "sheet <room> <line>", "draft <inspection> <field>" or "room <inspection> <name>".
 */
export type Values = Map<string, string | number>;

/** Everything the server shows of the site; a room's value is how often its name is there. */
export async function readSite({ url, token, inspectionId, roomIds }: Site): Promise<Values> {
  const read = <T>(path: string) => data<T>(url, token, { method: 'GET', path });
  const values: Values = new Map();
  const { inspection } = await read<{ inspection: object }>(`/inspections/${inspectionId}`);
  for (const [field, value] of Object.entries(inspection)) {
    if (typeof value === 'string') values.set(`draft ${inspectionId} ${field}`, value);
  }
  const { rooms } = await read<{ rooms: Room[] }>(`/rooms/inspection/${inspectionId}`);
  for (const { name } of rooms) {
    const place = `room ${inspectionId} ${name}`;
    values.set(place, Number(values.get(place) ?? 0) + 1);
  }
  for (const roomId of roomIds) {
    type Line = { fieldMasterId: number; detach?: number | null };
    const { claimSheetData } = await read<{ claimSheetData: Record<string, Line | Line[]> }>(
      `/rooms/claim-sheet-data/${roomId}`,
    );
    for (const { fieldMasterId, detach } of Object.values(claimSheetData).flat()) {
      if (typeof detach === 'number') values.set(`sheet ${roomId} ${fieldMasterId}`, detach);
    }
  }
  return values;
}
