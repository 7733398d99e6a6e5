import type { estimateActions } from '@tidemark/contract/estimates/actions';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { lockInspection, type OnCompleted } from '../inspections/read.ts';
import { keepEstimate } from './keep-estimate.ts';
import { type OnEstimated, readEstimate } from './read.ts';

/**
 * A completed inspection can be recalculated with a newer price list; an open one stores nothing, and a cancelled one
 * has no estimate. What follows from a new estimate is passed in and commits with it.
 */
export const makeEstimate =
  (onEstimated: OnEstimated): Handler<typeof estimateActions.make> =>
  async (context, { params }) => {
    const { id, projectId, status } = await lockInspection(context.tx, context.actor, params.id);
    if (status === 'Cancelled') throw new Refusal('inspection_cancelled');
    if (status === 'In Progress') {
      context.existed();
      return { estimate: await readEstimate(context.tx, context.actor, id) };
    }
    const { estimate, isNew } = await keepEstimate(context.tx, context, id);
    if (isNew) await onEstimated(context, { id, projectId, status });
    else context.existed();
    return { estimate };
  };

/** decisions.md, "After submit": the estimate commits with the inspection's completion. */
export const saveEstimateOnCompletion: OnCompleted = async (context, { id }) => {
  await keepEstimate(context.tx, context, id);
};
