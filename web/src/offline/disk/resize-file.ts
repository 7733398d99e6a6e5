const piece = 1024 ** 2;
/** A tab that the system froze may hold the file for hours; callers try again. In milliseconds. */
const longestWait = 3_000;

/** Exists in workers only. */
interface Handle {
  getSize(): number;
  truncate(size: number): void;
  write(bytes: Uint8Array, options: { at: number }): number;
  flush(): void;
  close(): void;
}

/** The file's size in bytes, before and after. */
export interface Resized {
  before: number;
  now: number;
}

/**
 * Resizes one of the app's own files, or leaves it as it is without space. It changes the file in place because
 * Chromium crashes when files are created or removed on a completely full disk (docs/decisions/0032). Workers only.
 * @returns undefined in a browser without such files; no bytes if it cannot be opened or resized now
 */
export async function resizeFile(name: string, size: number): Promise<Resized | undefined> {
  const resize = async () => {
    const handle = await open(name);
    return handle === 'not-now' ? notNow : handle && resizeOpen(handle, size);
  };
  try {
    // Another tab or an earlier one has it: a file can be open once only.
    if (!navigator.locks) return await resize();
    const signal = AbortSignal.timeout(longestWait);
    return await navigator.locks.request(`tsp-file-${name}`, { signal }, resize);
  } catch {
    // The caller waits for a message; an error thrown in the worker would not be one.
    return notNow;
  }
}

const notNow: Resized = { before: 0, now: 0 };
/** Not "no such files": a device without space would then open its store where Chromium deletes it. */
const failsNow = ['NoModificationAllowedError', 'QuotaExceededError'];

async function open(name: string): Promise<Handle | 'not-now' | undefined> {
  try {
    const folder = await navigator.storage.getDirectory();
    const file: unknown = await folder.getFileHandle(name, { create: true });
    return await (file as { createSyncAccessHandle(): Promise<Handle> }).createSyncAccessHandle();
  } catch (error) {
    // A closing tab still has it open, or there is no space to create it.
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
    // At the end of an origin's quota Chromium reports writes that did not happen.
    return handle.getSize() >= to;
  } catch {
    return false;
  }
}
