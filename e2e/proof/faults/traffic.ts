import { setTimeout as after } from 'node:timers/promises';
import { type Answer, type Ask, send } from '../server/ask.ts';
import type { Session } from './session.ts';

/** One call of a person unrelated to the fault, and its response. */
export interface Seen {
  who: 'writer' | 'reader';
  at: number;
  ms: number;
  /** 0 without a full response. */
  status: number;
  code: string;
  sentence: string;
  retryAfter: string | null;
  text: string;
}

const timeLimit = 90_000;
const breath = 40;

/**
 * Calls like server/ask.ts, and records what was seen. A refused token is refreshed, and the call is made again later.
 */
export function watched(who: Seen['who'], seen: Seen[], session?: Session) {
  return async (url: string, given: string | undefined, asked: Ask) => {
    const token = session?.token() ?? given;
    // People are slower than programs.
    await after(breath);
    const at = performance.now();
    const keep = (status: number, text: string, retryAfter: string | null) => {
      const failed = status >= 400 ? (JSON.parse(text) as { code?: string; error?: string }) : {};
      const { code = '', error: sentence = '' } = failed;
      const ms = performance.now() - at;
      seen.push({ who, at, ms, status, code, sentence, retryAfter, text: status >= 400 ? text : '' });
    };
    try {
      const answer = await send(url, token, asked, timeLimit);
      const text = await answer.text();
      keep(answer.status, text, answer.headers.get('Retry-After'));
      if (answer.status === 401 && session && (await session.renew())) return undefined;
      const replayed = answer.headers.get('Idempotency-Replayed') === 'true';
      return { status: answer.status, text, replayed } satisfies Answer;
    } catch {
      // No full response: what became of the call is unknown.
      keep(0, '', null);
      return undefined;
    }
  };
}

/** Reads over and over until told to stop. */
export async function readOn(read: () => Promise<unknown>, until: AbortSignal): Promise<void> {
  while (!until.aborted) await read();
}

/** "503 unavailable, Retry-After 5: The service … (12 times, slowest 5.0 s)", one line per kind of response. */
export function told(seen: readonly Seen[]): string[] {
  const kinds = Map.groupBy(seen, ({ status, code, sentence, retryAfter }) => {
    if (status === 0) return 'no answer';
    if (status < 400) return 'answered';
    const again = retryAfter ? `, Retry-After ${retryAfter}` : '';
    return `${status} ${code}${again}: “${sentence}”`;
  });
  return [...kinds].map(([kind, those]) => {
    const slowest = Math.max(...those.map(({ ms }) => ms));
    return `${kind} (${those.length} times, slowest ${seconds(slowest)})`;
  });
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 9_950 ? 1 : 0)} s`;
