import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { plainError } from './embedded-cluster.ts';

interface PidFile {
  pid: number;
  /** The folder its server ran in. */
  folder: string;
  port: number;
}

/** What a server that runs in the cluster, or died in it, wrote about itself. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, folder = '', , port] = text.split('\n');
  return text === '' ? undefined : { pid: Number(pid), folder, port: Number(port) };
}

/**
 * Files copied one after another while they change are not a database, even if it seems to start. A stopped server
 * leaves no such file, so only a copy, or a folder moved after a kill, names another folder.
 * @throws an Error with `plain` set
 */
export async function refuseCopied(cluster: string): Promise<void> {
  const found = await readPidFile(cluster);
  if (!found || found.folder === '' || (await sameFolder(found.folder, cluster))) return;
  throw plainError(
    `The database in ${cluster} was copied or moved from ${found.folder} without being stopped (postmaster.pid says so), and a copy of a running one is damaged. ` +
      'Restore a back-up (npm run admin -- restore), or copy it anew with Tidemark stopped. If it was moved after a crash and nothing runs in the old place, delete postmaster.pid.',
  );
}

async function sameFolder(one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const [first, second] = await Promise.all([one, other].map((path) => realpath(path).catch(() => path)));
  return first === second;
}

/** Whether the pid file's process is a server in this cluster: PostgreSQL works in its folder. */
export async function isServing(cluster: string): Promise<boolean> {
  const found = await readPidFile(cluster);
  if (!found?.pid) return false;
  if (process.platform !== 'linux') return isAlive(found.pid);
  const folder = await readlink(`/proc/${found.pid}/cwd`).catch(() => undefined);
  return folder !== undefined && (await sameFolder(folder, cluster));
}

/** After a container restart the old pid may belong to another process, which PostgreSQL would take for itself. */
export async function removeStalePid(cluster: string): Promise<void> {
  if (process.platform !== 'linux' || (await isServing(cluster))) return;
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
