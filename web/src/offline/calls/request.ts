import type { Action, Method } from '@tidemark/contract/action';
import { v7 as uuid } from 'uuid';
import {
  forgetStranger,
  isNotTheOffice,
  networkError,
  noteReached,
  noteStranger,
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

/** The address of a call below /api/v1, its parameters filled in. */
export function addressOf(action: Action, { params = {}, query = {} }: Parts): string {
  const path = action.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (asked.length === 0) return path;
  return `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}

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
  /** What makes a success this call's own: whether data may be its answer, or of what type its bytes are. */
  answers: ((data: unknown) => boolean) | string;
  signal?: AbortSignal;
}

/** The office's answer, a success or a failure: what else comes is none. */
export interface Answered {
  status: number;
  /** The envelope, or a Blob where bytes were asked for. */
  body: unknown;
  /** Retry-After, as it came. */
  wait: string | null;
}

/** Where the API is; tests point it at a server of their own. */
export const origin = { value: '' };
const timeLimit = 30_000;
/** When the office answered last, and for how many ms that says that it can be reached. */
let officeAt = Number.NEGATIVE_INFINITY;
const officeCounts = 5_000;
export const refreshPath = '/auth/refresh';

/**
 * Sends one request and reads what comes.
 * @throws CallError "Network error" when no answer came, and `not_the_office` when one came that is not the office's
 */
export async function request(outgoing: Outgoing, token: string | undefined): Promise<Answered> {
  const answer = await (outgoing.form
    ? requestForm(outgoing, outgoing.form, token)
    : requestBody(outgoing, token));
  const { method, path } = outgoing;
  const kind = method === 'GET' ? 'readings' : path;
  try {
    const answered = await readAnswer(answer, outgoing);
    forgetStranger(kind);
    noteReached(true);
    officeAt = performance.now();
    return answered;
  } catch (error) {
    // A change, or one reading of many, may itself be what somebody on the way takes offense at: that is no word on whether
    // the office can be reached, and where some are answered the device would be online and offline in turns.
    const isAlone = performance.now() - officeAt > officeCounts;
    if (isNotTheOffice(error) && method === 'GET' && isAlone) noteReached(false);
    if (isNotTheOffice(error) && (method === 'GET' || path === refreshPath)) noteStranger(kind);
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
      // The office sends nobody elsewhere, and what is elsewhere need not see what is asked.
      redirect: 'manual',
      signal: limit.signal,
    });
  } catch {
    // fetch tells nothing apart: no network, an aborted request and the time limit all mean "no answer".
    if (!outgoing.signal?.aborted) {
      noteReached(false);
      forgetStranger('readings');
    }
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
  return answer;
}

type Reading = Pick<Outgoing, 'answers' | 'onProgress'>;

/** The one place that decides whether an answer is the office's. @throws CallError when it is not, or was cut off */
export async function readAnswer(answer: Response, { answers, onProgress }: Reading): Promise<Answered> {
  const { status, headers } = answer;
  const wait = headers.get('Retry-After');
  if (typeof answers === 'string' && answer.ok && isFile(headers, answers))
    return { status, wait, body: await whole(readBytes(answer, onProgress)) };
  const body = parsed(await whole(answer.text()));
  const data = typeof answers === 'string' ? undefined : dataIn(status, body);
  if (failureIn(status, body) || (data && (answers as (data: unknown) => boolean)(data)))
    return { status, wait, body };
  throw notTheOffice(retryAfter(wait));
}

/** The office names the file in all it sends; a page or JSON is none of its files, whatever was asked for. */
function isFile(headers: Headers, wanted: string): boolean {
  const type = mediaType(headers.get('Content-Type'));
  const isWanted = wanted === anyBytes ? !notFiles.has(type) : type === mediaType(wanted);
  return isWanted && /filename/.test(headers.get('Content-Disposition') ?? '');
}

const anyBytes = 'application/octet-stream';
const notFiles = new Set(['', 'text/html', 'application/xhtml+xml', 'application/json']);
const mediaType = (header: string | null) => (header ?? '').split(';')[0]!.trim().toLowerCase();

/** In milliseconds; undefined where nothing that can be read was said. */
export function retryAfter(said: string | null): number | undefined {
  const seconds = said === null || said.trim() === '' ? Number.NaN : Number(said);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 300) * 1000 : undefined;
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
