import type { Tokens } from '@tidemark/contract/auth';
import { unlessShut } from '../disk/index.ts';
import { device } from '../store/index.ts';

/** The newest tokens, and the refresh tokens they replaced, oldest first. */
export interface KeptTokens {
  replaced: readonly string[];
  tokens: Tokens;
  /** When they arrived, in milliseconds since 1970. */
  at: number;
}

const key = 'tokens';
const longestChain = 50;
/** Others report a full or shut store; the tokens are then in local storage only. */
const unkept = () => undefined;

/**
 * What has replaced this refresh token, even if local storage does not have it yet. Browsers share local storage with
 * other tabs late, and write it to disk up to a minute late. A killed browser therefore returns with a used token,
 * which would end the sign-in after the grace period.
 */
export async function keptTokens(refreshToken: string): Promise<KeptTokens | undefined> {
  const read = await unlessShut(async () => device().meta.get(key)).catch(unkept);
  const kept = read?.value as KeptTokens | undefined;
  return kept?.replaced.includes(refreshToken) ? kept : undefined;
}

export async function keepTokens({ replaced, ...kept }: KeptTokens): Promise<void> {
  const value: KeptTokens = { ...kept, replaced: replaced.slice(-longestChain) };
  await unlessShut(async () => device().meta.put({ key, value })).catch(unkept);
}
