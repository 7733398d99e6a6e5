import { readFile } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';

export interface Times {
  median: number;
  worst: number;
  count: number;
}

/** Repeats something, one after another, at least this often and as long as wanted. */
export async function timesOf(
  least: number,
  isWanted: () => boolean,
  done: (nth: number) => Promise<void>,
): Promise<Times> {
  const all: number[] = [];
  for (let nth = 0; nth < least || (isWanted() && nth < 200); nth++) {
    const began = performance.now();
    await done(nth);
    all.push(performance.now() - began);
  }
  const sorted = all.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)]!, worst: sorted.at(-1)!, count: all.length };
}

async function residentOf(pid: number): Promise<number> {
  // One that ended has no file.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/** The peak memory of a server and its children together, in MB; without PostgreSQL. */
export async function mostMemory(pid: number, until: AbortSignal): Promise<number> {
  let most = 0;
  while (!until.aborted) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
    let sum = await residentOf(pid);
    for (const child of children.split(' ').filter(Boolean)) {
      const program = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
      if (/(picture|pdf)-process/.test(program)) sum += await residentOf(Number(child));
    }
    most = Math.max(most, sum);
    await after(50);
  }
  return Math.round(most);
}
