import { isManager } from '@tidemark/contract/access';
import {
  mayBecome,
  type ProjectChange,
  type projectActions,
  technicianMayChange,
} from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { changeProject } from './change-project.ts';
import { lockProject } from './read.ts';
import { refuseUnassignable } from './refuse-unassignable.ts';
import { refuseWhileInspected } from './refuse-while-inspected.ts';
import { setStatus } from './set-status.ts';

/** Changes only the named fields; `status` obeys the table of decisions.md, "States". */
export const updateProject: Handler<typeof projectActions.update> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const found = await lockProject(tx, actor, params.id);
  const manager = isManager(actor.role);
  const named = Object.keys(body) as (keyof ProjectChange)[];
  const notTheirs = manager ? [] : named.filter((field) => !technicianMayChange.includes(field));
  if (notTheirs.length > 0) {
    const details = notTheirs.map((field) => ({ field, message: 'Only the office can change this field.' }));
    throw new Refusal('forbidden', details);
  }

  const { status, ...fields } = body;
  const { technicianId } = fields;
  const assigns = technicianId !== undefined && technicianId !== found.technicianId;
  if (assigns) await refuseUnassignable(tx, found, technicianId);
  let project = await changeProject(tx, context, found, fields);
  if (assigns && technicianId !== null && found.status === 'New') {
    project = await setStatus(tx, context, project, 'Assigned');
  }

  if (status !== undefined && status !== project.status) {
    const reopens = manager && project.status === 'Completed' && status === 'Assigned';
    if (!reopens && !mayBecome(project.status, status)) throw new Refusal('status_change_refused');
    if (project.technicianId === null) throw new Refusal('status_change_refused');
    if (status === 'Completed') await refuseWhileInspected(tx, project.id);
    project = await setStatus(tx, context, project, status);
  }
  return { project };
};
