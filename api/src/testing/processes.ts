import { readFile } from 'node:fs/promises';

const textOf = (pid: number, name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');

/** Whether it still runs; one that has ended and was not reaped does not. */
export async function isAlive(pid: number): Promise<boolean> {
  const stat = await textOf(pid, 'stat');
  return stat !== '' && !/\) [ZX] /.test(stat);
}

/** A process's running children with this program name. */
export async function helpers(of: number, program: string): Promise<number[]> {
  const children = (await textOf(of, `task/${of}/children`)).split(' ').filter(Boolean).map(Number);
  const named = await Promise.all(
    children.map(async (pid) => (await textOf(pid, 'cmdline')).includes(program) && (await isAlive(pid))),
  );
  return children.filter((_, at) => named[at]);
}
