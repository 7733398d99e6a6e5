import type { Project } from '@tidemark/contract/projects';
import { loadSheet } from '../claim-sheets/load-sheet.ts';
import { bringInspections } from '../inspections/bring-inspections.ts';
import { CallError } from '../offline/call-error.ts';
import { readRecords } from '../offline/use-records.ts';
import { bringRooms } from '../rooms/bring-rooms.ts';

const atOnce = 3;

/**
 * Brings what is needed to go on without a network with every inspection under way, also one begun on another
 * device: inspections, rooms and claim sheets. @throws CallError
 */
export async function fetchForOffline(projects: readonly Project[]): Promise<void> {
  const begun = projects.filter(({ status }) => status === 'In Progress');
  await forEach(begun, async ({ id: projectId }) => {
    await unlessGone(bringInspections(projectId));
    const inspections = await readRecords('inspections', { projectId });
    const open = inspections.find(({ status }) => status === 'In Progress');
    if (open) await fetchRooms(open.id);
  });
}

/** Rooms and claim sheets of an inspection. @throws CallError */
export async function fetchRooms(inspectionId: string): Promise<void> {
  await unlessGone(bringRooms(inspectionId));
  const rooms = await readRecords('rooms', { inspectionId });
  for (const room of rooms) if (room.claimItem) await loadSheet(inspectionId, room.id);
}

/** The office may not have received an inspection begun here yet, or have given the project to somebody else. */
async function unlessGone(reading: Promise<void>): Promise<void> {
  try {
    await reading;
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
  }
}

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
