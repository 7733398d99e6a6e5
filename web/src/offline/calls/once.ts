import { v7 as uuid } from 'uuid';
import { CallError } from '../faults/index.ts';

/** For so long the same entry sent again is another try of it; after that it is meant anew. */
const tryFor = 10 * 60_000;
const unanswered = new Map<string, { key: string; since: number }>();

/**
 * Gives what is asked for an Idempotency-Key that stays its own until an answer came: where the office did it and the
 * answer was lost, pressing again brings the first answer, not a second project.
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

/** The office looked at it and refused. A 5xx may be a proxy's, after it was done. */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof CallError) || error.status >= 500) return false;
  return ![0, 401, 429].includes(error.status) && error.code !== 'request_in_progress';
}
