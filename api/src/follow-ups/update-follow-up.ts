import {
  changedFollowUp,
  changedProjectFacts,
  type FollowUp,
  type followUpActions,
  isUntouched,
} from '@tidemark/contract/follow-ups';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { changeProject } from '../projects/change-project.ts';
import { followUpColumns, lockFollowUp } from './read.ts';

/** Changes the named fields of a follow-up and of its project, until work on that has begun. */
export const updateFollowUp: Handler<typeof followUpActions.update> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { followUp: found, project } = await lockFollowUp(tx, actor, params.id);
  if (!isUntouched(project.status)) throw new Refusal('follow_up_started');

  const wanted = changedFollowUp(found, body);
  const changed = (Object.keys(wanted) as (keyof FollowUp)[]).filter(
    (field) => JSON.stringify(wanted[field]) !== JSON.stringify(found[field]),
  );
  const pick = (of: FollowUp) => Object.fromEntries(changed.map((field) => [field, of[field]]));
  let followUp = found;
  if (changed.length > 0) {
    followUp = await tx
      .updateTable('followUps')
      .set({ ...pick(wanted), updatedAt: sql`now()` })
      .where('id', '=', found.id)
      .returning(followUpColumns)
      .executeTakeFirstOrThrow();
    await record(tx, context, {
      action: 'follow-up-changed',
      subject: 'follow-up',
      subjectId: found.id,
      before: pick(found),
      after: pick(followUp),
    });
  }
  return {
    followUp,
    project: await changeProject(tx, context, project, changedProjectFacts(wanted, body)),
  };
};
