import type { deliveryActions } from '@tidemark/contract/deliveries';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deliveryColumns, lockDelivery, queueOf } from './read.ts';

/** Retries a failed or waiting delivery; a running or done one stays as it is. */
export function retryDelivery(jobs: Jobs): Handler<typeof deliveryActions.retry> {
  return async (context, { params }) => {
    const { tx } = context;
    const { turn, fileName, ...found } = await lockDelivery(tx, params.id);
    if (found.state === 'running' || found.state === 'done') return { delivery: found };
    const delivery = await tx
      .updateTable('deliveries')
      .set({ state: 'waiting', attempts: 0, nextTryAt: null, turn: turn + 1, updatedAt: sql`now()` })
      .where('id', '=', found.id)
      .returning(deliveryColumns)
      .executeTakeFirstOrThrow();
    await jobs.add(tx, queueOf({ kind: found.kind, fileName }), {
      delivery: found.id,
      turn: turn + 1,
      requestId: context.requestId,
    });
    await record(tx, context, {
      action: 'delivery-retried',
      ...(found.inspectionId === null
        ? { subject: 'accounting-export', subjectId: found.accountingBatch! }
        : { subject: 'inspection', subjectId: found.inspectionId }),
      before: { delivery: found.id, state: found.state, lastError: found.lastError },
      after: { delivery: found.id, state: delivery.state },
    });
    return { delivery };
  };
}
