import { readFile } from 'node:fs/promises';

/** Megabytes a process holds: its own, and those of files, which it and its children mostly share. */
interface Held {
  own: number;
  files: number;
}

// One that ended since the listing holds nothing.
const textOf = (pid: number, name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
const childrenOf = async (pid: number) =>
  (await textOf(pid, `task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
const kilobytes = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);

async function heldBy(pid: number): Promise<Held> {
  const status = await textOf(pid, 'status');
  const megabytes = (name: string) => kilobytes(status, name) / 1024;
  const all = [
    { own: megabytes('RssAnon') + megabytes('RssShmem'), files: megabytes('RssFile') },
    ...(await Promise.all((await childrenOf(pid)).map(heldBy))),
  ];
  return {
    own: all.reduce((sum, { own }) => sum + own, 0),
    files: Math.max(...all.map(({ files }) => files)),
  };
}

/** Megabytes of memory of a process and its children; files, the same for all of them, count once. */
export async function memoryOf(pid: number): Promise<number> {
  const { own, files } = await heldBy(pid);
  return own + files;
}

/** The peak bytes of a process and its children: each at its own time, with shared memory counted for each. */
export async function peakOf(pid: number): Promise<number> {
  const below = await Promise.all((await childrenOf(pid)).map(peakOf));
  return kilobytes(await textOf(pid, 'status'), 'VmHWM') * 1024 + below.reduce((sum, one) => sum + one, 0);
}
