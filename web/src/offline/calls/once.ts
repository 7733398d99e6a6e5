import { v7 as uuid } from 'uuid';
import { CallError } from '../faults/index.ts';

/** Within this time the same entry sent again is a retry; later it is meant as a new one. */
const tryFor = 10 * 60_000;
const unanswered = new Map<string, { key: string; since: number }>();

/**
 * Gives an entry an Idempotency-Key that it keeps until a response arrives: after a lost response, pressing again
 * returns the first result instead of creating a second project.
 */
export async function once<T>(asked: string, work: (key: string) => Promise<T>): Promise<T> {
  const before = unanswered.get(asked);
  const mine = before && Date.now() - before.since < tryFor ? before : { key: uuid(), since: Date.now() };
  unanswered.set(asked, mine);
  try {
    const answer = await work(mine.key);
    unanswered.delete(asked);
    return answer;
  } catch (error) {
    if (isAnswered(error)) unanswered.delete(asked);
    throw error;
  }
}

/** The server refused it. A 5xx may come from a proxy after the work was done. */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof CallError) || error.status >= 500) return false;
  return ![0, 401, 429].includes(error.status) && error.code !== 'request_in_progress';
}
