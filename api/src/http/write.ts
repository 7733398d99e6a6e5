import type { Action } from '@tidemark/contract/action';
import { Refusal } from '@tidemark/contract/refusals';
import { type Kysely, sql } from 'kysely';
import { type Bound, type Caller, Outdated, type WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Upload } from '../files/take-in.ts';
import { type Asker, openTurns } from '../files/take-turns.ts';
import { type Answer, failure, success } from './envelope.ts';
import { claimKey, recallAnswer, rememberAnswer } from './idempotency.ts';
import { readInput } from './read-input.ts';

export interface WriteRequest {
  sent: { params: unknown; query: unknown; body: unknown };
  /** Present when the caller named an Idempotency-Key and is signed in. */
  once: { technicianId: number; key: string; print: Buffer } | undefined;
  /** Of one that came with a file: looks at it, which is dear where it is a picture. */
  judge?: (asker: Asker) => Promise<Upload>;
  messageId?: string | undefined;
  device?: string | undefined;
  fileAddress: WriteContext['fileAddress'];
  asker: Asker;
}
type Judged = WriteRequest & { upload?: Upload };

/** Each holds a connection to the database while the disk or the bucket takes its bytes; others need some too. */
const uploadTurns = openTurns({ atOnce: 5 });
/** Of another system: its messages of one project wait for each other, and all of them for an import. */
const messageTurns = openTurns({ atOnce: 2, inLine: 500 });

/**
 * Serialization failure and deadlock: the transaction did nothing and may simply run again. So may one that points at a row
 * somebody deleted after it was read (23503): run again, it finds that the row is gone, and says so.
 */
const again = new Set(['40001', '40P01', '23503']);
const attempts = 4;

/**
 * Runs a writing action in one transaction that also holds its answer, and answers after the commit. A file is judged before
 * it, and not again where its request was answered already, or where it is refused whatever is in it.
 */
export async function write(
  db: Kysely<Database>,
  bound: Bound,
  caller: Caller,
  request: WriteRequest,
): Promise<Answer & { replayed: boolean }> {
  const { once: of, judge, asker } = request;
  const first = of && judge && (await recallAnswer(db, of));
  if (first) return { status: first.status, body: first.answer, replayed: true };
  const judged: Judged = request;
  for (let attempt = 1; ; attempt++) {
    try {
      const seen = await look(db, bound, caller, request);
      if (judge) judged.upload ??= await judge(asker);
      const inOne = () => db.transaction().execute((tx) => once(tx, bound, caller, judged, seen));
      const turns = judge ? uploadTurns : bound.action.signedBody ? messageTurns : undefined;
      return await (turns ? turns(asker, inOne) : inOne());
    } catch (error) {
      const isAgain = error instanceof Outdated || again.has((error as { code?: string }).code ?? '');
      if (attempt < attempts && isAgain) continue;
      throw error;
    }
  }
}

async function look(db: Kysely<Database>, bound: Bound, caller: Caller, request: WriteRequest) {
  const { sent, asker, fileAddress } = request;
  return bound.look?.({ ...caller, db, asker, fileAddress }, readInput(bound.action, sent));
}

async function once(tx: Tx, bound: Bound, caller: Caller, request: Judged, seen: unknown) {
  const of = request.once;
  const first = of && (await claimKey(tx, of));
  if (first) return { status: first.status, body: first.answer, replayed: true };
  await sql`SAVEPOINT work`.execute(tx);
  const answer = await attempt(tx, bound, caller, request, seen);
  if (of) await rememberAnswer(tx, of, { status: answer.status, answer: answer.body });
  return { ...answer, replayed: false };
}

/** A refusal undoes the handler's work (unless it says the work stays) and is an answer like any other. */
async function attempt(tx: Tx, bound: Bound, caller: Caller, request: Judged, seen: unknown) {
  const { action } = bound;
  const { sent, once: _, judge: __, ...given } = request;
  let status = action.accepted ? 202 : action.creates ? 201 : 200;
  const existed = () => {
    status = 200;
  };
  try {
    const result = await bound.handle({ ...caller, ...given, tx, existed }, readInput(action, sent), seen);
    return success(status, action.message, answerOf(action, result));
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof Outdated) throw error;
    if (!error.keepsWork) await sql`ROLLBACK TO SAVEPOINT work`.execute(tx);
    return failure(error);
  }
}

/** The contract's shape is what leaves the server: a column it does not name is stripped here. */
export function answerOf(action: Action, result: unknown): unknown {
  return action.answer.parse(result);
}
