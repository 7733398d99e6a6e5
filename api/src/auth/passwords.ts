import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one lane; about 5 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** Takes as long for an account that does not exist or has no password as for one that has. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && Boolean(stored);
}
