import { approvalProblems, withLines } from '@tidemark/contract/estimates/approved';
import { billedOf } from '@tidemark/contract/estimates/billed';
import type { estimateOfficeActions } from '@tidemark/contract/estimates/office-actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { approvalFile } from './approval-file.ts';
import { approvalInWords } from './approval-in-words.ts';
import { lockNumbered, refuseState } from './lock-numbered.ts';
import { readEstimate } from './read.ts';

export const approveEstimate: Handler<typeof estimateOfficeActions.approve> = async (
  context,
  { params, body },
) => {
  const { tx, actor } = context;
  const { id, number } = params;
  const estimate = await lockNumbered(tx, actor, params);
  if (estimate.standing.state !== 'Sent') refuseState(`Estimate ${number}`, estimate.standing);
  const sent = billedOf(estimate);
  const problems = approvalProblems(sent.lines, body, withLines(sent, body.lines).total);
  if (problems.length > 0) throw new Refusal('validation_failed', problems);
  const file = await approvalFile(tx, estimate.projectId, body.fileId);
  await tx
    .insertInto('estimateApprovals')
    .values({
      ...{ inspectionId: id, number, technicianId: actor.id },
      ...{ ...body, lines: JSON.stringify(body.lines) },
    })
    .execute();
  await record(tx, context, {
    action: 'estimate-approved',
    subject: 'estimate',
    subjectId: `${id}/${number}`,
    before: { total: estimate.total },
    after: approvalInWords(body, { lines: sent.lines, file }),
  });
  return { estimate: await readEstimate(tx, actor, id, number) };
};
