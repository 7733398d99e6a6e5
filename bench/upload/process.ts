import { readFile } from 'node:fs/promises';

/** Megabytes a process holds: of its own, and of files, which it and those it has started mostly share. */
interface Held {
  own: number;
  files: number;
}

async function heldBy(pid: number): Promise<Held> {
  // One that ended since it was listed holds nothing.
  const text = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const status = await text('status');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024;
  const children = (await text(`task/${pid}/children`)).split(' ').filter(Boolean);
  const all = [
    { own: megabytes('RssAnon') + megabytes('RssShmem'), files: megabytes('RssFile') },
    ...(await Promise.all(children.map((child) => heldBy(Number(child))))),
  ];
  return {
    own: all.reduce((sum, { own }) => sum + own, 0),
    files: Math.max(...all.map(({ files }) => files)),
  };
}

/** Megabytes of memory a process holds, and those it has started; files, the same for all of them, count once. */
export async function memoryOf(pid: number): Promise<number> {
  const { own, files } = await heldBy(pid);
  return own + files;
}
