/** So much of the disk is held for what is entered once photos, or another app, have filled the rest. */
const size = 8 * 1024 ** 2;
const name = 'tsp-reserve';
/** What writing ends with on a full disk; the second where not a byte is left. */
const full = ['QuotaExceededError', 'AbortError'];

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
  try {
    const folder = await openFolder();
    const file = await folder?.getFileHandle(name, { create: true });
    if (!file?.createWritable || (await file.getFile()).size === size) return true;
    const writable = await file.createWritable();
    await writable.write(new Uint8Array(size));
    await writable.close();
    return true;
  } catch (error) {
    return !(error instanceof DOMException && full.includes(error.name));
  }
}

/** Gives the room back to the device's store. */
export async function releaseReserve(): Promise<void> {
  await trying;
  const folder = await openFolder();
  // Where it is not held there is nothing to give.
  await folder?.removeEntry(name).catch(() => undefined);
}

/** Addresses without https and older browsers have none, and some refuse it in a private window: then nothing is held. */
async function openFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  const storage: StorageManager | undefined = globalThis.navigator?.storage;
  return storage?.getDirectory?.().catch(() => undefined);
}
