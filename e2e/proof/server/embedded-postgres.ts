import { glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** The embedded PostgreSQL of a data folder, from outside: its process, and access to its tables. */
async function clusterOf(dataDir: string): Promise<string | undefined> {
  for await (const file of glob('data*/tidemark-password', { cwd: dataDir })) {
    return join(dataDir, file, '..');
  }
  return undefined;
}

async function postmasterOf(cluster: string): Promise<{ pid: number; port: number } | undefined> {
  // No file: it is not running, or was stopped normally.
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return lines[0] ? { pid: Number(lines[0]), port: Number(lines[3]) } : undefined;
}

/** Parent of each process of this machine. */
async function parents(): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // A process that ended since the listing has no file.
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    if (stat) found.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  return found;
}

const isPostgres = async (pid: number) =>
  (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim() === 'postgres';

/** Kills PostgreSQL and all its processes at once, like a power cut. @returns whether there were any */
export async function killPostgres(dataDir: string): Promise<boolean> {
  const cluster = await clusterOf(dataDir);
  const server = cluster && (await postmasterOf(cluster));
  if (!server || !(await isPostgres(server.pid))) return false;
  const children = [...(await parents())].filter(([, parent]) => parent === server.pid).map(([pid]) => pid);
  for (const pid of [server.pid, ...children]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // A backend may have ended on its own when its connection broke.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  while (await isPostgres(server.pid)) await after(5);
  return true;
}

/** How to connect to the running embedded database. @throws Error if it is not running */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const cluster = await clusterOf(dataDir);
  const server = cluster && (await postmasterOf(cluster));
  if (!cluster || !server) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  const password = await readFile(join(cluster, 'tidemark-password'), 'utf8');
  return `postgres://tidemark:${password}@127.0.0.1:${server.port}/tidemark`;
}
