import type { Tokens } from '@tidemark/contract/auth';
import { CallError, signedOut } from './call-error.ts';
import { withLock } from './locks.ts';
import { readAnswer, request } from './request.ts';
import { endSession, getSession, setTokens } from './session.ts';

/** First document, section 9, "refresh request pause". */
const pauseMs = 1000;
const lastKey = 'tsp-refreshAskedAt';
/** Tokens as young as this are another tab's, or a killed browser's, and good. */
const justNowMs = 10_000;

/**
 * Gets new tokens in place of the one that was refused. One refresh is in flight across tabs: whoever waited finds the
 * tokens already new. No network is not a sign-out.
 * @throws CallError "Authentication failed" after ending the session when the server refuses
 */
export function refreshSession(refused: string | undefined): Promise<void> {
  return withLock('tsp-refresh', async () => {
    const session = getSession();
    if (!session) throw signedOut();
    if (session.accessToken !== refused) return;
    // With the store, which the sign-in page does without.
    const { keepTokens, keptTokens } = await import('./kept-tokens.ts');
    const kept = await keptTokens(session.refreshToken);
    const { refreshToken } = kept?.tokens ?? session;
    const replaced = [...(kept?.replaced ?? []), refreshToken];
    /** Not where newer ones are there meanwhile. @throws CallError where it is another's sign-in, or nobody's */
    const isToReplace = () => {
      const now = getSession();
      if (now?.technician.id !== session.technician.id) throw signedOut();
      return replaced.includes(now.refreshToken);
    };
    const take = (tokens: Tokens) => isToReplace() && setTokens(tokens);
    if (kept && Math.abs(Date.now() - kept.at) < justNowMs) return void take(kept.tokens);
    await pauseSinceLast();
    try {
      const answer = await readAnswer(
        await request({ method: 'POST', path: '/auth/refresh', body: { refreshToken } }, undefined),
      );
      const tokens = (answer.body as { data: Tokens }).data;
      if (isToReplace()) await keepTokens({ replaced, tokens, at: Date.now() });
      take(tokens);
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 401) throw error;
      if (!isToReplace()) return;
      endSession();
      throw signedOut();
    }
  });
}

/** Two requests to refresh stand a second apart, in all tabs together; a clock that was set back delays nobody longer. */
async function pauseSinceLast(): Promise<void> {
  const since = Date.now() - Number(localStorage.getItem(lastKey) ?? 0);
  if (since >= 0 && since < pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs - since));
  localStorage.setItem(lastKey, String(Date.now()));
}
