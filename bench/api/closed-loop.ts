import type { Load, Outcome } from './messages.ts';

/** Runs something with a fixed concurrency until the time is over; running calls finish and count. */
export async function closedLoop(
  { connections, seconds }: Load,
  one: (connection: number, nth: number) => Promise<void>,
): Promise<Outcome> {
  const ms: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  let ended = begun;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let nth = 0; performance.now() < until; nth++) {
        const asked = performance.now();
        await one(connection, nth);
        ended = performance.now();
        ms.push(ended - asked);
      }
    }),
  );
  return { count: ms.length, seconds: (ended - begun) / 1_000, ms };
}
