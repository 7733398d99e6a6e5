import { approvalProblems } from '@tidemark/contract/estimates/approved';
import { Refusal } from '@tidemark/contract/refusals';
import type { supplementActions } from '@tidemark/contract/supplements/actions';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import { approvedSupplement } from '@tidemark/contract/supplements/supplement';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { approvalFile } from '../estimates/approval-file.ts';
import { approvalInWords } from '../estimates/approval-in-words.ts';
import { lockSupplement, readSupplement, refuseState } from './read.ts';

/** Only lines that it asks for can differ: what it takes off is no longer in the newer estimate. */
export const approveSupplement: Handler<typeof supplementActions.approve> = async (
  context,
  { params, body },
) => {
  const { tx, actor } = context;
  const { id, supplement: number } = params;
  const supplement = await lockSupplement(tx, actor, params);
  if (supplement.standing.state !== 'Sent') refuseState(supplement);
  const asked = supplement.lines.filter((line) => line.asked);
  const problems = approvalProblems(asked, body, approvedSupplement(supplement, body).total);
  if (problems.length > 0) throw new Refusal('validation_failed', problems);
  const file = await approvalFile(tx, supplement.projectId, body.fileId);
  await tx
    .insertInto('supplementApprovals')
    .values({
      ...{ inspectionId: id, number, technicianId: actor.id },
      ...{ ...body, lines: JSON.stringify(body.lines) },
    })
    .execute();
  await record(tx, context, {
    action: 'supplement-approved',
    subject: 'supplement',
    subjectId: `${id}/${supplementNumber(number)}`,
    before: { total: supplement.total },
    after: approvalInWords(body, { lines: asked, file }),
  });
  return { supplement: await readSupplement(tx, actor, id, number) };
};
