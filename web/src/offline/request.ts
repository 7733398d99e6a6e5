import type { Method } from '@tidemark/contract/action';
import { v7 as uuid } from 'uuid';
import { errorOf, networkError } from './call-error.ts';
import { noteReached } from './online.ts';
import { readBytes } from './read-bytes.ts';
import { sendForm } from './send-form.ts';

/** One request of the API. `path` stands below /api/v1. */
export interface Outgoing {
  method: Method;
  path: string;
  body?: unknown;
  /** A form with a file in place of a body. */
  form?: FormData;
  /** Told the share, 0 to 1, of the form that is on its way, or of the bytes that have come. */
  onProgress?: (share: number) => void;
  headers?: Record<string, string>;
  /** The answer is bytes, not JSON. */
  binary?: boolean;
  signal?: AbortSignal;
}

export interface Answered {
  status: number;
  /** The parsed JSON, or a Blob where bytes were asked for. */
  body: unknown;
}

/** Where the API is; tests point it at a server of their own. */
export const origin = { value: '' };
const timeLimit = 30_000;

/** Sends one request. @throws CallError "Network error" when no answer came */
export async function request(outgoing: Outgoing, token: string | undefined): Promise<Response> {
  if (outgoing.form) return requestForm(outgoing, outgoing.form, token);
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, timeLimit);
  outgoing.signal?.addEventListener('abort', abort);
  try {
    const answer = await fetch(`${origin.value}/api/v1${outgoing.path}`, {
      method: outgoing.method,
      headers: {
        ...(outgoing.body !== undefined && { 'Content-Type': 'application/json' }),
        ...common(outgoing, token),
      },
      ...(outgoing.body !== undefined && { body: JSON.stringify(outgoing.body) }),
      cache: 'no-store',
      signal: limit.signal,
    });
    noteReached(true);
    return answer;
  } catch {
    // fetch tells nothing apart: no network, an aborted request and the time limit all mean "no answer".
    if (!outgoing.signal?.aborted) noteReached(false);
    throw networkError();
  } finally {
    clearTimeout(timer);
    outgoing.signal?.removeEventListener('abort', abort);
  }
}

/** A change has one id over all its tries, so that the server's log tells its whole way by it. */
function common({ headers = {} }: Outgoing, token: string | undefined): Record<string, string> {
  return {
    'X-Request-Id': headers['Idempotency-Key'] ?? uuid(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...headers,
  };
}

/** A file that does not get through is no word on whether the office can be reached: small calls may well be. */
async function requestForm(outgoing: Outgoing, form: FormData, token: string | undefined): Promise<Response> {
  const answer = await sendForm({
    method: outgoing.method,
    url: `${origin.value}/api/v1${outgoing.path}`,
    headers: common(outgoing, token),
    form,
    onProgress: outgoing.onProgress,
    signal: outgoing.signal,
  });
  if (!answer) throw networkError();
  noteReached(true);
  return answer;
}

/** @throws CallError for an answer that is neither a success nor a 404 */
export async function readAnswer(
  answer: Response,
  { binary = false, onProgress }: Pick<Outgoing, 'binary' | 'onProgress'> = {},
): Promise<Answered> {
  const { status } = answer;
  if (binary && answer.ok) return { status, body: await whole(readBytes(answer, onProgress)) };
  const body = parsed(await whole(answer.text()));
  if (answer.ok && body === undefined) throw errorOf(502, undefined);
  if (answer.ok || (status === 404 && body !== undefined)) return { status, body };
  throw errorOf(status, body);
}

/** An answer cut off half-way is no answer. */
async function whole<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw networkError();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
