import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { type Project, projectActions } from '@tidemark/contract/projects';
import { v7 as uuid } from 'uuid';
import { within } from '../offline/disk/index.ts';
import { CallError, Problem, sentenceOf } from '../offline/faults/index.ts';
import { perform } from '../offline/outbox/index.ts';
import { pullProject, readPulled } from '../offline/pull/index.ts';
import { getSession } from '../offline/session/index.ts';
import { device, readRecords, refOf, throughCuts } from '../offline/store/index.ts';
import { dayOfMoment, timeOfMoment } from '../ui/format/dates.ts';
import { copy, resuming } from './copy.ts';
import { isFormer, latestOf } from './latest-inspection.ts';

/** How long a person waits for the server to say whether an inspection was begun elsewhere. */
const askOfficeFor = 2500;

interface Opened {
  /** The inspection to show. */
  inspectionId: string;
  /** The toast's text. */
  notice: string;
}

/**
 * Starts work on a project and finds or begins its inspection (first document, section 4, "Project start" and "Opening
 * the inspection flow"). Works offline. A cancelled one is not resumed: another begins.
 * @throws Problem if the device cannot store the change, or does not know the inspection in progress
 */
export async function openInspection(project: Project): Promise<Opened> {
  const { found, current } = await throughCuts(() => findInspection(project)).catch(
    failing(copy.initializeFailed),
  );
  const resumable = found && found.status !== 'Cancelled' && !isFormer(found, current);
  if (!resumable && current.status === 'Completed') throw new Problem(copy.projectCompleted);
  if (!found) await throughCuts(() => mustBeWithout(current));
  await start(current);
  return resumable ? resume(found) : begin(project.id);
}

/**
 * The same when nobody pressed Start: a cancelled inspection on the server, or a completed project without one, is only
 * shown.
 * @returns undefined in that case, and nothing has changed
 */
export async function openUnlessCancelled(project: Project): Promise<Opened | undefined> {
  const { found, current } = await throughCuts(() => findInspection(project)).catch(
    failing(copy.initializeFailed),
  );
  if (found?.status === 'Cancelled' || (!found && current.status === 'Completed')) return undefined;
  if (!found) await throughCuts(() => mustBeWithout(current));
  await start(current).catch(failing(copy.initializeFailed));
  return found && !isFormer(found, current) ? resume(found) : begin(project.id);
}

/** Says what failed in the specification's words (first document, section 8), with the reason if known. */
function failing(what: string) {
  return (cause: unknown): never => {
    const why = sentenceOf(cause);
    throw new Problem(why ? `${what}. ${why}` : what, { cause });
  };
}

interface Found {
  /** The inspection the wizard would show, including what the server knows. */
  found: Inspection | undefined;
  current: Project;
}

async function findInspection(project: Project): Promise<Found> {
  const here = async () => latestOf(await readRecords('inspections', { projectId: project.id }));
  const found = await here();
  if (found?.status === 'In Progress') return { found, current: project };
  await askOffice(project.id);
  const [current = project] = await readRecords('projects', { id: project.id });
  return { found: await here(), current };
}

/**
 * A project In Progress on the server most likely has an inspection there; if the device never had their list, it must
 * not begin a second one.
 */
async function mustBeWithout({ id, status }: Project): Promise<void> {
  const base = await device().bases.get(refOf({ table: 'projects', id }));
  const atOffice = (base?.record as Project | null | undefined)?.status ?? status;
  if (atOffice !== 'In Progress' || (await readPulled('inspections', [id])).here) return;
  throw new Problem(copy.notHere);
}

function resume({ id, status, currentStep }: Inspection): Opened {
  const notice = status === 'Completed' ? copy.completedMessage : resuming(currentStep);
  return { inspectionId: id, notice };
}

/** Starting a project that is already under way changes nothing, so nothing is sent for it. */
async function start(project: Project) {
  if (project.status === 'Completed' || (project.status === 'In Progress' && project.startedAt)) return;
  await perform(projectActions.start, { params: { id: project.id } });
}

/** Without a response the work continues: sending this one finds an inspection started elsewhere. */
async function askOffice(projectId: number) {
  const asked = pullProject(projectId, ['inspections']).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
  });
  await within(askOfficeFor, asked);
}

/** Begins an inspection with the arrival recorded as now, by the clock of the pages. */
async function begin(projectId: number): Promise<Opened> {
  const id = uuid();
  const now = new Date();
  const technicianId = getSession()?.technician.id;
  await perform(inspectionActions.create, {
    body: {
      id,
      projectId,
      ...(technicianId !== undefined && { technicianId }),
      startedAt: now.toISOString(),
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      arrivalDate: dayOfMoment(now),
      arrivalTime: timeOfMoment(now),
      arrivalAutoRecorded: true,
    },
  }).catch(failing(copy.createFailed));
  return { inspectionId: id, notice: 'Starting a new inspection for this project.' };
}
