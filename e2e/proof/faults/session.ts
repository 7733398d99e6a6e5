import { ask, data } from '../server/ask.ts';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** A sign-in as a device keeps it: a refused token is refreshed. */
export interface Session {
  token(): string;
  /** @returns whether there is a new token */
  renew(): Promise<boolean>;
}

export async function openSession(url: string, email: string): Promise<Session> {
  const body = { email, password: 'tidemark-demo' };
  let { tokens } = await data<{ tokens: Tokens }>(url, undefined, {
    method: 'POST',
    path: '/auth/login',
    body,
  });
  let renewing: Promise<boolean> | undefined;
  async function renew(): Promise<boolean> {
    const { refreshToken } = tokens;
    const answer = await ask(url, undefined, {
      method: 'POST',
      path: '/auth/refresh',
      body: { refreshToken },
    });
    if (answer?.status !== 200) return false;
    tokens = (JSON.parse(answer.text) as { data: Tokens }).data;
    return true;
  }
  return {
    token: () => tokens.accessToken,
    renew() {
      renewing ??= renew().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
  };
}
