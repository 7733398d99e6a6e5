import type { Project } from '@tidemark/contract/projects';
import { getSession } from '../session/index.ts';
import { type Device, device, forgetPulled, listsUnder, placeOf, refOf } from '../store/index.ts';
import { type Id, type ListName, listOf } from './lists.ts';

export interface Bounds {
  /** Open projects whose inspections, rooms, sheets and files are pulled before anybody opens them. */
  open: number;
  /** Projects beside the open ones whose details stay. */
  others: number;
  /** Small pictures in all, about 15 kB each. */
  thumbs: number;
}
export const bounds: Bounds = { open: 60, others: 60, thumbs: 4_000 };

/** Whether small pictures may be pulled before anybody looks at them. */
export async function mayTakeThumbs({ thumbs }: Bounds): Promise<boolean> {
  return (await device().thumbs.count()) < thumbs;
}

/**
 * Limits the store: evicts details of completed projects, oldest first, and of other people's. Their cards stay;
 * opening one pulls its details again. Never evicts unsent work.
 */
export async function evictOldest(on: Device, within: Bounds): Promise<void> {
  const projects = new Map((await on.projects.toArray()).map((project) => [project.id, project]));
  const held = new Set<number>();
  for (const list of listsUnder('projects')) {
    const keys = await on.table(list).orderBy(placeOf(list)!.by).uniqueKeys();
    for (const key of keys) held.add(Number(key));
  }
  const me = getSession()?.technician.id;
  const evictable = [...held]
    .filter((id) => !isOpenFor(projects.get(id), me))
    .sort((a, b) => endOf(projects.get(a)).localeCompare(endOf(projects.get(b))));
  let over = evictable.length - within.others;
  let thumbs = await on.thumbs.count();
  for (const id of evictable) {
    if (over <= 0 && thumbs <= within.thumbs) return;
    const evicted = await evict(on, id);
    if (!evicted) continue;
    over--;
    thumbs -= evicted.thumbs;
  }
}

const isOpenFor = (project: Project | undefined, me: number | undefined) =>
  project !== undefined && project.technicianId === me && project.status !== 'Completed';

/** Projects of others, or unknown ones, count as oldest. */
const endOf = (project: Project | undefined) => project?.completedAt ?? project?.updatedAt ?? '';

/** @returns how many small pictures left with it; undefined when something of it is unsent and all of it stays */
function evict(on: Device, project: number): Promise<{ thumbs: number } | undefined> {
  return on.change(async () => {
    const all = await findBelow(on, 'projects', [project]);
    if (await hasUnsent(on, project, all)) return undefined;
    const photos: string[] = [];
    for (const { list, of } of all) {
      for (const one of of)
        photos.push(...((await listOf(list).photos?.(on, one)) ?? []).map(({ id }) => id));
    }
    for (const { list, of, ids } of all) {
      await on.table(list).bulkDelete(ids);
      await forgetPulled(on, list, of);
    }
    return { thumbs: await on.thumbs.where('id').anyOf(photos).delete() };
  });
}

/** The records of a list that hang on those `of`. */
interface Found {
  list: ListName;
  of: Id[];
  ids: Id[];
}

async function findBelow(on: Device, above: 'projects' | ListName, of: Id[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const list of listsUnder(above)) {
    const ids = (await on.table(list).where(placeOf(list)!.by).anyOf(of).primaryKeys()) as Id[];
    found.push({ list, of, ids }, ...(await findBelow(on, list, ids)));
  }
  return found;
}

/** Changes in its lane or another's, and recordings that were cut off. */
async function hasUnsent(on: Device, project: number, all: readonly Found[]): Promise<boolean> {
  if ((await on.outbox.where({ project }).count()) > 0) return true;
  const refs = new Set(all.flatMap(({ list, ids }) => ids.map((id) => refOf({ table: list, id }))));
  if (
    (await on.bases
      .where('ref')
      .anyOf([...refs])
      .count()) > 0
  )
    return true;
  const recordings = await on.recordings.toArray();
  return recordings.some(
    ({ inspectionId, projectId }) =>
      projectId === project ||
      (inspectionId !== undefined && refs.has(refOf({ table: 'inspections', id: inspectionId }))),
  );
}
