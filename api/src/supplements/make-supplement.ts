import { approvedOf } from '@tidemark/contract/estimates/approved';
import { type Billed, billedOf } from '@tidemark/contract/estimates/billed';
import { Refusal } from '@tidemark/contract/refusals';
import type { supplementActions } from '@tidemark/contract/supplements/actions';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import { supplementOf, wholeWith } from '@tidemark/contract/supplements/supplement';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockNumbered, type Numbered, refuseState } from '../estimates/lock-numbered.ts';
import { readEstimate } from '../estimates/read.ts';
import { readSupplement, supplementsOf } from './read.ts';

const notNewer = 'Choose a newer estimate.';

/** What a newer estimate asks beyond what is approved, the earlier approved supplements among it. */
export const makeSupplement: Handler<typeof supplementActions.make> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { id, number: estimateNumber } = params;
  const estimate = await lockNumbered(tx, actor, params);
  if (body.from <= estimateNumber)
    throw new Refusal('validation_failed', [{ field: 'from', message: notNewer }]);
  const newer = await readEstimate(tx, actor, id, body.from);
  const earlier = await supplementsOf(tx, { id, projectId: estimate.projectId });
  const last = earlier.find((one) => one.estimateNumber === estimateNumber && one.standing.approval);
  const content = supplementOf(
    last ? wholeWith(last, last.standing.approval?.lines ?? []) : approvedWhole(estimate),
    billedOf(newer),
  );
  if (content.lines.length === 0) throw new Refusal('nothing_differs');
  const number = (earlier[0]?.number ?? 0) + 1;
  await tx
    .insertInto('supplements')
    .values({
      ...{ inspectionId: id, number, estimateNumber, fromNumber: body.from, after: last?.number ?? null },
      content: JSON.stringify(content),
      technicianId: actor.id,
    })
    .execute();
  await record(tx, context, {
    action: 'supplement-made',
    subject: 'supplement',
    subjectId: `${id}/${supplementNumber(number)}`,
    after: { estimate: estimateNumber, from: body.from, total: content.total },
  });
  return { supplement: await readSupplement(tx, actor, id, number) };
};

function approvedWhole(estimate: Numbered): Billed {
  const { approval } = estimate.standing;
  return approval
    ? approvedOf(estimate, approval)
    : refuseState(`Estimate ${estimate.number}`, estimate.standing);
}
