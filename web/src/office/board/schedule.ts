import { dryingVisitOf } from '@tidemark/contract/drying/plan';
import { pickNames } from '@tidemark/contract/fields';
import { officeActions } from '@tidemark/contract/office/actions';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { projectActions } from '@tidemark/contract/projects';
import { overlapsOf } from '@tidemark/contract/visits';
import { call } from '../../offline/calls/index.ts';
import { CallError, explain } from '../../offline/faults/index.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import { showTimeOfDay } from '../../ui/format/dates.ts';
import { askUnsent } from '../ask-unsent.ts';
import { copy } from './copy.ts';
import { type BoardVisit, keyOf, nameOf } from './visit.ts';

/** Technician, date, time and length; missing fields stay as they are. */
export type Slot = Partial<
  Pick<OfficeProject, 'technicianId' | 'scheduledDate' | 'scheduledTime' | 'visitMinutes'>
>;

/** What is looked at of a visit that is planned. */
export type Planned = Required<Slot> & Pick<BoardVisit, 'id' | 'title' | 'status' | 'drying'>;

/** The visits a project would conflict with, in words: "9:00 AM, Burst pipe". None without a day and a time. */
export function inTheWay(project: Planned, slot: Slot, others: readonly Planned[], usual: number): string[] {
  const moved = { ...project, ...slot };
  const key = keyOf(project);
  const all: Planned[] = [...others.filter((one) => keyOf(one) !== key), moved];
  const met = overlapsOf(all, usual).find((together) => together.includes(moved)) ?? [];
  return met
    .filter((one) => one !== moved)
    .map((one) => `${showTimeOfDay(one.scheduledTime!)}, ${nameOf(one)}`);
}

/** Only the changed parts of a slot, so that others' changes stay. */
export const changesOf = (project: OfficeProject, slot: Slot): Slot =>
  Object.fromEntries(
    Object.entries(slot).filter(([field, value]) => (project[field as keyof Slot] ?? null) !== value),
  );

/** The result of a change: done, failed, or someone else was first. */
export type Outcome = 'done' | 'not done' | 'late';

/** Schedules a project against the values the person saw. A toast shows the result, and Undo if who asked hears of it. */
export async function schedule(
  project: BoardVisit,
  slot: Slot,
  onUndone?: () => void,
  done: string = project.drying ? copy.savedDrying : copy.saved,
): Promise<Outcome> {
  const { technicianId, scheduledDate, scheduledTime, visitMinutes = null } = project;
  const changes = changesOf(project, slot);
  if (Object.keys(changes).length === 0) return 'done';
  // An older server does not know the length.
  const length = 'visitMinutes' in changes && { visitMinutes };
  const visit = project.drying ? ('drying' as const) : ('inspection' as const);
  const body = { visit, ...changes, seen: { technicianId, scheduledDate, scheduledTime, ...length } };
  const send = (confirmUnsent: boolean) =>
    call(officeActions.schedule, { params: { id: project.id }, body: { ...body, confirmUnsent } });
  const undo = async () => {
    await schedule(
      { ...project, ...changes },
      pickNames(Object.keys(changes) as (keyof Slot)[], project),
      undefined,
      copy.undone,
    );
    onUndone?.();
  };
  return told(done, onUndone && (() => void undo()), async () => {
    try {
      await send(false);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'unsent_work_possible') throw error;
      if (!(await askUnsent(project.id, project.title))) return false;
      await send(true);
    }
    return true;
  });
}

/** The server's current technician and time; the seen ones if the server cannot be reached. */
export async function asItIsNow(project: BoardVisit): Promise<BoardVisit> {
  try {
    const { project: now } = await call(projectActions.read, { params: { id: project.id } });
    const { technicianId, scheduledDate, scheduledTime, visitMinutes } = project.drying
      ? dryingVisitOf(now)
      : now;
    return { ...project, technicianId, scheduledDate, scheduledTime, visitMinutes };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return project;
  }
}

export const hold = ({ id }: OfficeProject) =>
  told(copy.held, undefined, async () => {
    await call(officeActions.hold, { params: { id } });
    return true;
  });

export const resume = ({ id }: OfficeProject) =>
  told(copy.resumed, undefined, async () => {
    await call(officeActions.resume, { params: { id } });
    return true;
  });

async function told(
  done: string,
  undo: (() => void) | undefined,
  work: () => Promise<boolean>,
): Promise<Outcome> {
  try {
    if (!(await work())) return 'not done';
    const action = undo && { label: copy.undo, onPress: undo };
    showToast({ kind: 'success', title: done, id: 'board', action });
    return 'done';
  } catch (error) {
    showToast({ kind: 'error', title: copy.failedToSave, message: sentenceOf(error), id: 'board' });
    return error instanceof CallError && error.code === 'project_changed' ? 'late' : 'not done';
  }
}

/** The details name who changed it. */
function sentenceOf(error: unknown): string {
  const details = error instanceof CallError ? error.details : [];
  return [...new Set([explain(error), ...details.map(({ message }) => message)])].join(' ');
}
