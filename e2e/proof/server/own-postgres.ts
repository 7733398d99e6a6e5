import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './api-process.ts';
import { endPostgres, postgresOf, slowDown } from './processes.ts';

export interface OwnPostgres {
  databaseUrl: string;
  folder: string;
  stop(): Promise<void>;
  /** Kills all its processes at once, like a power cut; `start` recovers it. */
  crash(): Promise<void>;
  start(): Promise<void>;
  isAlive(): Promise<boolean>;
  /** Freezes all its processes: connections stay open, nothing comes back. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Delays each of its writes to the disk by this much until disposed. Needs strace and the right to trace. */
  slowDown(ms: number): Promise<AsyncDisposable>;
}

const packaged = '/usr/lib/postgresql';

/** The folder with both initdb and pg_ctl; distributions keep pg_ctl off the PATH. */
function findPrograms(): string {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const versions = existsSync(packaged)
    ? readdirSync(packaged).map((name) => join(packaged, name, 'bin'))
    : [];
  const found = [...onPath, ...versions].find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))),
  );
  if (!found) throw new Error(`There is no PostgreSQL on the PATH or in ${packaged}: install it.`);
  return found;
}

/** PostgreSQL refuses to run as root; then it runs as `postgres`. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A PostgreSQL of this machine in its own folder (below `place`), with its default durability: on. */
export async function startOwnPostgres(place = tmpdir()): Promise<OwnPostgres> {
  const programs = findPrograms();
  const as = account();
  const folder = await mkdtemp(join(place, 'proof-postgres-'));
  if (as) await chown(folder, as.uid, as.gid);
  const cluster = join(folder, 'cluster');
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), ['-D', cluster, ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...as,
    });
  const port = await freePort();
  run('initdb', '--username', 'tidemark', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8');
  await appendFile(
    join(cluster, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nport = ${port}\n`,
  );
  const start = () => run('pg_ctl', 'start', '-w', '-l', join(folder, 'server.log'));
  start();
  const signal = async (name: NodeJS.Signals) => {
    for (const pid of await postgresOf(cluster)) process.kill(pid, name);
  };
  return {
    databaseUrl: `postgres://tidemark@127.0.0.1:${port}/postgres`,
    folder,
    crash: () => endPostgres(cluster),
    start: async () => void start(),
    isAlive: async () => (await postgresOf(cluster)).length > 0,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    slowDown: async (ms) => slowDown(await postgresOf(cluster), ms),
    async stop() {
      run('pg_ctl', 'stop', '-w', '-m', 'fast');
      await rm(folder, { recursive: true });
    },
  };
}
