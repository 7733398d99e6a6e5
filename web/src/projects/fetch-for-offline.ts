import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { mergeRows } from '@tidemark/contract/claim-sheets/row';
import { readClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import type { Project } from '@tidemark/contract/projects';
import { type Room, roomActions } from '@tidemark/contract/rooms';
import { layInspectionsOf } from '../inspections/open-inspection.ts';
import { call } from '../offline/call.ts';
import { lay, mark } from '../offline/lay.ts';
import { readRecords } from '../offline/use-records.ts';

const atOnce = 3;

/**
 * Brings what is needed to go on without a network with every inspection under way, also one begun on another
 * device: inspections, rooms and claim sheets. @throws CallError
 */
export async function fetchForOffline(projects: readonly Project[]): Promise<void> {
  const begun = projects.filter(({ status }) => status === 'In Progress');
  await forEach(begun, async ({ id }) => {
    await layInspectionsOf(id);
    const inspections = await readRecords('inspections', { projectId: id });
    const open = inspections.find(({ status }) => status === 'In Progress');
    if (open) await fetchRooms(open.id);
  });
}

/** @throws CallError */
export async function fetchRooms(inspectionId: string): Promise<void> {
  const since = await mark();
  const { rooms } = await call(roomActions.ofInspection, { params: { inspectionId } });
  const changes = rooms.map((record) => ({ table: 'rooms' as const, id: record.id, record }));
  await lay(changes, { since, whole: { table: 'rooms', where: { inspectionId } } });
  for (const room of rooms) if (room.claimItem) await fetchSheet(room);
}

async function fetchSheet({ id, inspectionId }: Room): Promise<void> {
  const since = await mark();
  const { claimSheetData } = await call(claimSheetActions.read, {
    params: { roomId: id },
    query: { inspectionId },
  });
  const rows = mergeRows({}, readClaimSheetData(claimSheetData).rows);
  await lay([{ table: 'sheets', id, record: { id, inspectionId, rows } }], { since });
}

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
