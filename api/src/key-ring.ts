import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptSecret } from './secrets.ts';

const name = 'token-secret';
/** The required length of TOKEN_SECRET. */
const shortest = 32;
const day = 86_400_000;
/** As long as the longest-lived signature: a share link's 30 days, plus one. */
const keptAfterRotation = 31 * day;
/** By then all servers that share the folder have read a new secret. */
const signsAfter = 60_000;

interface Kept {
  secret: string;
  /** When it was made, in milliseconds; 0 if the file does not say. */
  made: number;
}

/** Secrets that sign: one signs, earlier ones are still accepted. */
export interface KeyRing {
  signing(): string;
  /** The newest first. */
  believed(): readonly string[];
}

/** The given secrets, newest first. */
export function givenKeys(secrets: readonly [string, ...string[]]): KeyRing {
  return { signing: () => secrets[0], believed: () => secrets };
}

/**
 * The secrets in the data folder, one per line, newest first, each with its time. `reload` reads rotated secrets; a new
 * one is accepted immediately and signs a minute later, when every server knows it.
 */
export async function keptKeys(
  dataDir: string,
  now: () => number = Date.now,
): Promise<KeyRing & { reload(): Promise<void> }> {
  await keptSecret(dataDir, name);
  let kept = await readKept(dataDir);
  const believed = () =>
    kept
      .filter((_, at) => at === 0 || kept[at - 1]!.made > now() - keptAfterRotation)
      .map(({ secret }) => secret);
  return {
    signing: () => (kept.find(({ made }) => made <= now() - signsAfter) ?? kept.at(-1)!).secret,
    believed,
    async reload() {
      kept = await readKept(dataDir);
    },
  };
}

/** Adds a new secret at the top, and removes those whose signatures have all expired. */
export async function rotateKeys(dataDir: string, now = Date.now()): Promise<{ believed: number }> {
  await keptSecret(dataDir, name);
  const before = await readKept(dataDir);
  const added = { secret: randomBytes(32).toString('base64url'), made: now };
  const kept = [added, ...before].filter(
    (_, at, all) => at === 0 || all[at - 1]!.made > now - keptAfterRotation,
  );
  const lines = kept.map(({ secret, made }) => `${secret} ${new Date(made).toISOString()}\n`);
  const path = join(dataDir, name);
  await writeFile(`${path}.new`, lines.join(''), { mode: 0o600, flush: true });
  // Root may run the command, but the server reads the file as another user.
  const { uid, gid } = await stat(path);
  if (process.getuid?.() === 0) await chown(`${path}.new`, uid, gid);
  await rename(`${path}.new`, path);
  return { believed: kept.length };
}

async function readKept(dataDir: string): Promise<Kept[]> {
  const lines = (await readFile(join(dataDir, name), 'utf8')).split('\n').filter(Boolean);
  if (lines.length === 0 || lines.some((line) => line.split(' ')[0]!.length < shortest)) {
    const path = join(dataDir, name);
    const message = `${path} holds no secret of ${shortest} characters. Delete it to have a new one made: everybody signs in again, and share links end.`;
    throw Object.assign(new Error(message), { plain: true });
  }
  return lines.map((line) => {
    const [secret, made] = line.trim().split(' ');
    return { secret: secret!, made: made ? Date.parse(made) : 0 };
  });
}
