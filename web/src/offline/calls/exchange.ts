import { errorOf, networkError, signedOut } from '../faults/index.ts';
import { getSession } from '../session/index.ts';
import { refreshSession } from './refresh-session.ts';
import { type Answered, type Outgoing, request, retryAfter } from './request.ts';

export interface Exchange extends Outgoing {
  /** Sends no token; a 401 is then an ordinary refusal (as at sign-in). */
  anonymous?: boolean;
  /** Refuses to send unless this technician is the one signed in. */
  as?: number;
}

const defaultWait = 5_000;

/**
 * Behavior common to every call (first document, section 7): a 401 refreshes and repeats once, a 429 waits for
 * Retry-After and repeats once, a 404 is an ordinary result.
 * @throws CallError for every other failure, and when the server does not respond
 */
export async function exchange(outgoing: Exchange): Promise<Answered> {
  const token = tokenFor(outgoing);
  let answer = await request(outgoing, token);
  if (answer.status === 401 && !outgoing.anonymous) {
    await refreshSession(token);
    answer = await request(outgoing, tokenFor(outgoing));
    if (answer.status === 401) throw signedOut();
  }
  if (answer.status === 429) {
    await pause(retryAfter(answer.wait) ?? defaultWait, outgoing.signal);
    answer = await request(outgoing, tokenFor(outgoing));
  }
  if (answer.status >= 400 && answer.status !== 404) throw errorOf(answer.status, answer.body);
  return answer;
}

function tokenFor({ anonymous, as }: Exchange): string | undefined {
  if (anonymous) return undefined;
  const session = getSession();
  if (!session || (as !== undefined && session.technician.id !== as)) throw signedOut();
  return session.accessToken;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(networkError());
    });
  });
}
