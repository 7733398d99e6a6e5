const piece = 1024 ** 2;

/** Only workers have it. */
interface Handle {
  getSize(): number;
  truncate(size: number): void;
  write(bytes: Uint8Array, options: { at: number }): number;
  flush(): void;
  close(): void;
}

/** How many bytes a file had and has. */
export interface Resized {
  before: number;
  now: number;
}

/**
 * Makes one of the app's own files so long, or leaves it as it was where there is no room. In its place: where not a byte
 * is left Chromium dies of files made or taken away (docs/decisions/0032). In a worker only.
 * @returns undefined in a browser without such files; no bytes where it cannot be opened or made so long now
 */
export async function resizeFile(name: string, size: number): Promise<Resized | undefined> {
  const resize = async () => {
    const handle = await open(name);
    return handle === 'not-now' ? notNow : handle && resizeOpen(handle, size);
  };
  try {
    // Another tab's, or an earlier one's; a file is open once.
    return await (navigator.locks ? navigator.locks.request(`tsp-file-${name}`, resize) : resize());
  } catch {
    // Who asked waits for an answer, and a worker's own failure would be none.
    return notNow;
  }
}

const notNow: Resized = { before: 0, now: 0 };
/** Taken for a browser without such files, a device without room would open its store where that gets deleted. */
const failsNow = ['NoModificationAllowedError', 'QuotaExceededError'];

async function open(name: string): Promise<Handle | 'not-now' | undefined> {
  try {
    const folder = await navigator.storage.getDirectory();
    const file: unknown = await folder.getFileHandle(name, { create: true });
    return await (file as { createSyncAccessHandle(): Promise<Handle> }).createSyncAccessHandle();
  } catch (error) {
    // A tab that is just going away still has it open, or there is no room to make it.
    if (failsNow.includes((error as Error).name)) return 'not-now';
    // Older browsers, and some in a private window.
    return undefined;
  }
}

function resizeOpen(handle: Handle, size: number): Resized {
  const before = handle.getSize();
  try {
    if (size < before) handle.truncate(size);
    else if (size > before && !extend(handle, before, size)) handle.truncate(before);
    handle.flush();
    return { before, now: handle.getSize() };
  } finally {
    handle.close();
  }
}

function extend(handle: Handle, from: number, to: number): boolean {
  try {
    for (let at = from; at < to; at += piece) {
      const bytes = new Uint8Array(Math.min(piece, to - at));
      if (handle.write(bytes, { at }) < bytes.length) return false;
    }
    // At the end of what it gives an origin Chromium says that it wrote what it did not.
    return handle.getSize() >= to;
  } catch {
    return false;
  }
}
