import { type ChildProcess, fork } from 'node:child_process';
import type { PictureSize } from '@tidemark/contract/files';
import type { Asked, Told } from './picture-process.ts';

/** What a rendition's key adds to its original's, and its media type. */
export const renditions: Record<PictureSize, { suffix: string; type: string }> = {
  '320': { suffix: '.320.webp', type: 'image/webp' },
  '1600': { suffix: '.1600.jpg', type: 'image/jpeg' },
};

/** The image library keeps what it freed for itself: a process that has done so many gives way to a new one. */
const picturesEach = 100;
/** One that has had nothing to do for so long ends; a new one begins within a third of a second. */
const idleMs = 5_000;

interface Work {
  asked: Omit<Asked, 'id'>;
  resolve(): void;
  reject(error: Error): void;
  /** Whether a process has ended over it before. */
  again: boolean;
}
interface Worker {
  child: ChildProcess;
  /** What it works on, by the id it was asked under. */
  doing: Map<number, Work>;
  taken: number;
}

const waiting: Work[] = [];
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

function begin(): Worker {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(new URL('./picture-process.ts', import.meta.url), {
    execArgv: [],
    // One heap of the C library for all its threads: it takes a third less than two.
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), MALLOC_ARENA_MAX: '1' },
  });
  const begun: Worker = { child, doing: new Map(), taken: 0 };
  child.on('message', ({ id, error, starved }: Told) => {
    const work = begun.doing.get(id);
    begun.doing.delete(id);
    if (error === undefined) work?.resolve();
    else work?.reject(Object.assign(new Error(error), starved && { code: 'ETIMEDOUT' }));
    handOn();
  });
  child.on('exit', () => ended(begun));
  child.on('error', (cause) => ended(begun, cause));
  child.unref();
  return begun;
}

/** What a process was at when it ended is tried once more; a picture that ends a second one is a bad one. */
function ended(of: Worker, cause?: Error): void {
  if (of === worker) worker = undefined;
  for (const work of of.doing.values()) {
    if (cause) work.reject(cause);
    else if (work.again) work.reject(new Error('the image library broke down over this picture'));
    else waiting.push({ ...work, again: true });
  }
  of.doing.clear();
  handOn();
}

/** It has nothing to do and is asked for nothing more: what comes while it ends goes to a new one. */
function letGo(of: Worker): void {
  if (of.child.connected) of.child.disconnect();
  if (of === worker) worker = undefined;
}

function handOn(): void {
  if (worker && worker.taken >= picturesEach) {
    if (worker.doing.size > 0) return;
    letGo(worker);
  }
  clearTimeout(idle);
  if (waiting.length === 0 && worker?.doing.size === 0) {
    // A process without work does not keep the server from ending.
    worker.child.channel?.unref();
    idle = setTimeout(letGo, idleMs, worker).unref();
  }
  while (waiting.length > 0) {
    worker ??= begin();
    if (worker.taken >= picturesEach) return;
    const work = waiting.shift()!;
    const id = worker.taken++;
    worker.doing.set(id, work);
    worker.child.channel?.ref();
    worker.child.send({ id, ...work.asked } satisfies Asked);
  }
}

/**
 * Makes both renditions of a picture, upright and without its metadata, from file to files: in a process of its own, two
 * at a time (one where there are two processors) and behind everything else that wants the processor. A picture that brings it down harms nothing here.
 * @throws an Error for a picture that is damaged, too large (50 megapixels) or takes too long; with code ETIMEDOUT where
 *   that is because others had the processor
 */
export function makeRenditions(original: string, to: Record<PictureSize, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push({ asked: { original, to }, resolve, reject, again: false });
    handOn();
  });
}
