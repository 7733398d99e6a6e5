import { isManager } from '@tidemark/contract/access';
import type { waiverActions } from '@tidemark/contract/evidence-profiles/waiver-actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { noteWrite } from '../job/note-write.ts';
import { lockOpenJob } from '../job/read.ts';
import { waiversOf } from './waivers-of.ts';

/** One that another device took back already changes nothing. */
export const takeBack: Handler<typeof waiverActions.takeBack> = async (context, { params }) => {
  const { tx, actor } = context;
  const project = await lockOpenJob(tx, actor, params.id);
  const [found] = await waiversOf(tx, project.id, params.waiverId);
  if (!found) return {};
  if (found.author !== actor.id && !isManager(actor.role)) throw new Refusal('forbidden');
  await tx.deleteFrom('evidenceWaivers').where('id', '=', found.id).execute();
  await noteWrite(tx, project.id);
  await record(tx, context, {
    action: 'evidence-waiver-taken-back',
    subject: 'project',
    subjectId: project.id,
    before: { rule: found.asked, for: found.for, reason: found.reason, text: found.text },
  });
  return {};
};
