import type { Project } from '@tidemark/contract/projects';
import { loadSheet } from '../claim-sheets/load-sheet.ts';
import { layInspectionsOf } from '../inspections/open-inspection.ts';
import { refreshRooms } from '../inspections/refresh.ts';
import { readRecords } from '../offline/use-records.ts';

const atOnce = 3;

/**
 * Brings what is needed to go on without a network with every inspection under way, also one begun on another
 * device: inspections, rooms and claim sheets. @throws CallError
 */
export async function fetchForOffline(projects: readonly Project[]): Promise<void> {
  const begun = projects.filter(({ status }) => status === 'In Progress');
  await forEach(begun, async ({ id: projectId }) => {
    await layInspectionsOf(projectId);
    const inspections = await readRecords('inspections', { projectId });
    const open = inspections.find(({ status }) => status === 'In Progress');
    if (open) await fetchRooms(open.id);
  });
}

async function fetchRooms(inspectionId: string): Promise<void> {
  await refreshRooms(inspectionId);
  const rooms = await readRecords('rooms', { inspectionId });
  for (const room of rooms) if (room.claimItem) await loadSheet(inspectionId, room.id);
}

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
