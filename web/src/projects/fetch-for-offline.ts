import type { Project } from '@tidemark/contract/projects';
import { bringSheetIfGiven } from '../claim-sheets/bring-sheet.ts';
import { bringDocumentation } from '../documentation/bring-documentation.ts';
import { fetchThumbs } from '../documentation/fetch-thumbs.ts';
import { bringFollowUps } from '../follow-ups/bring-follow-ups.ts';
import { bringInspections } from '../inspections/bring-inspections.ts';
import { CallError } from '../offline/faults/index.ts';
import { device, readBrought, readRecords } from '../offline/store/index.ts';
import { bringRooms } from '../rooms/bring-rooms.ts';
import { type Bounds, bounds, letOldestLeave, mayTakeThumbs } from './keep-within.ts';

const atOnce = 3;
/** What nobody works on is asked for again after so long; the stream of changes tells of the rest (bring-news.ts). */
const freshFor = 12 * 3_600_000;

/**
 * Brings what is needed to go on without a network with every open project: those under way first, also one begun on
 * another device, then what lies ahead, in the order given. Then what there is no room for leaves. @throws CallError
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
  if (!(await isFresh('followUps', projectId))) await unlessGone(bringFollowUps(projectId));
  for (const { id, status, updatedAt } of await readRecords('inspections', { projectId })) {
    // One that has ended does not change any more; what is here may be of before, by clocks that need not agree.
    const at = status !== 'In Progress' && (await readBrought('documentation', id));
    if (at && Date.parse(at) > Date.parse(updatedAt) + freshFor) continue;
    await fetchRooms(id);
    await unlessGone(bringDocumentation(id));
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
  await unlessGone(bringRooms(inspectionId));
  const rooms = await readRecords('rooms', { inspectionId });
  for (const room of rooms) if (room.claimItem) await bringSheetIfGiven(inspectionId, room.id);
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
