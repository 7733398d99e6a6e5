import { setTimeout as after } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { Place } from './place.ts';
import { openSession } from './session.ts';

const day = 86_400_000;
const email = 'technician2@demo.tidemark.example';

/** Whether a live stream opened now lasts for 3 s. */
async function streamStands({ url }: Place): Promise<boolean> {
  const session = await openSession(url, email);
  const leave = new AbortController();
  const listen = () =>
    fetch(`${url}/api/v1/live`, {
      headers: { Authorization: `Bearer ${session.token()}` },
      signal: leave.signal,
    });
  let answer = await listen();
  // The clock may jump between signing in and listening: a device then renews its token.
  if (answer.status === 401 && (await session.renew())) answer = await listen();
  if (!answer.ok) return false;
  const ended = (async () => {
    for await (const _ of answer.body!);
    return true;
  })().catch(() => true);
  const stands = await Promise.race([ended.then(() => false), after(3_000, true)]);
  leave.abort();
  await ended;
  return stands;
}

const jump: Fault = {
  name: 'the clock jumps',
  done: 'the server’s clock set a day ahead, then 40 days back, then right, 8 s each; the database’s stays right',
  ground: 'clock',
  spares: false,
  others: ['unauthenticated'],
  answeredWithin: 3_000,
  recoversWithin: 3_000,
  async strike(place) {
    const saw: string[] = [];
    const wrong: string[] = [];
    for (const [what, ms] of [
      ['a day ahead', day],
      ['40 days back', -40 * day],
      ['right again', 0],
    ] as const) {
      await place.ground.shiftClock(ms);
      const from = performance.now();
      const stands = await streamStands(place);
      await after(5_000);
      const those = place.seen.filter(({ at }) => at > from);
      const refused = those.filter(({ status }) => status === 401).length;
      const taken = those.filter(({ status }) => status > 0 && status < 300).length;
      saw.push(`${what}: ${taken} calls taken, ${refused} told to renew their token, which worked at once`);
      if (!stands) wrong.push(`${what}: a live stream does not stand`);
      if (taken < refused) wrong.push(`${what}: more refused than taken`);
    }
    return { saw, wrong };
  },
};

export const clockFaults = [jump];
