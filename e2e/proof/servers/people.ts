import { setTimeout as after } from 'node:timers/promises';
import { ask } from '../server/ask.ts';
import { manager, technician, technician2 } from './cluster.ts';
import { signInWhole, type Tokens } from './refresh.ts';

export interface People {
  /** Waits until nobody is in the middle of something. */
  stop(): Promise<{ calls: number; unanswered: number; refreshed: number; thrownOut: string[] }>;
}

const pause = 60;
/** Far more often than an access token's quarter of an hour. */
const refreshOneIn = 40;

/**
 * Signed-in people who read something again and again, as the app does: a 401 refreshes and repeats once, and a second
 * 401 signs them out (web/src/offline/calls/exchange.ts).
 */
export async function signedInPeople(url: string): Promise<People> {
  const counted = { calls: 0, unanswered: 0, refreshed: 0, thrownOut: [] as string[] };
  let stopped = false;
  const look = (token: string) => ask(url, token, { method: 'GET', path: '/auth/me' });

  async function live(email: string): Promise<void> {
    let tokens: Tokens = await signInWhole(url, email);
    /** @returns whether they are still signed in; without a response it asks again */
    async function refresh(): Promise<boolean> {
      for (;;) {
        const { refreshToken } = tokens;
        const answer = await ask(url, undefined, {
          ...{ method: 'POST', path: '/auth/refresh' },
          body: { refreshToken },
        });
        if (answer?.status === 401) return false;
        if (answer?.status === 200) {
          tokens = (JSON.parse(answer.text) as { data: Tokens }).data;
          counted.refreshed++;
          return true;
        }
        await after(pause);
      }
    }
    while (!stopped) {
      counted.calls++;
      let answer = await look(tokens.accessToken);
      if (answer?.status === 401) {
        if (await refresh()) answer = await look(tokens.accessToken);
        if (answer?.status === 401) {
          counted.thrownOut.push(`${email} after ${counted.calls} calls`);
          tokens = await signInWhole(url, email);
        }
      }
      if (!answer || answer.status >= 500) counted.unanswered++;
      else if (Math.random() * refreshOneIn < 1 && !(await refresh()))
        counted.thrownOut.push(`${email}, refreshing`);
      await after(pause);
    }
  }
  const lives = Promise.all([technician, technician2, manager].map(live));
  // Handled by stop(); until then one's error must not end the process.
  const failed = lives.then(
    () => undefined,
    (error: Error) => error,
  );
  return {
    async stop() {
      stopped = true;
      const error = await failed;
      if (error) throw error;
      return counted;
    },
  };
}
