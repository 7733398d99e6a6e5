import type { Delivery, DeliveryKind } from '@tidemark/contract/deliveries';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deliveryColumns, type FileOf, queueOf } from './read.ts';

export interface Wanted {
  /** Null of an accounting export's file. */
  inspectionId: string | null;
  accountingBatch?: number;
  kind: DeliveryKind;
  title: string;
  roomId?: string;
  /** The request id of the call that asked for it, logged with each attempt. */
  requestId: string | undefined;
  /** A delivery it belongs to, requested at the same moment, which is the printed time. */
  beside?: string;
  /** For a drive file: its content, its folder, and its name there, which keeps it one file. */
  file?: FileOf;
  /** For a person's letter: its id, which makes each of them a delivery of its own. */
  letter?: string;
}

/** A running attempt may carry outdated data; it ends within a minute (guard.ts). */
const lastTryEnds = sql<string>`now() + interval '90 seconds'`;

// To the microsecond, because the list sorts by it.
const momentOf = (id: string) => sql<string>`(SELECT created_at FROM deliveries WHERE id = ${id})`;

/**
 * A delivery and its job, committed together. A repeated one starts again, with all its tries and a new time: its
 * content may have changed, and that time is printed on it.
 */
export async function queueDelivery(tx: Tx, jobs: Jobs, wanted: Wanted): Promise<Delivery> {
  const { inspectionId, accountingBatch = null, kind, title, roomId = null } = wanted;
  const { requestId, beside, file, letter } = wanted;
  const createdAt = beside ? momentOf(beside) : sql<string>`now()`;
  const { turn, ...delivery } = await tx
    .insertInto('deliveries')
    .values({
      id: letter ?? uuidv7(),
      ...{ inspectionId, accountingBatch, kind, title, roomId },
      document: file?.document ?? null,
      folder: file?.folder ?? null,
      fileName: file?.name ?? letter ?? null,
      ...(file?.part && { reportPart: JSON.stringify(file.part) }),
      createdAt,
    })
    .onConflict((on) =>
      on.columns(['inspectionId', 'kind', 'folder', 'fileName']).doUpdateSet({
        state: 'waiting',
        attempts: 0,
        turn: sql`deliveries.turn + 1`,
        nextTryAt: sql`CASE WHEN deliveries.state = 'running' THEN ${lastTryEnds} END`,
        deliveredAt: null,
        createdAt,
        updatedAt: sql`now()`,
      }),
    )
    .returning([...deliveryColumns, 'turn'])
    .executeTakeFirstOrThrow();
  const { id, nextTryAt } = delivery;
  await jobs.add(
    tx,
    queueOf({ kind, fileName: letter ?? null }),
    { delivery: id, turn, requestId },
    nextTryAt ? new Date(nextTryAt) : undefined,
  );
  return delivery;
}
