import { getSession } from '../offline/session/index.ts';
import { readRecords } from '../offline/store/index.ts';
import { bringNews } from './bring-news.ts';
import { fetchForOffline } from './fetch-for-offline.ts';
import { refreshAssigned } from './refresh-assigned.ts';

/**
 * Pulls many changes at once: the caller's projects by page, and single ones only if opened here. Without `changed`
 * any project may have changed. @throws CallError when the office was not reached
 */
export async function bringManyNews(changed?: ReadonlySet<number>): Promise<void> {
  const hasChanged = (id: number) => changed?.has(id) ?? true;
  const { projects } = await refreshAssigned();
  const me = getSession()?.technician.id;
  const held = await readRecords('projects');
  const opened = new Set((await readRecords('inspections')).map(({ projectId }) => projectId));
  for (const { id, technicianId } of held) {
    if (hasChanged(id) && (opened.has(id) || technicianId !== me)) await bringNews(id);
  }
  await fetchForOffline(projects.filter(({ id }) => hasChanged(id) && !opened.has(id)));
}
