import { isManager } from '@tidemark/contract/access';
import { projectActions } from '@tidemark/contract/projects';
import { call } from '../calls/index.ts';
import { getSession } from '../session/index.ts';
import { listsUnder, readPulledAt, readRecord, readRecords } from '../store/index.ts';
import { type Id, type ListName, listOf } from './lists.ts';
import { pull, pullEach } from './pull.ts';
import { pullAhead } from './pull-ahead.ts';
import { pullAssigned } from './pull-assigned.ts';
import { pullBelow, readList, unlessGone } from './pull-below.ts';
import { pullProject } from './pull-project.ts';
import { isShown } from './shown.ts';

/**
 * Pulls what someone else changed in a project: the project and the lists that hear of news. One taken from this person
 * is already off the device. @throws CallError when the office was not reached
 */
export const pullNews = (id: number): Promise<void> => unlessGone(pullChanged(id));

async function pullChanged(id: number): Promise<void> {
  if (!(await isOfThisDevice(id))) return;
  await pullProject(id);
  const project = await readRecord('projects', id);
  if ((await readRecords('inspections', { projectId: id })).length === 0) {
    // Newly assigned and already in progress: it must open offline too.
    if (project?.technicianId === getSession()?.technician.id) await pullAhead(project ? [project] : []);
    return;
  }
  for (const list of listsUnder('projects')) await pullBelow(list, id, { pull: pullWanted });
}

/** What is on this device of a list, or on the screen; the rest is asked for when it is opened. */
async function pullWanted(list: ListName, of: Id): Promise<void> {
  const { news, each } = listOf(list);
  if (each) await pullEach(list, of, (id) => isShown(list, id));
  else if (isShown(list, of) || (news && (await isHere(list, of)))) await pull(list, of);
}

/** A list that was pulled empty may have its first record now. */
const isHere = async (list: ListName, of: Id) =>
  (await readPulledAt(list, of)) !== null || (await readList(list, of)).length > 0;

/** Managers get changes of every project, but their devices keep only projects opened here or assigned to them. */
async function isOfThisDevice(id: number): Promise<boolean> {
  const me = getSession()?.technician;
  if (!me || !isManager(me.role)) return true;
  if (await readRecord('projects', id)) return true;
  const { project } = await call(projectActions.read, { params: { id } });
  return project.technicianId === me.id;
}

/**
 * Pulls many changes at once: the caller's projects by page, and single ones only if opened here. Without `changed`
 * any project may have changed. @throws CallError when the office was not reached
 */
export async function pullManyNews(changed?: ReadonlySet<number>): Promise<void> {
  const hasChanged = (id: number) => changed?.has(id) ?? true;
  const { projects } = await pullAssigned();
  const me = getSession()?.technician.id;
  const held = await readRecords('projects');
  const opened = new Set((await readRecords('inspections')).map(({ projectId }) => projectId));
  for (const { id, technicianId } of held) {
    if (hasChanged(id) && (opened.has(id) || technicianId !== me)) await pullNews(id);
  }
  await pullAhead(projects.filter(({ id }) => hasChanged(id) && !opened.has(id)));
}
