import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

interface Stat {
  parent: number;
  /** Its own and its ended children's, in clock ticks. */
  ticks: number;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

async function stats(): Promise<Map<number, Stat>> {
  const found = new Map<number, Stat>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // A process that ended since the listing has no file.
    const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    if (!text) continue;
    // After the name in brackets: state, parent, ...; user and system time are fields 14 to 17 (proc(5)).
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    found.set(Number(name), {
      parent: fields[1]!,
      ticks: fields.slice(11, 15).reduce((sum, one) => sum + one, 0),
    });
  }
  return found;
}

/** CPU time of a process and all its descendants so far, in milliseconds. */
export async function treeCpu(root: number): Promise<number> {
  const all = await stats();
  let ticks = 0;
  const add = (pid: number) => {
    ticks += all.get(pid)?.ticks ?? 0;
    for (const [child, { parent }] of all) if (parent === pid) add(child);
  };
  add(root);
  return (ticks / ticksPerSecond) * 1000;
}
