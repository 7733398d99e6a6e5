import { errorOf, networkError, signedOut } from '../faults/index.ts';
import { getSession } from '../session/index.ts';
import { refreshSession } from './refresh-session.ts';
import { type Answered, type Outgoing, request, retryAfter } from './request.ts';

export interface Exchange extends Outgoing {
  /** Sent without a token; a 401 is then an ordinary refusal (sign-in itself). */
  anonymous?: boolean;
  /** Refuses to send unless this technician is the one signed in. */
  as?: number;
}

const defaultWait = 5_000;

/**
 * The behaviour common to every call (first document, section 7): a 401 refreshes once and tries once more, a 429 waits
 * Retry-After and tries once more, a 404 is an ordinary result. Only the office's answers are answers.
 * @throws CallError for every other answer that is not a success, and when there is no answer
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
