import { readFile } from 'node:fs/promises';

/** Megabytes of memory a process holds, and those it has started. */
export async function memoryOf(pid: number): Promise<number> {
  // One that ended since it was listed holds nothing.
  const text = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const own = Number(/VmRSS:\s+(\d+)/.exec(await text('status'))?.[1] ?? 0) / 1024;
  const children = (await text(`task/${pid}/children`)).split(' ').filter(Boolean);
  return (await Promise.all(children.map((child) => memoryOf(Number(child))))).reduce((a, b) => a + b, own);
}
