import { randomUUID } from 'node:crypto';
import type { Ask } from './ask.ts';
import type { Site, Values } from './site.ts';

/** A change under its key, its action in the audit log, and what reading must show once it is acknowledged. */
export interface Write {
  asked: Ask;
  audited: 'claim-sheet-changed' | 'room-added' | 'inspection-changed';
  sets: Values;
}

/** Writers of one site; each has lines and a draft field nobody else writes. */
export const writersPerSite = 3;
const fields = ['additionalNotes', 'finalInspectionNotes', 'affectedRoomsOther'];
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
/** Lines with the column `detach`; a save of several uses the section Contents only. */
const detachLines = range(9, 48);
const contents = range(9, 16);

/** More changes than one writer makes. */
const most = 5_000;

/**
 * The writer's change number `count`. No two values of all writers are the same, so each one changes something: a sheet
 * may have earlier writers' values.
 */
export function nthChange(site: Site, writer: number, count: number): Write {
  const { inspectionId, roomIds } = site;
  const place = writer % writersPerSite;
  const own = (lines: number[]) => lines.filter((line) => line % writersPerSite === place);
  const roomId = roomIds[count % roomIds.length]!;
  const inSheet = { inspectionId, inspectionRoomId: roomId };
  const key = randomUUID();
  const label = `Writer ${writer}, ${count}`;
  const figure = writer * most + count;

  if (count % 6 === 0) {
    // Every second one leaves its id to the server, so that only the key keeps it single.
    const id = count % 12 === 0 && { id: randomUUID() };
    return {
      audited: 'room-added',
      sets: new Map([[`room ${inspectionId} ${label}`, 1]]),
      asked: {
        method: 'POST',
        path: '/rooms',
        body: { ...id, inspectionId, name: label, type: 'Other' },
        key,
      },
    };
  }
  if (count % 6 === 3) {
    const field = fields[place]!;
    return {
      audited: 'inspection-changed',
      sets: new Map([[`draft ${inspectionId} ${field}`, label]]),
      asked: { method: 'PUT', path: `/inspections/${inspectionId}`, body: { [field]: label }, key },
    };
  }
  if (count % 2 === 0) {
    const lines = own(contents);
    const claimSheetData = { contents: lines.map((fieldMasterId) => ({ fieldMasterId, detach: figure })) };
    return {
      audited: 'claim-sheet-changed',
      sets: new Map(lines.map((line) => [`sheet ${roomId} ${line}`, figure])),
      asked: { method: 'POST', path: '/claim-sheet-data/bulk', body: { ...inSheet, claimSheetData }, key },
    };
  }
  const lines = own(detachLines);
  const fieldMasterId = lines[count % lines.length]!;
  return {
    audited: 'claim-sheet-changed',
    sets: new Map([[`sheet ${roomId} ${fieldMasterId}`, figure]]),
    asked: {
      method: 'PUT',
      path: `/rooms/claim-sheet-data/${roomId}/field/${fieldMasterId}`,
      body: { ...inSheet, fieldMasterId, fieldData: { detach: figure } },
      key,
    },
  };
}
