import type { officeActions } from '@tidemark/contract/office/actions';
import type { Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { openJob } from '../job/open-job.ts';
import { changeProject } from '../projects/change-project.ts';
import { lockProject } from '../projects/read.ts';
import { refuseUnassignable } from '../projects/refuse-unassignable.ts';
import { setStatus } from '../projects/set-status.ts';
import { officeProject } from './read.ts';

/**
 * Completed → Assigned (decisions.md, "States"). Its inspections and estimates are final and stay; starting it again
 * creates a new inspection. Its job is the same, and opens with it. The reason is in the audit log.
 */
export async function reopen(
  context: SignedIn<WriteContext>,
  found: Project,
  { reason, technicianId = found.technicianId }: { reason: string; technicianId?: number | null | undefined },
): Promise<Project> {
  const { tx } = context;
  if (found.status !== 'Completed') throw new Refusal('status_change_refused');
  await refuseUnassignable(tx, found, technicianId);
  const project = await changeProject(tx, context, found, { technicianId });
  const assigned = await setStatus(tx, context, project, 'Assigned');
  const reopened = await openJob(context, assigned, reason);
  await record(tx, context, {
    action: 'project-reopened',
    subject: 'project',
    subjectId: found.id,
    before: { completedAt: found.completedAt },
    after: { reason },
  });
  return reopened;
}

export const reopenProject: Handler<typeof officeActions.reopen> = async (context, { params, body }) => {
  const { tx, actor } = context;
  await reopen(context, await lockProject(tx, actor, params.id), body);
  return { project: await officeProject(tx, params.id) };
};
