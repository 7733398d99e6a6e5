import type { Tokens } from '@tidemark/contract/auth';
import { CallError, signedOut } from './call-error.ts';
import { withLock } from './locks.ts';
import { readAnswer, request } from './request.ts';
import { clearSession, getSession, setTokens } from './session.ts';

/**
 * Gets new tokens in place of the one that was refused. One refresh is in flight across tabs: whoever waited finds the
 * tokens already new. No network is not a sign-out.
 * @throws CallError "Authentication failed" after clearing the session when the server refuses
 */
export function refreshSession(refused: string | undefined): Promise<void> {
  return withLock('tsp-refresh', async () => {
    const session = getSession();
    if (!session) throw signedOut();
    if (session.accessToken !== refused) return;
    const body = { refreshToken: session.refreshToken };
    try {
      const answer = await readAnswer(
        await request({ method: 'POST', path: '/auth/refresh', body }, undefined),
      );
      setTokens((answer.body as { data: Tokens }).data);
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 401) throw error;
      clearSession();
      throw signedOut();
    }
  });
}
