import type { Resized } from './resize-file.ts';

const megabyte = 1024 ** 2;
/** So much of the disk is held for what is entered once photos, or another app, have filled the rest. */
const forChanges = { name: 'tsp-reserve', size: 8 * megabyte };
/** One given back differs from one that never found room by this byte: a full disk keeps no word of it elsewhere. */
const givenBack = 1;
/** Never for what is entered: in this room Chromium's log is begun anew once the other is used up too. */
const forLog = 'tsp-reserve-log';
/** Where that takes some of the disk, less of it is held afterwards. */
const logSizes = [2 * megabyte, megabyte, megabyte / 2];

/** Chromium begins its new log a few milliseconds after it has said that a database is deleted. */
const logPause = 500;

/** That it was held once: a browser that has such files, and what fails from then on fails for now, as a worker does on a full disk. */
export const reserveKnownKey = 'tsp-reserve-known';
const isKnown = () => localStorage.getItem(reserveKnownKey) !== null;
const known = (isHeld: boolean) => {
  if (isHeld && !isKnown()) localStorage.setItem(reserveKnownKey, '');
  return isHeld;
};
const notNow: Resized = { before: 0, now: 0 };

let trying: Promise<boolean> | undefined;

/**
 * Holds the reserve, unless it is held already. Browsers do not tell how much room a disk has; this finds out.
 * @returns false where there is no room for it; true also where a browser has no files of this kind
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
 * Holds it where as much again is free beside it; else it stays as it was. A disk that has less is full for a moment: only
 * while the store is shut or nothing can be written to it.
 */
export async function hasRoomToSpare(): Promise<boolean> {
  const has = await grow(forChanges.name, 2 * forChanges.size);
  if (has) await resize(forChanges.name, forChanges.size);
  return has;
}

/**
 * Gives the room back to the device's store.
 * @returns false where that cannot be done now
 */
export async function releaseReserve(): Promise<boolean> {
  await trying;
  await resize(forChanges.name, givenBack);
  return !isKnown() || (await sizeHeld()) === givenBack;
}

/**
 * Does something with Chromium's log in the room that is held for it.
 * @returns false where there is none, and nothing was done
 */
export async function inRoomForLog(work: () => Promise<void>): Promise<boolean> {
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
 * Whether it was given back to the store, and is not held again. On its disk a device has this, whatever became of its mark:
 * Chromium keeps `localStorage` back for seconds, and a full disk takes none of it.
 */
export async function isReserveGivenBack(): Promise<boolean> {
  return !(await isHeld()) && (isKnown() || ((await sizeHeld()) ?? 0) > 0);
}

/** Makes it where that was to be done with the store and was cut short, as by a page that went away. One given back stays so. */
export async function finishReserve(): Promise<void> {
  if (!globalThis.navigator?.storage?.getDirectory) return;
  if ((await sizeHeld()) === undefined) await keepReserve();
}

const isHeld = async () => known(((await sizeHeld()) ?? 0) >= forChanges.size);

/** Told without a worker, as each photo asks for it; undefined where there is no such file. */
async function sizeHeld(): Promise<number | undefined> {
  try {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle(forChanges.name)).getFile()).size;
  } catch {
    return undefined;
  }
}

/** @returns undefined where a browser has no such files, or never loaded the worker */
async function resize(name: string, size: number): Promise<Resized | undefined> {
  // An address without https, and Node.
  if (!globalThis.navigator?.storage?.getDirectory) return undefined;
  const resized = await resizeInWorker(name, size);
  known((resized?.now ?? 0) >= forChanges.size);
  return resized ?? (isKnown() ? notNow : undefined);
}

function resizeInWorker(name: string, size: number): Promise<Resized | undefined> {
  const worker = new Worker(new URL('./reserve-worker.ts', import.meta.url), { type: 'module' });
  const resized = new Promise<Resized | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Resized | undefined>) => resolve(data);
    worker.onerror = () => resolve(undefined);
    worker.postMessage({ name, size });
  });
  return resized.finally(() => worker.terminate());
}
