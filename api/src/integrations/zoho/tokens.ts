import { retryAfter, SendFailure } from '../failure.ts';
import { type Answered, jsonOf, type Outbound } from '../outbound.ts';
import { trustedApi, type ZohoHosts } from './hosts.ts';

export interface ZohoAccount {
  hosts: ZohoHosts;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
}

interface Token {
  value: string;
  api: string;
  until: number;
}

interface TokenAnswer {
  access_token?: string;
  api_domain?: string;
  expires_in?: number;
  error?: string;
}

const name = 'Zoho’s sign-in';
const tenMinutes = 600_000;
/** A token in its last minute is not used: it must live until the request arrives. */
const spare = 60_000;

/** The access token shared by all of a server's Zoho calls; concurrent callers share one request for it. */
export function zohoTokens(account: ZohoAccount, outbound: Outbound, { signInMs = 15_000 } = {}) {
  let held: Token | undefined;
  let coming: Promise<Token> | undefined;

  async function fetchToken(): Promise<Token> {
    const { hosts, clientId, clientSecret, refreshToken } = account;
    const answer = await outbound.ask({
      name,
      method: 'POST',
      url: `${hosts.accounts}/oauth/v2/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        refresh_token: refreshToken,
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'refresh_token',
      }).toString(),
      // Its own time limit: all deliveries share the token, not only the first one.
      signal: AbortSignal.timeout(signInMs),
    });
    const { access_token, api_domain, expires_in } = tokenIn(answer);
    const seconds = expires_in ?? 3600;
    held = {
      value: access_token,
      api: trustedApi(api_domain, hosts),
      until: Date.now() + seconds * 1000 - spare,
    };
    return held;
  }

  return {
    async token(): Promise<Token> {
      if (held && Date.now() < held.until) return held;
      coming ??= fetchToken().finally(() => {
        coming = undefined;
      });
      return coming;
    },
    /** Zoho refused this token early. Others may have a newer one already. */
    forget(token: Token): void {
      if (held === token) held = undefined;
    },
  };
}

export type ZohoTokens = ReturnType<typeof zohoTokens>;

/** @throws SendFailure if it has no token */
function tokenIn(answer: Answered): TokenAnswer & { access_token: string } {
  const { status } = answer;
  const afterMs = retryAfter(answer.headers['retry-after']?.toString());
  if (status >= 500) throw new SendFailure(`${name} answered ${status}.`, { again: true, afterMs });
  if (status === 429) throw tooMany(afterMs);
  const { access_token, error, ...rest } = jsonOf<TokenAnswer>(name, answer);
  if (access_token) return { access_token, ...rest };
  if (error === 'Access Denied') throw tooMany(afterMs);
  if (error === undefined)
    throw new SendFailure(`${name} answered ${status} without a token.`, { again: true });
  throw new SendFailure(`Zoho refused ZOHO_CLIENT_ID, ZOHO_CLIENT_SECRET or ZOHO_REFRESH_TOKEN (${error}).`, {
    again: false,
  });
}

const tooMany = (afterMs = tenMinutes) =>
  new SendFailure('Zoho gives no more access tokens for a while.', { again: true, afterMs });
