import type { officeActions } from '@tidemark/contract/office/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { changeProject } from '../projects/change-project.ts';
import { lockProject } from '../projects/read.ts';
import { refuseUnassignable } from '../projects/refuse-unassignable.ts';
import { setStatus } from '../projects/set-status.ts';
import { officeProject } from './read.ts';

/**
 * Completed → Assigned (decisions.md, "States"). Its inspections and estimates are final and stay; starting it again
 * creates a new inspection. The reason is in the audit log.
 */
export const reopenProject: Handler<typeof officeActions.reopen> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const found = await lockProject(tx, actor, params.id);
  if (found.status !== 'Completed') throw new Refusal('status_change_refused');
  const technicianId = body.technicianId ?? found.technicianId;
  await refuseUnassignable(tx, found, technicianId);
  const project = await changeProject(tx, context, found, { technicianId });
  await setStatus(tx, context, project, 'Assigned');
  await record(tx, context, {
    action: 'project-reopened',
    subject: 'project',
    subjectId: found.id,
    before: { completedAt: found.completedAt },
    after: { reason: body.reason },
  });
  return { project: await officeProject(tx, params.id) };
};
