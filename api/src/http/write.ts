import type { Action } from '@tidemark/contract/action';
import { Refusal } from '@tidemark/contract/refusals';
import { type Kysely, sql } from 'kysely';
import type { Bound, Caller, WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Upload } from '../files/take-in.ts';
import { type Answer, failure, success } from './envelope.ts';
import { claimKey, rememberAnswer } from './idempotency.ts';
import { readInput } from './read-input.ts';

export interface WriteRequest {
  sent: { params: unknown; query: unknown; body: unknown };
  /** Present when the caller named an Idempotency-Key and is signed in. */
  once: { technicianId: number; key: string; print: Buffer } | undefined;
  upload?: Upload;
  messageId?: string | undefined;
  device?: string | undefined;
  fileAddress: WriteContext['fileAddress'];
}

/**
 * Serialization failure and deadlock: the transaction did nothing and may simply run again. So may one that points at a row
 * somebody deleted after it was read (23503): run again, it finds that the row is gone, and says so.
 */
const again = new Set(['40001', '40P01', '23503']);
const attempts = 4;

/** Runs a writing action in one transaction that also holds its answer, and answers after the commit. */
export async function write(
  db: Kysely<Database>,
  bound: Bound,
  caller: Caller,
  request: WriteRequest,
): Promise<Answer & { replayed: boolean }> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((tx) => once(tx, bound, caller, request));
    } catch (error) {
      if (attempt < attempts && again.has((error as { code?: string }).code ?? '')) continue;
      throw error;
    }
  }
}

async function once(tx: Tx, bound: Bound, caller: Caller, request: WriteRequest) {
  const of = request.once;
  const first = of && (await claimKey(tx, of));
  if (first) return { status: first.status, body: first.answer, replayed: true };
  await sql`SAVEPOINT work`.execute(tx);
  const answer = await attempt(tx, bound, caller, request);
  if (of) await rememberAnswer(tx, of, { status: answer.status, answer: answer.body });
  return { ...answer, replayed: false };
}

/** A refusal undoes the handler's work (unless it says the work stays) and is an answer like any other. */
async function attempt(tx: Tx, { action, handle }: Bound, caller: Caller, request: WriteRequest) {
  const { sent, once: _, ...given } = request;
  let status = action.accepted ? 202 : action.creates ? 201 : 200;
  const existed = () => {
    status = 200;
  };
  try {
    const result = await handle({ ...caller, ...given, tx, existed }, readInput(action, sent));
    return success(status, action.message, answerOf(action, result));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!error.keepsWork) await sql`ROLLBACK TO SAVEPOINT work`.execute(tx);
    return failure(error);
  }
}

/** The contract's shape is what leaves the server: a column it does not name is stripped here. */
export function answerOf(action: Action, result: unknown): unknown {
  return action.answer.parse(result);
}
