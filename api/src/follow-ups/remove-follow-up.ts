import { type followUpActions, isUntouched } from '@tidemark/contract/follow-ups';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { visibleInspections } from '../inspections/read.ts';
import { removeProject } from '../projects/remove-project.ts';
import { lockFollowUp } from './read.ts';

/**
 * Deletes a follow-up and its project, unless it has an inspection (even a cancelled one) or a follow-up of its own.
 */
export const removeFollowUp: Handler<typeof followUpActions.remove> = async (context, { params }) => {
  const { tx, actor } = context;
  const { followUp, project } = await lockFollowUp(tx, actor, params.id);
  const inspected = await visibleInspections(tx, actor)
    .select('inspections.id')
    .where('inspections.projectId', '=', project.id)
    .executeTakeFirst();
  const followed = await tx
    .selectFrom('projects')
    .select('id')
    .where('originalProjectId', '=', project.id)
    .executeTakeFirst();
  if (inspected || followed || !isUntouched(project.status)) throw new Refusal('follow_up_started');
  await tx.deleteFrom('followUps').where('id', '=', followUp.id).execute();
  await record(tx, context, {
    action: 'follow-up-deleted',
    subject: 'follow-up',
    subjectId: followUp.id,
    before: followUp,
  });
  await removeProject(tx, context, project);
  return {};
};
