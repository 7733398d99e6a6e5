import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../server/api-process.ts';
import { cephConf } from './ceph-conf.ts';

export interface OwnCeph {
  /** What the API's test suite needs to use it: S3_TEST_ENDPOINT and the keys. */
  env: Record<'S3_TEST_ENDPOINT' | 'S3_TEST_ACCESS_KEY_ID' | 'S3_TEST_SECRET_ACCESS_KEY', string>;
  /** Ends all its processes and removes their data. */
  stop(): Promise<void>;
}

const timeLimit = 60_000;
const programs = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];

function findPrograms(): void {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const missing = programs.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (missing.length === 0) return;
  throw new Error(
    `There is no ${missing.join(', ')} on the PATH. On Debian: apt-get install ceph-mon ceph-osd radosgw.`,
  );
}

/** As root it drops its rights to those of the account in Ceph's packages. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'ceph'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Ceph's RADOS gateway, an S3 server that is not ours and checks every signature and checksum, on loopback in its own
 * folder. Nothing of it outlives stop().
 */
export async function startOwnCeph(): Promise<OwnCeph> {
  findPrograms();
  const as = account();
  const folder = await mkdtemp(join(tmpdir(), 'proof-ceph-'));
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()];
  const place = { folder, fsid: randomUUID(), monitorPort, gatewayPort };
  for (const name of ['mon', 'osd', 'gateway']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'ceph.conf'), cephConf(place));
  if (as) execFileSync('chown', ['-R', `${as.uid}:${as.gid}`, folder]);

  const options = {
    cwd: folder,
    env: { PATH: process.env.PATH, CEPH_CONF: join(folder, 'ceph.conf') },
    ...as,
  };
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(program, args, { ...options, timeout: timeLimit });
  const running: ChildProcess[] = [];
  const said: string[] = [];
  function keepRunning(program: string, ...args: string[]): void {
    const child = spawn(program, ['--foreground', ...args], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const hear = (bytes: Buffer) => said.splice(0, said.length - 20, `${program}: ${bytes}`);
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    running.push(child);
  }
  async function stop(): Promise<void> {
    for (const child of running.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    }
    await rm(folder, { recursive: true });
  }

  // Also if the proof itself fails.
  process.once('exit', () => running.forEach((child) => void child.kill('SIGKILL')));
  const keys = { id: 'TIDEMARK', secret: randomUUID() };
  try {
    await layOut(run, place);
    keepRunning('ceph-mon', '--id', 'a');
    const osd = randomUUID();
    // A command waits until there is a monitor.
    await run('ceph', 'osd', 'new', osd);
    await run('ceph', 'osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=here');
    await run('ceph-osd', '--id', '0', '--mkfs', '--osd-uuid', osd);
    keepRunning('ceph-osd', '--id', '0');
    keepRunning('radosgw', '--name', 'client.admin');
    await answers(`http://127.0.0.1:${gatewayPort}`);
    const user = ['--uid', 'proof', '--display-name', 'Proof', '--max-buckets', '0'];
    await run(
      'radosgw-admin',
      '--name',
      'client.admin',
      'user',
      'create',
      ...user,
      `--access-key=${keys.id}`,
      `--secret-key=${keys.secret}`,
    );
  } catch (error) {
    await stop();
    throw new Error(`Ceph did not start.\n${said.join('')}`, { cause: error });
  }
  return {
    env: {
      S3_TEST_ENDPOINT: `http://127.0.0.1:${gatewayPort}`,
      S3_TEST_ACCESS_KEY_ID: keys.id,
      S3_TEST_SECRET_ACCESS_KEY: keys.secret,
    },
    stop,
  };
}

type Run = (program: string, ...args: string[]) => Promise<unknown>;

/** Keys for all parts that talk to each other, and a monitor that knows them. */
async function layOut(run: Run, { fsid, monitorPort }: { fsid: string; monitorPort: number }): Promise<void> {
  const key = (name: string, ...caps: string[]) =>
    run(
      'ceph-authtool',
      'keyring',
      '--gen-key',
      '--name',
      name,
      ...caps.flatMap((cap) => ['--cap', ...cap.split(': ')]),
    );
  await run('ceph-authtool', '--create-keyring', 'keyring');
  await key('mon.', 'mon: allow *');
  await key('client.admin', 'mon: allow *', 'osd: allow *');
  await key('osd.0', 'mon: allow profile osd', 'osd: allow *');
  const address = `[v2:127.0.0.1:${monitorPort}]`;
  await run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', address, 'monmap');
  await run('ceph-mon', '--id', 'a', '--mkfs', '--monmap', 'monmap', '--keyring', 'keyring');
}

async function answers(url: string): Promise<void> {
  // A server that is still starting refuses connections.
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + timeLimit; !(await isUp()); await after(100))
    if (Date.now() > until) throw new Error(`Nothing answers at ${url}.`);
}
