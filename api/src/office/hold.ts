import type { officeActions } from '@tidemark/contract/office/actions';
import { mayBecome, type Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { lockProject } from '../projects/read.ts';
import { setStatus } from '../projects/set-status.ts';
import { officeProject } from './read.ts';

/** Puts a locked project on hold. @throws Refusal status_change_refused for a new and for a completed one */
export async function holdProject(context: SignedIn<WriteContext>, found: Project): Promise<Project> {
  if (!mayBecome(found.status, 'On Hold')) throw new Refusal('status_change_refused');
  return setStatus(context.tx, context, found, 'On Hold');
}

/**
 * Resumes a locked project: In Progress if it was started, else Assigned. One not on hold stays as it is.
 * @throws Refusal status_change_refused for a new and for a completed one
 */
export async function resumeProject(context: SignedIn<WriteContext>, found: Project): Promise<Project> {
  if (!mayBecome(found.status, 'On Hold')) throw new Refusal('status_change_refused');
  if (found.status !== 'On Hold') return found;
  return setStatus(context.tx, context, found, found.startedAt === null ? 'Assigned' : 'In Progress');
}

export const hold: Handler<typeof officeActions.hold> = async (context, { params }) => {
  const { tx, actor } = context;
  await holdProject(context, await lockProject(tx, actor, params.id));
  return { project: await officeProject(tx, params.id) };
};

export const resume: Handler<typeof officeActions.resume> = async (context, { params }) => {
  const { tx, actor } = context;
  await resumeProject(context, await lockProject(tx, actor, params.id));
  return { project: await officeProject(tx, params.id) };
};
