import type { Action, Method } from '@tidemark/contract/action';
import { v7 as uuid } from 'uuid';
import {
  isNotTheOffice,
  networkError,
  noteBlocked,
  noteReached,
  noteUnblocked,
  notTheOffice,
} from '../faults/index.ts';
import { dataIn, failureIn } from './envelope.ts';
import { readBytes } from './read-bytes.ts';
import { sendForm } from './send-form.ts';

export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of a call below /api/v1, with its parameters. */
export function addressOf(action: Action, { params = {}, query = {} }: Parts): string {
  const path = action.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (asked.length === 0) return path;
  return `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}

/** One request to the API. `path` is below /api/v1. */
export interface Outgoing {
  method: Method;
  path: string;
  body?: unknown;
  /** A form with a file, sent instead of a body. */
  form?: FormData;
  /** Gets the share, 0 to 1, of the form that was sent or of the bytes that arrived. */
  onProgress?: (share: number) => void;
  headers?: Record<string, string>;
  /** What identifies this call's success: whether data can be its response, or the type of its bytes. */
  answers: ((data: unknown) => boolean) | string;
  signal?: AbortSignal;
}

/** The server's response, success or failure; anything else is a blocked response. */
export interface Answered {
  status: number;
  /** The envelope, or a File where bytes were asked for. */
  body: unknown;
  /** Retry-After, unparsed. */
  wait: string | null;
}

/** The API's address; tests point it at their own server. */
export const origin = { value: '' };
const timeLimit = 30_000;
/** When the server last responded, and for how many ms that counts as reachable. */
let officeAt = Number.NEGATIVE_INFINITY;
const officeCounts = 5_000;
export const refreshPath = '/auth/refresh';

/**
 * Sends one request and reads the response.
 * @throws CallError "Network error" without a response, and `not_the_office` for one that is not the server's
 */
export async function request(outgoing: Outgoing, token: string | undefined): Promise<Answered> {
  const answer = await (outgoing.form
    ? requestForm(outgoing, outgoing.form, token)
    : requestBody(outgoing, token));
  const { method, path } = outgoing;
  const kind = method === 'GET' ? 'readings' : path;
  try {
    const answered = await readAnswer(answer, outgoing);
    noteUnblocked(kind);
    noteReached(true);
    officeAt = performance.now();
    return answered;
  } catch (error) {
    // A proxy may object to one change or one read out of many. That does not make the server unreachable, or the
    // device would switch between online and offline.
    const isAlone = performance.now() - officeAt > officeCounts;
    if (isNotTheOffice(error) && method === 'GET' && isAlone) noteReached(false);
    if (isNotTheOffice(error) && (method === 'GET' || path === refreshPath)) noteBlocked(kind);
    throw error;
  }
}

async function requestBody(outgoing: Outgoing, token: string | undefined): Promise<Response> {
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, timeLimit);
  outgoing.signal?.addEventListener('abort', abort);
  try {
    return await fetch(`${origin.value}/api/v1${outgoing.path}`, {
      method: outgoing.method,
      headers: {
        ...(outgoing.body !== undefined && { 'Content-Type': 'application/json' }),
        ...common(outgoing, token),
      },
      ...(outgoing.body !== undefined && { body: JSON.stringify(outgoing.body) }),
      cache: 'no-store',
      // The server never redirects, and another host must not see the request.
      redirect: 'manual',
      signal: limit.signal,
    });
  } catch {
    // fetch does not distinguish no network, an aborted request and the time limit: all mean "no response".
    if (!outgoing.signal?.aborted) {
      noteReached(false);
      noteUnblocked('readings');
    }
    throw networkError();
  } finally {
    clearTimeout(timer);
    outgoing.signal?.removeEventListener('abort', abort);
  }
}

/** A change keeps one request id over all tries, so that the server's log shows its whole way. */
function common({ headers = {} }: Outgoing, token: string | undefined): Record<string, string> {
  return {
    'X-Request-Id': headers['Idempotency-Key'] ?? uuid(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...headers,
  };
}

/** A failed upload does not mean that the server is unreachable: small calls may get through. */
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
  return answer;
}

type Reading = Pick<Outgoing, 'answers' | 'onProgress'>;

/** The only place that decides whether a response is the server's. @throws CallError if it is not, or is incomplete */
export async function readAnswer(answer: Response, { answers, onProgress }: Reading): Promise<Answered> {
  const { status, headers } = answer;
  const wait = headers.get('Retry-After');
  if (typeof answers === 'string' && answer.ok && isFile(headers, answers))
    return { status, wait, body: named(await whole(readBytes(answer, onProgress)), headers) };
  const body = parsed(await whole(answer.text()));
  const data = typeof answers === 'string' ? undefined : dataIn(status, body);
  if (failureIn(status, body) || (data && (answers as (data: unknown) => boolean)(data)))
    return { status, wait, body };
  throw notTheOffice(retryAfter(wait));
}

/** The server names the file in every download; a page or JSON is never one. */
function isFile(headers: Headers, wanted: string): boolean {
  const type = mediaType(headers.get('Content-Type'));
  const isWanted = wanted === anyBytes ? !notFiles.has(type) : type === mediaType(wanted);
  return isWanted && /filename/.test(headers.get('Content-Disposition') ?? '');
}

/** Bytes under the name the office gave them. */
function named(bytes: Blob, headers: Headers): File {
  const said = headers.get('Content-Disposition') ?? '';
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(said)?.[1];
  const name = whole ? decodeURIComponent(whole) : /filename="([^"]*)"/.exec(said)?.[1];
  return new File([bytes], name || 'file', { type: bytes.type });
}

const anyBytes = 'application/octet-stream';
const notFiles = new Set(['', 'text/html', 'application/xhtml+xml', 'application/json']);
const mediaType = (header: string | null) => (header ?? '').split(';')[0]!.trim().toLowerCase();

/** In milliseconds; undefined if the header cannot be read. */
export function retryAfter(said: string | null): number | undefined {
  const seconds = said === null || said.trim() === '' ? Number.NaN : Number(said);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 300) * 1000 : undefined;
}

/** An incomplete response counts as none. */
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
