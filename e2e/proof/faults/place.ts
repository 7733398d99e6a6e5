import { readdir, readFile, readlink } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import type { ApiProcess } from '../server/api-process.ts';
import type { Site } from '../server/site.ts';
import type { Ground } from './ground.ts';
import type { Seen } from './traffic.ts';

/** Where a fault happens: a server with people at work. */
export interface Place {
  url: string;
  host: string;
  port: number;
  api: ApiProcess;
  ground: Ground;
  /** Two technicians: the first one's work is written, the other one's read. */
  sites: readonly [Site, Site];
  /** Calls of the others so far. */
  seen: Seen[];
}

/** A process's memory, in MB. */
export async function memoryOf(pid: number): Promise<number> {
  // A process that ended has no file.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Measures until told to stop; returns the maximum. */
export async function highestMemory(pid: number, until: AbortSignal): Promise<number> {
  let most = 0;
  while (!until.aborted) {
    most = Math.max(most, await memoryOf(pid));
    await after(100);
  }
  return most;
}

/** How many sockets a process has open. */
export async function socketsOf(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  // A socket closed since the listing has no link.
  const links = await Promise.all(
    (await readdir(folder)).map((fd) => readlink(`${folder}/${fd}`).catch(() => '')),
  );
  return links.filter((link) => link.startsWith('socket:')).length;
}

/** Polls. @throws Error naming what was waited for */
export async function waitFor(
  what: string,
  holds: () => boolean | Promise<boolean>,
  within: number,
): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > within) throw new Error(`waited ${within / 1000} s in vain: ${what}`);
    await after(50);
  }
  return performance.now() - began;
}
