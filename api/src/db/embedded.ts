import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { findBinaries, prepareBinaries } from './embedded-binaries.ts';
import {
  ensureCluster,
  freePort,
  makeReachable,
  passwordOf,
  plainError,
  refuseOtherOwner,
  refuseUnwritable,
  run,
  runsAsRoot,
} from './embedded-cluster.ts';
import { isAlive, isServing, readPidFile, refuseCopied, removeStalePid } from './embedded-pid.ts';
import { sizeOf, whyNotStarted } from './embedded-why.ts';

export interface Embedded {
  connectionString: string;
  stop(): Promise<void>;
}

const database = 'tidemark';
/** Any fixed number: the lock of the app process that owns the cluster. */
const ownerLock = 7_435_201;
const startWithin = 60_000;
/** For a failing start without competition: two that begin at once meet within this time. */
const turnsWithin = 1_500;
const ownWithin = 10_000;
const mendEvery = 1_000;

type Prepared = Awaited<ReturnType<typeof prepare>>;

interface Place {
  dataDir: string;
  log: Logger;
}

const addresses = (password: string) => (port: number, name: string) =>
  `postgres://tidemark:${password}@127.0.0.1:${port}/${name}?application_name=tidemark-${process.pid}`;

const clusterIn = (folder: string, major: string) => join(folder, `data${major}`);

/** The cluster in the folder, created if missing, and how to reach its server. */
async function prepare({ dataDir, log }: Place) {
  const folder = resolve(dataDir);
  const found = await findBinaries();
  const cluster = clusterIn(folder, found.major);
  await refuseOtherOwner(cluster);
  await refuseCopied(cluster);
  await mkdir(folder, { recursive: true });
  await refuseUnwritable(folder);
  await makeReachable(folder, log);
  const binaries = await prepareBinaries(found, folder, { copy: runsAsRoot });
  const password = await ensureCluster(folder, cluster, binaries);
  return { folder, binaries, cluster, address: addresses(password) };
}

/**
 * For a command that runs beside the app: the server that runs in `dataDir`, whoever owns it, or one started for the
 * command.
 */
export async function joinEmbedded(place: Place): Promise<Embedded> {
  const { major } = await findBinaries();
  const cluster = clusterIn(resolve(place.dataDir), major);
  const password = await passwordOf(cluster);
  const address = password && addresses(password);
  const client = address && (await attach(cluster, (port) => address(port, 'postgres')));
  if (!client) return startEmbedded(place);
  await client.end();
  return { connectionString: address(client.port, database), stop: async () => undefined };
}

/**
 * Starts PostgreSQL in `dataDir`, or attaches to the one a killed app process left. The owner holds an advisory lock
 * for its lifetime, so a second app on the folder is refused.
 * @throws an Error with `plain` set if another process has the folder
 */
export async function startEmbedded({ dataDir, log }: Place): Promise<Embedded> {
  const prepared = await prepare({ dataDir, log });
  const { folder, binaries, cluster, address } = prepared;
  let owner = await bringUp(prepared);
  const { port } = owner;
  const stopping = new AbortController();
  let mending: Promise<void> | undefined;

  /** Nothing else restarts it after a kill, for example when the system runs out of memory. */
  async function mend(): Promise<void> {
    log.error('the database that comes with Tidemark has ended, and is started again');
    while (!stopping.signal.aborted) {
      try {
        owner = await bringUp(prepared, port);
        watch();
        log.warn('the database is back');
        return;
      } catch (err) {
        log.error({ err }, 'the database could not be started');
        await pause(mendEvery, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }
  function watch(): void {
    owner.once('end', () => {
      if (!stopping.signal.aborted) mending = mend();
    });
  }
  watch();
  return {
    connectionString: address(port, database),
    async stop() {
      stopping.abort();
      await mending;
      await owner.end();
      await run(
        binaries,
        'pg_ctl',
        ['stop', '-w', '-m', 'fast', '-D', cluster],
        join(folder, 'postgres.log'),
      );
    },
  };
}

/** The folder's server, attached to or started, and the connection that owns it. */
async function bringUp({ folder, binaries, cluster, address }: Prepared, port?: number): Promise<pg.Client> {
  const deadline = Date.now() + startWithin;
  const giveUp = Date.now() + turnsWithin;
  for (;;) {
    const client = await attach(cluster, (at) => address(at, 'postgres'));
    if (client) {
      await own(client, folder);
      await ensureDatabase(client);
      return client;
    }
    await removeStalePid(cluster);
    const serverLog = join(cluster, 'server.log');
    const args = ['start', '-w', '-t', '60', '-D', cluster, '-l', serverLog];
    const before = await sizeOf(serverLog);
    try {
      const at = port ?? (await freePort());
      await run(binaries, 'pg_ctl', [...args, '-o', `-p ${at}`], join(folder, 'postgres.log'));
    } catch (error) {
      // Another process may be starting it now; the next turn attaches and learns who owns it.
      if (Date.now() > deadline) throw error;
      if (!(await isServing(cluster)) && Date.now() > giveUp)
        throw await whyNotStarted(cluster, { log: serverLog, before, error });
      await pause(200);
    }
  }
}

/** The server of exactly this folder, if one responds: a pid file alone may be of a dead one. */
async function attach(cluster: string, address: (port: number) => string) {
  const { port } = (await readPidFile(cluster)) ?? {};
  if (!port) return undefined;
  const client = new pg.Client({ connectionString: address(port), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('SHOW data_directory');
    if (resolve(rows[0].data_directory) === cluster) return client;
  } catch {
    // Nothing listens there, or another server: not ours to attach to.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

async function own(client: pg.Client, folder: string): Promise<void> {
  const deadline = Date.now() + ownWithin;
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [ownerLock]);
    if (rows[0].mine) return;
    const pid = await ownerOf(client);
    // PostgreSQL takes a moment to notice that a killed process is gone.
    if ((pid === undefined || !isAlive(pid)) && Date.now() < deadline) {
      await pause(50);
      continue;
    }
    await client.end();
    const message = `The data folder ${folder} is in use by another Tidemark (process ${pid ?? 'unknown'}). Stop it, or choose another DATA_DIR.`;
    throw plainError(message);
  }
}

async function ownerOf(client: pg.Client): Promise<number | undefined> {
  const owner = await client.query(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [ownerLock],
  );
  const pid = Number(owner.rows[0]?.name.split('-')[1]);
  return Number.isInteger(pid) ? pid : undefined;
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (!rowCount) await client.query(`CREATE DATABASE ${database}`);
}
