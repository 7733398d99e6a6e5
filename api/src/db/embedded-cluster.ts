import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  appendFile,
  chmod,
  chown,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import type { Binaries, Executable } from './embedded-binaries.ts';

/** The account PostgreSQL runs under if this process is root: "nobody". */
const unprivileged = 65_534;
const asRoot = process.getuid?.() === 0;
export const runsAsRoot = asRoot;

const passwordFile = 'tidemark-password';

/** Durability keeps PostgreSQL's default, on; the rest suits a laptop. */
const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 60
shared_buffers = 64MB
timezone = 'UTC'
log_timezone = 'UTC'
log_min_duration_statement = 5000
`;

/** Lets the unprivileged account reach the folder; logs the folders it had to open. */
export async function makeReachable(folder: string, log: Logger): Promise<void> {
  if (!asRoot) return;
  for (let at = folder; ; at = dirname(at)) {
    const { mode } = await stat(at);
    if ((mode & 0o001) === 0) {
      await chmod(at, (mode & 0o7777) | 0o001);
      log.warn({ folder: at }, 'folder opened for passing through, because PostgreSQL does not run as root');
    }
    if (at === dirname(at)) return;
  }
}

/** Runs a program to its end with its output in a file. @throws Error with the end of that output */
export async function run(
  binaries: Binaries,
  program: Executable,
  args: readonly string[],
  outputPath: string,
): Promise<void> {
  const output = await open(outputPath, 'a', 0o600);
  try {
    const child = spawn(binaries.path(program), args, {
      stdio: ['ignore', output.fd, output.fd],
      detached: true,
      cwd: dirname(outputPath),
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      ...(asRoot && { uid: unprivileged, gid: unprivileged }),
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', resolve);
    });
    if (code !== 0) throw new Error(`${program} ended with ${code}:\n${await tail(outputPath)}`);
  } finally {
    await output.close();
  }
}

/**
 * Only its owner may start a stopped cluster: PostgreSQL runs as nobody else, and root would leave files its owner
 * cannot use.
 * @throws an Error with `plain` set
 */
export async function refuseOtherOwner(cluster: string): Promise<void> {
  const account = asRoot ? unprivileged : process.getuid?.();
  if (account === undefined || !existsSync(cluster)) return;
  const { uid } = await stat(cluster);
  if (uid === account) return;
  const message =
    `The database in ${cluster} belongs to another user (uid ${uid}) and does not run. ` +
    'Start Tidemark, or give this command, as that user. Nothing was changed.';
  throw plainError(message);
}

/** @throws an Error with `plain` set if the folder is not writable */
export async function refuseUnwritable(folder: string): Promise<void> {
  const path = join(folder, `write-${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(path, 'Tidemark', { flush: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOSPC' || code === 'EDQUOT' ? 'the disk is full' : `it is read-only for this user (${code})`;
    throw plainError(`Nothing can be written into DATA_DIR ${folder}: ${why}.`);
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/** One sentence about something a person can fix. */
export const plainError = (message: string) => Object.assign(new Error(message), { plain: true });

export const passwordOf = (cluster: string): Promise<string | undefined> =>
  readFile(join(cluster, passwordFile), 'utf8').catch(() => undefined);

async function tail(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).slice(-2_000);
}

/** Creates the cluster's folder if missing, completely or not at all: two that start at once end with one. */
export async function ensureCluster(dataDir: string, cluster: string, binaries: Binaries): Promise<string> {
  const known = await passwordOf(cluster);
  if (known) return known;
  const draft = `${cluster}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  const given = join(dataDir, `initdb-password.${process.pid}`);
  await writeFile(given, password, { mode: 0o600 });
  if (asRoot) for (const path of [draft, given]) await chown(path, unprivileged, unprivileged);
  try {
    await run(
      binaries,
      'initdb',
      [
        ...['--pgdata', draft, '--username', 'tidemark', '--pwfile', given, '--auth', 'scram-sha-256'],
        ...[
          '--encoding',
          'UTF8',
          '--locale',
          'C',
          '--locale-provider',
          'builtin',
          '--builtin-locale',
          'C.UTF-8',
        ],
      ],
      join(dataDir, 'initdb.log'),
    );
  } finally {
    await rm(given);
  }
  await appendFile(join(draft, 'postgresql.conf'), settings);
  await writeFile(join(draft, passwordFile), password, { mode: 0o600, flush: true });
  try {
    await rename(draft, cluster);
    return password;
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await rm(draft, { recursive: true });
    return readFile(join(cluster, passwordFile), 'utf8');
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
