import type { Action, AnswerOf, InputOf } from '@tidemark/contract/action';
import type { AnyAction } from '@tidemark/contract/actions';
import { errorOf } from '../faults/index.ts';
import { fitsAnswer } from './answer-shape.ts';
import { type Exchange, exchange } from './exchange.ts';
import { once } from './once.ts';
import { type Answered, addressOf, type Parts } from './request.ts';

type Part<K extends string, T> = Record<never, never> extends T ? { [P in K]?: T } : { [P in K]: T };
/** The input of a call; parts without required fields may be left out. */
export type Given<A> = Part<'params', InputOf<A>['params']> &
  (InputOf<A> extends { query: infer Q } ? { query?: Partial<Q> } : unknown) &
  Part<'body', InputOf<A>['body']>;

/** A call of the API, typed by its action. @throws CallError, also for 404 */
export async function call<A extends AnyAction>(action: A, given: Given<A>): Promise<AnswerOf<A>> {
  const { body } = await found(action, given as Parts);
  return (body as { data: AnswerOf<A> }).data;
}

/** A call whose response is bytes; `onProgress` gets the share that has arrived. @throws CallError */
export async function callBytes<A extends AnyAction>(
  action: A,
  given: Given<A>,
  onProgress?: (share: number) => void,
): Promise<File> {
  const { body } = await found(action, given as Parts, onProgress);
  return body as File;
}

/** A call that brings a file, by somebody who waits for it; what must not be lost goes by the outbox. @throws CallError */
export async function callForm<A extends AnyAction>(action: A, form: FormData): Promise<AnswerOf<A>> {
  const { body } = await exchange({
    method: action.method,
    path: action.path,
    form,
    answers: (data) => fitsAnswer(action.answer, data),
  });
  return (body as { data: AnswerOf<A> }).data;
}

async function found(
  action: AnyAction,
  given: Parts,
  onProgress?: (share: number) => void,
): Promise<Answered> {
  const { method } = action;
  const asked: Exchange = {
    method,
    path: addressOf(action as unknown as Action, given),
    ...(method !== 'GET' && { body: given.body ?? {} }),
    anonymous: action.access === 'anyone',
    answers: action.binary ?? ((data) => fitsAnswer(action.answer, data)),
    ...(onProgress && { onProgress }),
  };
  // A call that only names a record, or replaces one, can be repeated safely; a signed-out person has no key.
  const isEntry = method === 'POST' && given.body !== undefined && !asked.anonymous;
  const answer = await (isEntry
    ? once(`${asked.path} ${JSON.stringify(asked.body)}`, (key) =>
        exchange({ ...asked, headers: { 'Idempotency-Key': key } }),
      )
    : exchange(asked));
  if (answer.status === 404) throw errorOf(404, answer.body);
  return answer;
}
