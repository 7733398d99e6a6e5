import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { atMost } from '../files/at-most.ts';
import { letRestingGo } from '../helpers/begin-helper.ts';

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one lane; about 5 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at a time than there are processors would be no sooner done, and hold 19 MiB each. */
const atOnce = atMost(availableParallelism());
/** A process that rests meanwhile would be held beside them (docs/decisions/0038). */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  letRestingGo();
  return atOnce(work);
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/** Takes as long for an account that does not exist or has no password as for one that has. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && Boolean(stored);
}
