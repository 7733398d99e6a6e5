import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { device, listsUnder, readPulledAt } from '../store/index.ts';
import { type Bounds, bounds, evictOldest, mayTakeThumbs } from './evict.ts';
import { type Id, type ListName, listOf } from './lists.ts';
import { pull } from './pull.ts';
import { type Above, pullBelow, unlessGone } from './pull-below.ts';
import { readThumb } from './thumbs.ts';

const atOnce = 3;
/** Lists not in use are stale after this long; live changes cover the rest (pull-news.ts). */
const staleAfter = 12 * 3_600_000;

/**
 * Pulls everything needed to work offline on open projects: those in progress first, even if started on another
 * device, then the others in the given order, then the open jobs of completed ones. Then evicts what exceeds the space. @throws CallError
 */
export async function pullAhead(projects: readonly Project[], within = bounds): Promise<void> {
  const open = projects.filter(({ status }) => status !== 'Completed').slice(0, within.open);
  const begun = open.filter(({ status }) => status === 'In Progress');
  const ahead = open.filter(({ status }) => status !== 'In Progress');
  await forEach(begun, ({ id }) => pullWhole(id, within));
  await forEach(ahead, async ({ id }) => {
    if (await isStale('inspections', id)) await pullWhole(id, within);
  });
  const jobs = projects.filter(isJobAfterSubmit).slice(0, within.others);
  await forEach(jobs, async ({ id }) => {
    const then = (list: ListName, of: Id) => pullThumbs(list, of, within);
    for (const list of ofJobs) if (await isStale(list, id)) await pullBelow(list, id, { then });
  });
  for (const list of ofAll) if (await isStale(list, 'all')) await unlessGone(pull(list, 'all'));
  await evictOldest(device(), within);
}

/** The lists that outlast the inspection. */
const ofJobs = ['jobFiles', 'documents', 'dryingRecords', 'evidenceRecords'] as const;
/** Of the company: nobody on site waits for them. */
const ofAll = ['paperwork', 'meters', 'units', 'evidenceProfiles'] as const;

/** Its job is open and something was added to it. */
const isJobAfterSubmit = (project: Project): boolean =>
  project.status === 'Completed' && Boolean(project.jobWrittenAt) && jobState(project) === 'Open';

async function pullWhole(projectId: number, within: Bounds): Promise<void> {
  const then = (list: ListName, of: Id) => pullThumbs(list, of, within);
  for (const list of listsUnder('projects')) {
    if (listOf(list).always || (await isStale(list, projectId)))
      await pullBelow(list, projectId, { isFinal, then });
  }
}

async function isStale(list: ListName, of: Id): Promise<boolean> {
  const at = await readPulledAt(list, of);
  // A clock that was set back makes nothing fresh for ever.
  return at === null || Math.abs(Date.now() - Date.parse(at)) >= staleAfter;
}

/** An ended inspection no longer changes, but the local copy may be older; clocks may disagree. */
async function isFinal(above: Above): Promise<boolean> {
  if (!('status' in above) || above.status === 'In Progress') return false;
  for (const list of listsUnder('inspections')) {
    const at = listOf(list).read && (await readPulledAt(list, above.id));
    if (at === null || (at && Date.parse(at) <= Date.parse(above.updatedAt) + staleAfter)) return false;
  }
  return true;
}

/** The small pictures of a list's photos, one after the other. */
async function pullThumbs(list: ListName, of: Id, within: Bounds): Promise<void> {
  const { photos } = listOf(list);
  if (!photos || !(await mayTakeThumbs(within))) return;
  for (const { id, atOffice } of await photos(device(), of))
    if (atOffice) await unlessGone(readThumb(id, true));
}

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
