import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { ask } from '../server/ask.ts';
import { type Cluster, type Finding, technician } from './cluster.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Retried without a response: a server may be stopping. */
export async function signInWhole(url: string, email: string): Promise<Tokens> {
  const body = { email, password: 'tidemark-demo' };
  for (let tries = 0; ; tries++) {
    const answer = await ask(url, undefined, { method: 'POST', path: '/auth/login', body });
    if (answer?.status === 200) return (JSON.parse(answer.text) as { data: { tokens: Tokens } }).data.tokens;
    if (answer && answer.status < 500) throw new Error(`Signing in was answered ${answer.text}`);
    if (tries === 100) throw new Error(`${url} let nobody sign in: ${answer?.text}`);
    await after(50);
  }
}

const rounds = 10;

/**
 * One refresh token is used through all servers at the same moment: one family, and a late reuse ends it everywhere.
 */
export async function refreshRaced(cluster: Cluster): Promise<Finding> {
  const complaints: string[] = [];
  const urls = cluster.servers.map(({ url }) => url);
  const refresh = (url: string, refreshToken: string) =>
    ask(url, undefined, { method: 'POST', path: '/auth/refresh', body: { refreshToken } });
  const me = (url: string, token: string) => ask(url, token, { method: 'GET', path: '/auth/me' });
  for (let round = 0; round < rounds; round++) {
    const first = await signInWhole(urls[round % urls.length]!, technician);
    const raced = await Promise.all(urls.map((url) => refresh(url, first.refreshToken)));
    if (raced.some((answer) => answer?.status !== 200)) {
      complaints.push(`raced: ${raced.map((answer) => `${answer?.status} ${answer?.text}`).join(', ')}`);
      continue;
    }
    const pairs = raced.map((answer) => (JSON.parse(answer!.text) as { data: Tokens }).data);
    const families = await cluster.query(
      'SELECT DISTINCT sign_in_id FROM refresh_tokens WHERE hash = ANY($1)',
      [[first, ...pairs].map(({ refreshToken }) => createHash('sha256').update(refreshToken).digest())],
    );
    if (families.length !== 1) complaints.push(`round ${round}: ${families.length} families`);
    for (const [at, { accessToken }] of pairs.entries()) {
      const answer = await me(urls[(at + 1) % urls.length]!, accessToken);
      if (answer?.status !== 200) complaints.push(`a new token elsewhere: ${answer?.text ?? 'no answer'}`);
    }

    // As if the thief came a minute later: the half minute for lost responses is over.
    await cluster.query(`UPDATE refresh_tokens SET used_at = now() - interval '1 minute' WHERE hash = $1`, [
      createHash('sha256').update(first.refreshToken).digest(),
    ]);
    const reused = await refresh(urls[(round + 2) % urls.length]!, first.refreshToken);
    if (reused?.status !== 401) complaints.push(`a reused token was answered ${reused?.text}`);
    const left = await Promise.all([
      ...pairs.flatMap(({ accessToken }) => urls.map((url) => me(url, accessToken))),
      ...pairs.map(({ refreshToken }, at) => refresh(urls[at]!, refreshToken)),
    ]);
    const others = left.filter((answer) => answer?.status !== 401);
    if (others.length > 0)
      complaints.push(`a family after its reuse: ${others.map((answer) => answer?.status ?? 'no answer')}`);
  }
  return {
    figures: `${rounds} refresh tokens used through 3 servers at once: one family each, every pair good on every server; a late reuse ends all of it on all servers at once`,
    complaints,
  };
}
