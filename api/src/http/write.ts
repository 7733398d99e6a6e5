import type { Action } from '@tidemark/contract/action';
import { Refusal } from '@tidemark/contract/refusals';
import type { Kysely } from 'kysely';
import { type Bound, type Caller, Outdated, type WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Upload } from '../files/take-in.ts';
import { openTurns, type TurnTaker } from '../files/take-turns.ts';
import { type Answer, failure, success } from './envelope.ts';
import { claimKey, recallAnswer, rememberAnswer } from './idempotency.ts';
import { readInput } from './read-input.ts';

export interface WriteRequest {
  sent: { params: unknown; query: unknown; body: unknown };
  /** Present when the caller named an Idempotency-Key and is signed in. */
  once: { technicianId: number; key: string; print: Buffer } | undefined;
  /** For a call with a file: checks the file, which is expensive for a picture. */
  judge?: (asker: TurnTaker) => Promise<Upload>;
  messageId?: string | undefined;
  device?: string | undefined;
  fileAddress: WriteContext['fileAddress'];
  asker: TurnTaker;
}
type Judged = WriteRequest & { upload?: Upload };
type Replayable = Answer & { replayed: boolean };

/** Each holds a database connection while the disk or the bucket takes its bytes; others need some too. */
const uploadTurns = openTurns({ atOnce: 5 });
/** Of another system: its messages about one project wait for each other, and all of them for an import. */
const messageTurns = openTurns({ atOnce: 2, inLine: 500 });

/**
 * Serialization failure and deadlock: the transaction did nothing and may run again. So may one that refers to a row
 * deleted after it was read (23503): the second run finds the row gone and says so.
 */
const again = new Set(['40001', '40P01', '23503']);
const attempts = 4;

/**
 * Runs a writing action in one transaction that also stores its response, and responds after the commit. A file is
 * judged before it, but not for a repeated request or one that is refused whatever the file is.
 */
export async function write(
  db: Kysely<Database>,
  bound: Bound,
  caller: Caller,
  request: WriteRequest,
): Promise<Replayable> {
  const { once: of, judge, asker } = request;
  const first = judge && (await recalled(db, of));
  if (first) return first;
  const judged: Judged = request;
  for (let attempt = 1; ; attempt++) {
    try {
      const seen = await look(db, bound, caller, request);
      if (judge && seen === undefined) judged.upload ??= await judge(asker);
      const inTurn = () => settle(db, bound, caller, judged, seen);
      const turns = judge ? uploadTurns : bound.action.signedBody ? messageTurns : undefined;
      return await (turns ? turns(asker, inTurn) : inTurn());
    } catch (error) {
      const isAgain = error instanceof Outdated || again.has((error as { code?: string }).code ?? '');
      if (attempt < attempts && isAgain) continue;
      // Between two looks the same request, sent twice at once, may have done what is refused now.
      const done = judge && error instanceof Refusal && (await recalled(db, of));
      if (done) return done;
      throw error;
    }
  }
}

async function recalled(db: Kysely<Database>, of: WriteRequest['once']): Promise<Replayable | undefined> {
  const first = of && (await recallAnswer(db, of));
  return first && { status: first.status, body: first.answer, replayed: true };
}

async function look(db: Kysely<Database>, bound: Bound, caller: Caller, request: WriteRequest) {
  const { sent, asker, fileAddress } = request;
  return bound.look?.({ ...caller, db, asker, fileAddress }, readInput(bound.action, sent));
}

/**
 * A refusal undoes the handler's work (unless it says the work stays). A second transaction stores it like any response,
 * or returns the response of a repeated request that claimed the key in between.
 */
async function settle(
  db: Kysely<Database>,
  bound: Bound,
  caller: Caller,
  request: Judged,
  seen: unknown,
): Promise<Replayable> {
  const { once: of } = request;
  let refusal: Refusal | undefined;
  try {
    return await once(db, of, async (tx) => {
      try {
        return await work(tx, bound, caller, request, seen);
      } catch (error) {
        if (!(error instanceof Refusal) || error instanceof Outdated) throw error;
        if (error.keepsWork) return failure(error);
        refusal = error;
        throw error;
      }
    });
  } catch (error) {
    if (error !== refusal) throw error;
    const told = failure(refusal!);
    return of ? await once(db, of, async () => told) : { ...told, replayed: false };
  }
}

/** Runs and remembers a keyed request in one transaction, or returns its first response. */
function once(
  db: Kysely<Database>,
  of: WriteRequest['once'],
  run: (tx: Tx) => Promise<Answer>,
): Promise<Replayable> {
  return db.transaction().execute(async (tx) => {
    const first = of && (await claimKey(tx, of));
    if (first) return { status: first.status, body: first.answer, replayed: true };
    const answer = await run(tx);
    if (of) await rememberAnswer(tx, of, { status: answer.status, answer: answer.body });
    return { ...answer, replayed: false };
  });
}

async function work(tx: Tx, bound: Bound, caller: Caller, request: Judged, seen: unknown): Promise<Answer> {
  const { action } = bound;
  const { sent, once: _, judge: __, ...given } = request;
  let status = action.accepted ? 202 : action.creates ? 201 : 200;
  const existed = () => {
    status = 200;
  };
  const result = await bound.handle({ ...caller, ...given, tx, existed }, readInput(action, sent), seen);
  return success(status, action.message, answerOf(action, result));
}

/** Only the contract's shape leaves the server: columns it does not name are dropped here. */
export function answerOf(action: Action, result: unknown): unknown {
  return action.answer.parse(result);
}
