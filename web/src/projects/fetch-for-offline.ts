import type { Project } from '@tidemark/contract/projects';
import { bringSheetIfGiven } from '../claim-sheets/bring-sheet.ts';
import { fetchThumbs } from '../documentation/fetch-thumbs.ts';
import { bringInspections } from '../inspections/bring-inspections.ts';
import { CallError } from '../offline/faults/index.ts';
import { pull } from '../offline/pull/index.ts';
import { device, readBrought, readRecords } from '../offline/store/index.ts';
import { type Bounds, bounds, letOldestLeave, mayTakeThumbs } from './keep-within.ts';

const atOnce = 3;
/** Records not in use are pulled again after this long; live changes cover the rest (bring-news.ts). */
const freshFor = 12 * 3_600_000;

/**
 * Pulls everything needed to work offline on open projects: those in progress first, even if started on another
 * device, then the others in the given order. Then evicts what exceeds the space. @throws CallError
 */
export async function fetchForOffline(projects: readonly Project[], within = bounds): Promise<void> {
  const open = projects.filter(({ status }) => status !== 'Completed').slice(0, within.open);
  const begun = open.filter(({ status }) => status === 'In Progress');
  const ahead = open.filter(({ status }) => status !== 'In Progress');
  await forEach(begun, ({ id }) => bringAll(id, within));
  await forEach(ahead, async ({ id }) => {
    if (!(await isFresh('inspections', id))) await bringAll(id, within);
  });
  await letOldestLeave(device(), within);
}

async function bringAll(projectId: number, within: Bounds): Promise<void> {
  await unlessGone(bringInspections(projectId));
  if (!(await isFresh('followUps', projectId))) await unlessGone(pull('followUps', projectId));
  for (const { id, status, updatedAt } of await readRecords('inspections', { projectId })) {
    // An ended one no longer changes, but the local copy may be older; clocks may disagree.
    const at = status !== 'In Progress' && (await readBrought('documentation', id));
    if (at && Date.parse(at) > Date.parse(updatedAt) + freshFor) continue;
    await fetchRooms(id);
    await unlessGone(pull('documentation', id));
    if (await mayTakeThumbs(within)) await fetchThumbs(id);
  }
}

async function isFresh(table: 'inspections' | 'followUps', projectId: number): Promise<boolean> {
  const at = await readBrought(table, projectId);
  // A clock that was set back makes nothing fresh for ever.
  return at !== null && Math.abs(Date.now() - Date.parse(at)) < freshFor;
}

/** Rooms and claim sheets of an inspection. @throws CallError */
export async function fetchRooms(inspectionId: string): Promise<void> {
  await unlessGone(pull('rooms', inspectionId));
  const rooms = await readRecords('rooms', { inspectionId });
  for (const room of rooms) if (room.claimItem) await bringSheetIfGiven(inspectionId, room.id);
}

/** The server may not have this inspection yet, or the project may be re-assigned. */
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
