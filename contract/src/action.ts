import { z } from 'zod';
import type { Access } from './access.ts';
import type { UploadRule, UploadRules } from './files.ts';
import type { Offline } from './offline.ts';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a caller sends: path parameters, query and body apart, as they travel. */
export interface Input<P, Q, B> {
  params: P;
  query: Q;
  body: B;
}

/**
 * One call of the API. Server routes, validation, client calls and the OpenAPI document derive from it. `path` is
 * relative to /api/v1 and names its parameters as `:name`.
 */
export interface Action<
  N extends string = string,
  M extends Method = Method,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  readonly name: N;
  readonly method: M;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /**
   * The body travels as multipart/form-data with one file; `body.file` holds the facts that identify it (FileFacts).
   */
  readonly upload?: UploadRule | UploadRules;
  /** A raw body of this media type fills the named field of `body`, for a file posted on its own. */
  readonly fileBody?: { readonly type: string; readonly field: string };
  /** Body limit in bytes, if more than the default megabyte. */
  readonly largestBody?: number;
  /** Also open to anyone with a signed URL until it expires; then there is no caller. */
  readonly signedAddress?: boolean;
  /** Shape of `data` in the envelope; absent with `binary` and `events`, which have no envelope. */
  readonly answer: A;
  /** Answers with an ETag, and 304 to a caller that has this answer. */
  readonly tagged?: true;
  /** The response is bytes of this media type. */
  readonly binary?: string;
  /** The response is a stream of server-sent events; the data of each is JSON of this shape. */
  readonly events?: z.ZodType;
  /** The message of the success envelope. */
  readonly message: string;
  /** Responds 201, or 200 if the record already existed; `always` 201 if every call creates a new one. */
  readonly creates?: true | 'always';
  /** Responds 202: the work happens later. */
  readonly accepted?: boolean;
  /** Another system calls it and signs the body instead of signing in (Standard Webhooks: id, timestamp, signature). */
  readonly signedBody?: boolean;
  /**
   * The response holds a secret and is not stored for a repeated Idempotency-Key. The action is idempotent by itself.
   */
  readonly secretAnswer?: boolean;
  /** For calls worth guessing at: calls a minute from one address, instead of the general limit. */
  readonly triesAMinute?: number;
  /** A password attempt: it recognizes the device by its cookie and sets one on success. */
  readonly marksDevice?: boolean;
  /** Refusals of this action besides the ones every action shares. */
  readonly refusals: readonly RefusalCode[];
  /** Present if the action works offline and is sent later. */
  readonly offline?: Offline<Input<z.output<P>, z.output<Q>, z.output<B>>, z.output<A>>;
}

export type InputOf<A> =
  A extends Action<string, Method, infer P, infer Q, infer B, z.ZodType>
    ? Input<z.output<P>, z.output<Q>, z.output<B>>
    : never;
export type AnswerOf<A> =
  A extends Action<string, Method, z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;

const nothing = z.strictObject({});
type Nothing = typeof nothing;

type Spec<
  N extends string,
  M extends Method,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
> = Omit<Action<N, M, P, Q, B, A>, 'params' | 'query' | 'body' | 'message' | 'refusals'> & {
  params?: P;
  query?: Q;
  body?: B;
  message?: string;
  refusals?: readonly RefusalCode[];
};

/** An action that works offline. */
export type OfflineAction<
  N extends string,
  M extends Method,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
> = Action<N, M, P, Q, B, A> & Required<Pick<Action<N, M, P, Q, B, A>, 'offline'>>;

/** Declares an action; params, query and body are optional. */
export function action<
  const N extends string,
  const M extends Method,
  A extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(
  spec: Spec<N, M, P, Q, B, A> & Required<Pick<Spec<N, M, P, Q, B, A>, 'offline'>>,
): OfflineAction<N, M, P, Q, B, A>;
export function action<
  const N extends string,
  const M extends Method,
  A extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(spec: Spec<N, M, P, Q, B, A> & { offline?: never }): Action<N, M, P, Q, B, A>;
export function action(spec: Spec<string, Method, z.ZodType, z.ZodType, z.ZodType, z.ZodType>): Action {
  return { params: nothing, query: nothing, body: nothing, message: 'OK', refusals: [], ...spec };
}
