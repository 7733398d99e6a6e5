import type { Project } from '@tidemark/contract/projects';
import { getSession } from '../offline/session/index.ts';
import { type Device, device, forgetBrought, refOf } from '../offline/store/index.ts';

export interface Bounds {
  /** Open projects whose inspections, rooms, sheets and files are brought before anybody opens them. */
  open: number;
  /** Projects beside the open ones whose details stay. */
  others: number;
  /** Small pictures in all, about 15 kB each. */
  thumbs: number;
}
export const bounds: Bounds = { open: 60, others: 60, thumbs: 4_000 };

/** Whether small pictures may be brought before anybody looks at them. */
export async function mayTakeThumbs({ thumbs }: Bounds): Promise<boolean> {
  return (await device().thumbs.count()) < thumbs;
}

/**
 * Limits the store: evicts details of completed projects, oldest first, and of other people's. Their cards stay;
 * opening one pulls its details again. Never evicts unsent work.
 */
export async function letOldestLeave(on: Device, within: Bounds): Promise<void> {
  const projects = new Map((await on.projects.toArray()).map((project) => [project.id, project]));
  const held = new Set<number>();
  await on.inspections.each(({ projectId }) => held.add(projectId));
  await on.followUps.each(({ originalProjectId }) => held.add(originalProjectId));
  const me = getSession()?.technician.id;
  const mayLeave = [...held]
    .filter((id) => !isOpenFor(projects.get(id), me))
    .sort((a, b) => endOf(projects.get(a)).localeCompare(endOf(projects.get(b))));
  let over = mayLeave.length - within.others;
  let thumbs = await on.thumbs.count();
  for (const id of mayLeave) {
    if (over <= 0 && thumbs <= within.thumbs) return;
    const left = await leave(on, id);
    if (!left) continue;
    over--;
    thumbs -= left.thumbs;
  }
}

const isOpenFor = (project: Project | undefined, me: number | undefined) =>
  project !== undefined && project.technicianId === me && project.status !== 'Completed';

/** Projects of others, or unknown ones, count as oldest. */
const endOf = (project: Project | undefined) => project?.completedAt ?? project?.updatedAt ?? '';

/** @returns how many small pictures left with it; undefined when something of it is unsent and all of it stays */
function leave(on: Device, project: number): Promise<{ thumbs: number } | undefined> {
  return on.change(async () => {
    const its = await on.inspections.where({ projectId: project }).toArray();
    const inspections = its.map(({ id }) => id);
    const of = (table: 'rooms' | 'sheets' | 'documentation') =>
      on.table(table).where('inspectionId').anyOf(inspections).primaryKeys() as Promise<string[]>;
    const [rooms, sheets, files] = [await of('rooms'), await of('sheets'), await of('documentation')];
    const followUps = (await on.followUps.where({ originalProjectId: project }).primaryKeys()) as string[];
    const all = { inspections, rooms, sheets, documentation: files, followUps };
    if (await hasUnsent(on, project, all)) return undefined;
    for (const [table, ids] of Object.entries(all)) await on.table(table).bulkDelete(ids);
    await forgetBrought(on, 'inspections', [project]);
    await forgetBrought(on, 'followUps', [project]);
    await forgetBrought(on, 'rooms', inspections);
    await forgetBrought(on, 'documentation', inspections);
    const trash = its.flatMap(({ trashPhotos }) => trashPhotos.map(({ id }) => id));
    const thumbs = await on.thumbs
      .where('id')
      .anyOf([...files, ...trash])
      .delete();
    return { thumbs };
  });
}

type Ids = Record<'inspections' | 'rooms' | 'sheets' | 'documentation' | 'followUps', readonly string[]>;

/** Changes in its lane or another's, and recordings that were cut off. */
async function hasUnsent(on: Device, project: number, all: Ids): Promise<boolean> {
  if ((await on.outbox.where({ project }).count()) > 0) return true;
  const refs = (Object.keys(all) as (keyof Ids)[]).flatMap((table) =>
    all[table].map((id) => refOf({ table, id })),
  );
  if ((await on.bases.where('ref').anyOf(refs).count()) > 0) return true;
  const recordings = await on.recordings.toArray();
  return recordings.some(({ inspectionId }) => all.inspections.includes(inspectionId));
}
