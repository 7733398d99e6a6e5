import type { Tokens } from '@tidemark/contract/auth';
import { withLock } from '../disk/index.ts';
import { errorOf, signedOut } from '../faults/index.ts';
import { endSession, getSession, setTokens } from '../session/index.ts';
import { isObject } from './envelope.ts';
import { refreshPath, request } from './request.ts';

/** First document, section 9, "refresh request pause". */
const pauseMs = 1000;
const lastKey = 'tsp-refreshAskedAt';
/** Tokens younger than this come from another tab or a killed browser, and are good. */
const justNowMs = 10_000;

/**
 * Replaces the token that was refused. Tabs share one refresh: those that wait find the new tokens. Being offline signs
 * nobody out.
 * @throws CallError "Authentication failed" after ending the session when the server refuses
 */
export function refreshSession(refused: string | undefined): Promise<void> {
  return withLock('tsp-refresh', async () => {
    const session = getSession();
    if (!session) throw signedOut();
    if (session.accessToken !== refused) return;
    // Loaded with the store, which the sign-in page does not need.
    const { keepTokens, keptTokens } = await import('./kept-tokens.ts');
    const kept = await keptTokens(session.refreshToken);
    const { refreshToken } = kept?.tokens ?? session;
    const replaced = [...(kept?.replaced ?? []), refreshToken];
    /** Does nothing if newer tokens exist by now. @throws CallError if the sign-in is another person's, or has ended */
    const isToReplace = () => {
      const now = getSession();
      if (now?.technician.id !== session.technician.id) throw signedOut();
      return replaced.includes(now.refreshToken);
    };
    const take = (tokens: Tokens) => isToReplace() && setTokens(tokens);
    if (kept && Math.abs(Date.now() - kept.at) < justNowMs) return void take(kept.tokens);
    await pauseSinceLast();
    // Logged out meanwhile, the device stays empty.
    if (!getSession()) throw signedOut();
    localStorage.setItem(lastKey, String(Date.now()));
    const { status, body } = await request(
      { method: 'POST', path: refreshPath, body: { refreshToken }, answers: areTokens },
      undefined,
    );
    if (status === 401) {
      if (!isToReplace()) return;
      endSession();
      throw signedOut();
    }
    if (status >= 400) throw errorOf(status, body);
    const tokens = (body as { data: Tokens }).data;
    if (isToReplace()) await keepTokens({ replaced, tokens, at: Date.now() });
    take(tokens);
  });
}

/** Spelled out, like the address: importing the contract's actions would double the size of the sign-in screen. */
export const areTokens = (data: unknown): boolean =>
  isObject(data) && typeof data.accessToken === 'string' && typeof data.refreshToken === 'string';

/** Refreshes are a second apart across all tabs; a clock set back causes no longer delay. */
async function pauseSinceLast(): Promise<void> {
  const since = Date.now() - Number(localStorage.getItem(lastKey) ?? 0);
  if (since >= 0 && since < pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs - since));
}
