import { Refusal } from '@tidemark/contract/refusals';

/** Who waits, and how to tell that they have gone. */
export interface TurnTaker {
  /** A person, an address without a sign-in, or background work: each has one turn per round. */
  who: string;
  signal: AbortSignal;
}

/** A background task, which waits without limit. */
export const backgroundWork: TurnTaker = { who: 'this machine', signal: new AbortController().signal };

/** Not started or not finished because the caller has gone. */
export class Abandoned extends Error {
  override name = 'Abandoned';
}

/** @throws Abandoned, Refusal rate_limited if too many wait; the work's own errors */
export type Turns = <T>(asker: TurnTaker, work: () => Promise<T>) => Promise<T>;

interface Places {
  /** Pieces running at a time, */
  atOnce?: number;
  /** per person, */
  each?: number;
  /** and waiting, in total. */
  inLine?: number;
}

interface Waiting {
  begin(): void;
  refuse(why: Error): void;
}
interface Line {
  waiting: Waiting[];
  atWork: number;
}

const fewSeconds = 2;

/**
 * Lets people take turns, however much work each brings. A person whose piece began or ended moves to the end of the
 * round: a newcomer waits for at most one piece of each of the others. Work nobody waits for is not begun. When too
 * many wait, the last piece of the longest line is refused, so that a long line keeps nobody out.
 */
export function openTurns({ atOnce = Infinity, each = Infinity, inLine = 1000 }: Places): Turns {
  /** In the order of the round. */
  const lines = new Map<string, Line>();
  let atWork = 0;
  let inAll = 0;

  function toTheEnd(who: string, line: Line) {
    lines.delete(who);
    if (line.waiting.length > 0 || line.atWork > 0) lines.set(who, line);
  }
  function beginNext() {
    for (const [who, line] of lines) {
      if (atWork >= atOnce) return;
      if (line.waiting.length === 0 || line.atWork >= each) continue;
      const next = line.waiting.shift()!;
      inAll--;
      atWork++;
      line.atWork++;
      toTheEnd(who, line);
      next.begin();
    }
  }
  function end(who: string, line: Line) {
    atWork--;
    line.atWork--;
    toTheEnd(who, line);
    beginNext();
  }
  function leave(who: string, line: Line, one: Waiting, why: Error) {
    line.waiting.splice(line.waiting.indexOf(one), 1);
    inAll--;
    if (line.waiting.length === 0 && line.atWork === 0) lines.delete(who);
    one.refuse(why);
  }
  function refuseOne() {
    const [who, longest] = [...lines].reduce((a, b) => (b[1].waiting.length >= a[1].waiting.length ? b : a));
    const tooMany = new Refusal('rate_limited', [], { retryAfter: fewSeconds });
    leave(who, longest, longest.waiting.at(-1)!, tooMany);
  }

  return ({ who, signal }, work) =>
    new Promise((resolve, reject) => {
      const line = lines.get(who) ?? { waiting: [], atWork: 0 };
      lines.set(who, line);
      const run = async () => {
        try {
          return await work();
        } finally {
          end(who, line);
        }
      };
      const gone = () => leave(who, line, one, new Abandoned());
      const heard = () => signal.removeEventListener('abort', gone);
      const one: Waiting = {
        begin() {
          heard();
          resolve(run());
        },
        refuse(why) {
          heard();
          reject(why);
        },
      };
      line.waiting.push(one);
      inAll++;
      if (signal.aborted) return gone();
      signal.addEventListener('abort', gone);
      beginNext();
      if (inAll > inLine) refuseOne();
    });
}
