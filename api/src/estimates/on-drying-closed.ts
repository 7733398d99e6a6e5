import type { OnDryingClosed } from '../drying/read.ts';
import { lockInspection } from '../inspections/read.ts';
import { keepEstimate } from './keep-estimate.ts';
import type { OnEstimated } from './read.ts';

/** money.md 3: closing the drying makes the next number of the job's estimate, if anything differs. */
export const estimateOnDryingClosed =
  (onEstimated: OnEstimated): OnDryingClosed =>
  async (context, projectId) => {
    const { tx, actor } = context;
    const newest = await tx
      .selectFrom('inspections')
      .select('id')
      .where('projectId', '=', projectId)
      .where('status', '=', 'Completed')
      .orderBy('startedAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!newest) return;
    const { id, status } = await lockInspection(tx, actor, newest.id);
    const { isNew } = await keepEstimate(tx, context, id);
    if (isNew) await onEstimated(context, { id, projectId, status });
  };
