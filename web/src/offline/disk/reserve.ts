import type { Resized } from './resize-file.ts';

const megabyte = 1024 ** 2;
/** Disk space held for entries once photos or another app have filled the rest. */
const forChanges = { name: 'tsp-reserve', size: 8 * megabyte };
/**
 * This byte marks a released reserve, as opposed to one that never found space: a full disk stores no flag elsewhere.
 */
const givenBack = 1;
/** Never for entries: Chromium begins its log again in this space once the rest is used up. */
const forLog = 'tsp-reserve-log';
/** If that takes part of the disk, less is held afterwards. */
const logSizes = [2 * megabyte, megabyte, megabyte / 2];

/** Chromium begins its new log a few milliseconds after it reports a database as deleted. */
const logPause = 500;

/**
 * Remembers that a reserve was held: this browser has such files, so a later failure is temporary, like a worker that a
 * full disk cannot load.
 */
export const reserveKnownKey = 'tsp-reserve-known';
const isKnown = () => localStorage.getItem(reserveKnownKey) !== null;
const known = (isHeld: boolean) => {
  if (isHeld && !isKnown()) localStorage.setItem(reserveKnownKey, '');
  return isHeld;
};
const notNow: Resized = { before: 0, now: 0 };

let trying: Promise<boolean> | undefined;

/**
 * Holds the reserve unless it is held already. Browsers do not report a disk's free space; trying is the only way.
 * @returns false without space for it; true also in a browser without such files
 */
export function keepReserve(): Promise<boolean> {
  trying ??= hold().finally(() => {
    trying = undefined;
  });
  return trying;
}

async function hold(): Promise<boolean> {
  if (await isHeld()) return true;
  await holdForLog();
  return grow(forChanges.name, forChanges.size);
}

/**
 * Holds it only if as much again is free. A disk with less becomes full briefly, so the store must be shut or blocked
 * for writes meanwhile.
 */
export async function hasSpaceToSpare(): Promise<boolean> {
  const has = await grow(forChanges.name, 2 * forChanges.size);
  if (has) await resize(forChanges.name, forChanges.size);
  return has;
}

/** Releases its space to the device's store. @returns false if that is impossible now */
export async function releaseReserve(): Promise<boolean> {
  await trying;
  await resize(forChanges.name, givenBack);
  return !isKnown() || (await sizeHeld()) === givenBack;
}

/**
 * Does something with Chromium's log in the space held for it.
 * @returns false if none is held; nothing was done then
 */
export async function inSpaceForLog(work: () => Promise<void>): Promise<boolean> {
  const given = await resize(forLog, 0);
  if (given?.before === 0) {
    if (!(await grow(forLog, logSizes.at(-1)!))) return false;
    await resize(forLog, 0);
  }
  await work();
  await new Promise((resolve) => setTimeout(resolve, logPause));
  await holdForLog();
  return true;
}

async function holdForLog(): Promise<void> {
  for (const size of logSizes) if (await grow(forLog, size)) return;
}

async function grow(name: string, size: number): Promise<boolean> {
  const resized = await resize(name, size);
  return !resized || resized.now >= size;
}

/**
 * Whether the reserve was released and is not held again. The disk itself shows it: Chromium writes `localStorage`
 * seconds late, and a full disk loses it.
 */
export async function isReserveGivenBack(): Promise<boolean> {
  return !(await isHeld()) && (isKnown() || ((await sizeHeld()) ?? 0) > 0);
}

/** Makes the reserve if making it was interrupted, for example by a closed page. A released one stays released. */
export async function finishReserve(): Promise<void> {
  if (!globalThis.navigator?.storage?.getDirectory) return;
  if ((await sizeHeld()) === undefined) await keepReserve();
}

const isHeld = async () => known(((await sizeHeld()) ?? 0) >= forChanges.size);

/** Answered without a worker because each photo asks; undefined if there is no such file. */
async function sizeHeld(): Promise<number | undefined> {
  try {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle(forChanges.name)).getFile()).size;
  } catch {
    return undefined;
  }
}

/** @returns undefined if the browser has no such files, or never loaded the worker */
async function resize(name: string, size: number): Promise<Resized | undefined> {
  // A page without https, or Node.
  if (!globalThis.navigator?.storage?.getDirectory) return undefined;
  const resized = await resizeInWorker(name, size);
  known((resized?.now ?? 0) >= forChanges.size);
  return resized ?? (isKnown() ? notNow : undefined);
}

const atWork = new Set<() => void>();

/** Safari freezes the workers of a page that was left, with the files and locks they hold. */
export function stopResizing(): void {
  for (const stop of atWork) stop();
}

function resizeInWorker(name: string, size: number): Promise<Resized | undefined> {
  const worker = new Worker(new URL('./reserve-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Resized | undefined>((resolve) => {
    const end = (resized?: Resized) => {
      worker.terminate();
      atWork.delete(stop);
      resolve(resized);
    };
    const stop = () => end(notNow);
    atWork.add(stop);
    worker.onmessage = ({ data }: MessageEvent<Resized | undefined>) => end(data);
    worker.onerror = () => end();
    worker.postMessage({ name, size });
  });
}
