import type { Delivery, DeliveryKind } from '@tidemark/contract/deliveries';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deliveryColumns, type FileOf, queueOf } from './read.ts';

export interface Wanted {
  inspectionId: string;
  kind: DeliveryKind;
  title: string;
  roomId?: string;
  /** The request id of the call that asked for it, logged with each attempt. */
  requestId: string | undefined;
  /** A delivery it stands beside, as asked for at its moment, which is the time that is printed. */
  beside?: string;
  /** Of a file for the drive: what it is, where it goes, and its name there, which is what keeps it one file. */
  file?: FileOf;
}

/** A running attempt may carry outdated data; it ends within a minute (guard.ts). */
const lastTryEnds = sql<string>`now() + interval '90 seconds'`;

// To the microsecond, by which they are listed.
const momentOf = (id: string) => sql<string>`(SELECT created_at FROM deliveries WHERE id = ${id})`;

/**
 * A delivery and its job, committed together. One that was asked for before begins again, with all its tries and the time
 * it has now: what it carries may have changed since, and that time is printed on it.
 */
export async function askDelivery(tx: Tx, jobs: Jobs, wanted: Wanted): Promise<Delivery> {
  const { inspectionId, kind, title, roomId = null, requestId, beside, file } = wanted;
  const createdAt = beside ? momentOf(beside) : sql<string>`now()`;
  const { turn, ...delivery } = await tx
    .insertInto('deliveries')
    .values({
      id: uuidv7(),
      ...{ inspectionId, kind, title, roomId },
      document: file?.document ?? null,
      folder: file?.folder ?? null,
      fileName: file?.name ?? null,
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
    queueOf[kind],
    { delivery: id, turn, requestId },
    nextTryAt ? new Date(nextTryAt) : undefined,
  );
  return delivery;
}
