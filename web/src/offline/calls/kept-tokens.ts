import type { Tokens } from '@tidemark/contract/auth';
import { unlessShut } from '../disk/index.ts';
import { device } from '../store/index.ts';

/** The newest tokens, and the refresh tokens they stand for, which were replaced one after the other. */
export interface KeptTokens {
  replaced: readonly string[];
  tokens: Tokens;
  /** When they came, in milliseconds since 1970. */
  at: number;
}

const key = 'tokens';
const longestChain = 50;
/** A store that is full or shut is told of by who needs it: local storage alone has the tokens then. */
const unkept = () => undefined;

/**
 * What has replaced this refresh token, though local storage does not say so. Browsers tell other tabs of it late, and the
 * disk up to a minute late: one that was killed before comes back with a token that was used, and used again after the
 * grace it would end the sign-in. The store is written at once, for all.
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
