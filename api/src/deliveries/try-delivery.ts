import { mostTries } from '@tidemark/contract/deliveries';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { SendFailure } from '../integrations/failure.ts';
import type { Taken } from '../integrations/sending.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { pauseAfter } from './pauses.ts';
import { deliveryColumns, queueOf } from './read.ts';

/** A delivery, and the turn a job was made for. */
export interface Turn {
  delivery: string;
  turn: number;
  /** The request id of the call that caused it, if known. */
  requestId?: string | undefined;
}

/** Claims the delivery for one attempt, unless its turn is over or it is done. */
function claim(db: Kysely<Database>, { delivery, turn }: Turn) {
  return db
    .updateTable('deliveries')
    .set({
      state: 'running',
      attempts: sql`attempts + 1`,
      nextTryAt: null,
      updatedAt: sql`now()`,
    })
    .where('id', '=', delivery)
    .where('turn', '=', turn)
    .where('state', 'in', ['waiting', 'running'])
    .returning([...deliveryColumns, 'turn', 'document', 'folder', 'fileName', 'reportPart'])
    .executeTakeFirst();
}
export type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>> & Pick<Turn, 'requestId'>;

/** Sends a claimed delivery to its system. @throws SendFailure */
export type Send = (claimed: Claimed, signal: AbortSignal) => Promise<Taken>;

interface Parts {
  db: Kysely<Database>;
  jobs: Jobs;
  log: Logger;
  send: Send;
}

/**
 * One attempt of a delivery. Its outcome counts only while its turn lasts: an attempt overtaken by a Retry or by
 * another process changes nothing. Throws only for the database and the queue; the job then runs again.
 */
export async function tryDelivery(parts: Parts, turn: Turn, signal: AbortSignal): Promise<void> {
  const { db } = parts;
  const found = await claim(db, turn);
  if (!found) return;
  const claimed = { ...found, requestId: turn.requestId };
  const log = parts.log.child({ reqId: turn.requestId, delivery: claimed.id, kind: claimed.kind });
  // Its process died each time, so no reason was written.
  if (claimed.attempts > mostTries) {
    const message = `The server stopped ${mostTries} times while this was being sent.`;
    await db.transaction().execute((tx) => giveUp(tx, turn, mostTries, message));
    return;
  }
  try {
    const { externalId } = await parts.send(claimed, signal);
    await ending(db, turn)
      .set({ state: 'done', externalId, lastError: null, deliveredAt: sql`now()`, updatedAt: sql`now()` })
      .execute();
    log.info('a delivery was handed over');
  } catch (error) {
    // Another try has claimed it, and will report the outcome.
    if (signal.aborted) return;
    if (!(error instanceof SendFailure)) log.error({ err: error }, 'a delivery failed');
    else log.warn({ why: error.message }, 'a delivery failed');
    await settleFailure(parts, turn, claimed, error);
  }
}

const ending = (db: Kysely<Database> | Tx, { delivery, turn }: Turn) =>
  db
    .updateTable('deliveries')
    .where('id', '=', delivery)
    .where('turn', '=', turn)
    .where('state', '=', 'running');

/** Failed for now, with its next try's job; or permanently. */
async function settleFailure({ db, jobs }: Parts, turn: Turn, claimed: Claimed, error: unknown) {
  const known = error instanceof SendFailure ? error : undefined;
  // Unexpected errors are in the log with their cause; people do not see a stack.
  const message = known?.message ?? 'Tidemark could not prepare this. The server’s log says why.';
  const pause = known?.again === false ? undefined : pauseAfter(claimed.attempts, known?.afterMs);
  await db.transaction().execute(async (tx) => {
    if (pause === undefined) return giveUp(tx, turn, claimed.attempts, message);
    const next = new Date(Date.now() + pause);
    const updated = await ending(tx, turn)
      .set({
        state: 'waiting',
        lastError: message,
        nextTryAt: next.toISOString(),
        turn: turn.turn + 1,
        updatedAt: sql`now()`,
      })
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return;
    await jobs.add(tx, queueOf(claimed), { ...turn, turn: turn.turn + 1 }, next);
  });
}

async function giveUp(tx: Tx, turn: Turn, attempts: number, lastError: string): Promise<void> {
  await ending(tx, turn).set({ state: 'failed', attempts, lastError, updatedAt: sql`now()` }).execute();
}
