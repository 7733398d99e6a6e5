import type { Readable } from 'node:stream';
import type { Actor } from '@tidemark/contract/access';
import type { Action, AnswerOf, InputOf } from '@tidemark/contract/action';
import type { FileFacts } from '@tidemark/contract/files';
import { Refusal } from '@tidemark/contract/refusals';
import type { RawBuilder } from 'kysely';
import type { Read, Tx } from './db/database.ts';
import type { Blob } from './files/blobs.ts';
import type { Upload } from './files/take-in.ts';
import type { TurnTaker } from './files/take-turns.ts';

/** Who asks, and from where. */
export interface Caller {
  /** Null only on actions open to anyone. */
  actor: Actor | null;
  signInId: string | null;
  ip: string;
  userAgent: string | null;
  requestId: string;
}

interface Serving extends Caller {
  /** The address of a file, or of another action's response for an id, without a token; valid for at least an hour. */
  fileAddress(id: string, of?: Action): string;
  /** The person whose turn it is in shared lines. */
  asker: TurnTaker;
}

export interface ReadContext extends Serving {
  db: Read;
}

export interface WriteContext extends Serving {
  tx: Tx;
  /** Set by a creating handler that found the record: the response is 200, not 201. */
  existed(): void;
  /** Of a signed message of another system: its id, the same each time it is sent. */
  messageId?: string | undefined;
  /** Of an action that marks it: the device it comes from, by the secret in its cookie. */
  device?: string | undefined;
}

/** A write that came with a file. */
export interface UploadContext extends WriteContext {
  upload: Upload;
}

/** A caller that is signed in; every action but those for anyone has one. */
export type SignedIn<C extends Caller> = C & { actor: Actor };

/** The company's time zone, as its profile says now; undefined until a manager sets it. */
export type ZoneNow = (db: Read) => Promise<string | undefined>;

/** The response as bytes. */
export interface Bytes {
  body: Buffer;
  filename: string;
}

/** A streamed response; `size` if known in advance. */
export interface StreamedBytes {
  stream: Readable;
  size?: number;
  filename: string;
}

/** A stored file as the response, whole or a range; `tag` changes with its bytes. */
export interface StoredBytes extends Blob {
  tag: string;
  type: string;
  filename: string;
  /** Who has them may not have them tomorrow: a browser asks again before it shows them from its cache. */
  revocable?: true;
}

/** Who listens to events; `tell` after `end` does nothing. */
export interface Listener {
  tell(event: unknown): void;
  end(): void;
}

/** A continuing response: calls the listener until the returned function is called. */
export type Events = (to: Listener) => Promise<() => void>;

type ContextOf<A> = A extends { method: 'GET' }
  ? ReadContext
  : [AnswerOf<A>] extends [never]
    ? ReadContext
    : InputOf<A> extends { body: { file: FileFacts } }
      ? UploadContext
      : WriteContext;
type CallerOf<A, C extends Caller> = A extends { access: 'anyone' } ? C : SignedIn<C>;
type ResultOf<A> = [AnswerOf<A>] extends [never] ? Bytes | StreamedBytes | StoredBytes | Events : AnswerOf<A>;

export type Handler<A> = (context: CallerOf<A, ContextOf<A>>, input: InputOf<A>) => Promise<ResultOf<A>>;
/**
 * A write with a look before its transaction: slow work, such as hashing a password, holds no connection, and a
 * refusal comes before the file is judged. What the look saw may have changed by the transaction. If the look of an
 * upload sees anything, its record is there: the file is not judged, and there is no `upload`.
 */
export interface TwoStepHandler<A, Seen> {
  look(context: CallerOf<A, ReadContext>, input: InputOf<A>): Promise<Seen>;
  handle(context: CallerOf<A, ContextOf<A>>, input: InputOf<A>, seen: Seen): Promise<ResultOf<A>>;
}

/** What the session's statement reads beside the session: columns that are all null where the joined row is not there. */
export interface Beside {
  columns: RawBuilder<unknown>;
  join: RawBuilder<unknown>;
}

/** A read that finds its row by the path alone: the session's statement brings it (docs/decisions/0133). */
export interface BesideHandler<A, Row> {
  beside(params: InputOf<A> extends { params: infer P } ? P : never): Beside;
  handle(context: CallerOf<A, ContextOf<A>>, input: InputOf<A>, row: Row): Promise<ResultOf<A>>;
}

/** Thrown if the look is outdated; it runs again. */
export class Outdated extends Refusal {
  constructor() {
    super('unavailable', [], { retryAfter: 1 });
  }
}

/** A handler and its action, the types between them forgotten once checked. */
export interface Bound {
  action: Action;
  look?(context: ReadContext, input: unknown): Promise<unknown>;
  beside?(params: unknown): Beside;
  handle(
    context: ReadContext | WriteContext | UploadContext,
    input: unknown,
    seen?: unknown,
  ): Promise<unknown>;
}

export interface Session {
  actor: Actor;
  signInId: string;
  /** When the token it was read from ends. */
  expiresAt: Date;
  /** The row that was read beside it. */
  row?: unknown;
}

/** Reads an access token. Null when it is not (or no longer) good for anything. */
export type SessionReader = (token: string, beside?: Beside) => Promise<Session | null>;
