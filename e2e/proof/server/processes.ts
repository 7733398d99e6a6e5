import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';

/** What /proc says of a process: its program, whether it runs, its parent; undefined if it is gone. */
async function look(pid: number) {
  // One that ended has no file; a zombie does not run.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, program, state, parent] = /^\d+ \((.*)\) (\S) (\d+)/.exec(stat) ?? [];
  return program === undefined || state === 'Z' ? undefined : { program, parent: Number(parent) };
}

/** The processes of a PostgreSQL on this cluster: the one in its pid file first, then its children. */
export async function postgresOf(cluster: string): Promise<number[]> {
  // No file: it is not running.
  const first = Number((await readFile(`${cluster}/postmaster.pid`, 'utf8').catch(() => '')).split('\n')[0]);
  if (!first || (await look(first))?.program !== 'postgres') return [];
  const found = [first];
  for (const name of await readdir('/proc')) {
    if (/^\d+$/.test(name) && (await look(Number(name)))?.parent === first) found.push(Number(name));
  }
  return found;
}

/** Kills them all; resolves when they are gone. */
export async function endPostgres(cluster: string): Promise<void> {
  const all = await postgresOf(cluster);
  for (const pid of all) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // A backend may have ended on its own when its connection broke.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  for (const pid of all) while (await look(pid)) await after(5);
}

/** Delays fsync and fdatasync of processes and their children until disposed. */
export async function slowDown(pids: readonly number[], ms: number): Promise<AsyncDisposable> {
  const calls = 'fsync,fdatasync';
  const tracer = spawn(
    'strace',
    [
      ...['-f', '-qq', '-o', '/dev/null', '-e', `trace=${calls}`],
      ...['-e', `inject=${calls}:delay_enter=${ms * 1000}`],
      ...pids.flatMap((pid) => ['-p', String(pid)]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  tracer.stderr.on('data', (bytes) => {
    said += bytes;
  });
  const exited = once(tracer, 'exit');
  await after(500);
  if (tracer.exitCode !== null) throw new Error(`strace ended: ${said}`);
  return {
    async [Symbol.asyncDispose]() {
      tracer.kill('SIGINT');
      await exited;
    },
  };
}
