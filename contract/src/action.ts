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
 * One thing that can be asked of the product. Server routes, validation, client calls and the OpenAPI document
 * are all made from it. `path` stands below /api/v1 and names its parameters as `:name`.
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
  /** The body travels as multipart/form-data with one file; `body.file` is what tells it from others (FileFacts). */
  readonly upload?: UploadRule | UploadRules;
  /** A body of this media type is taken as it is for the field of `body` that is named: a file that is posted by itself. */
  readonly fileBody?: { readonly type: string; readonly field: string };
  /** Bytes a body may have where that is more than the megabyte every other may. */
  readonly largestBody?: number;
  /** Also open to whoever holds the address the API signed, until it expires; the caller is nobody then. */
  readonly signedAddress?: boolean;
  /** Shape of `data` in the envelope; never where the answer is no envelope: with `binary` and with `events`. */
  readonly answer: A;
  /** The answer is bytes of this type. */
  readonly binary?: string;
  /** The answer is a stream of server-sent events, the data of each JSON of this shape. */
  readonly events?: z.ZodType;
  /** The sentence of the success envelope. */
  readonly message: string;
  /** Answers 201, and 200 where the record was there already; `always` 201, where every call makes a new one. */
  readonly creates?: true | 'always';
  /** Answers 202: what is asked for happens later. */
  readonly accepted?: boolean;
  /** Another system sends it and signs the body instead of signing in (Standard Webhooks: id, timestamp, signature). */
  readonly signedBody?: boolean;
  /** The answer holds a secret: it is not kept for a repeated Idempotency-Key. Done twice, the action does no more. */
  readonly secretAnswer?: boolean;
  /** For what is worth guessing at: so many a minute from one address, in place of the limit of all calls. */
  readonly triesAMinute?: number;
  /** A try at a password: it knows the device by its cookie, and gives it one with a success. */
  readonly marksDevice?: boolean;
  /** What this action may refuse with, beyond the refusals every action shares. */
  readonly refusals: readonly RefusalCode[];
  /** Present where the action can be done without a network and sent later. */
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

/** One that can be done without a network. */
export type OfflineAction<
  N extends string,
  M extends Method,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
> = Action<N, M, P, Q, B, A> & Required<Pick<Action<N, M, P, Q, B, A>, 'offline'>>;

/** Declares an action; leaves out params, query and body where there are none. */
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
