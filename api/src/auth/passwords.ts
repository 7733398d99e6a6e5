import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { backgroundWork, openTurns } from '../files/take-turns.ts';

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one lane; about 5 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each holds 19 MiB, so at most two run at a time, and never on every processor. The queue is short enough for a few
 * seconds; beyond it, requests are refused.
 */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const turns = openTurns({ atOnce, inLine: 100 });

/** @throws Refusal rate_limited, Abandoned */
export function hashPassword(password: string, asker = backgroundWork): Promise<string> {
  return turns(asker, () => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/**
 * Takes as long for an unknown account, or one without a password, as for any other.
 * @throws Refusal rate_limited, Abandoned
 */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
  asker = backgroundWork,
): Promise<boolean> {
  const matches = await turns(asker, async () => {
    decoy ??= hash('no account has this password', cost);
    return verify(stored ?? (await decoy), password);
  });
  return matches && Boolean(stored);
}
