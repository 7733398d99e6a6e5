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
 * @returns undefined in a browser without such files
 */
export async function resizeFile(name: string, size: number): Promise<Resized | undefined> {
  const resize = () => open(name).then((handle) => handle && resizeOpen(handle, size));
  // Another tab's, or an earlier one's; a file is open once.
  return navigator.locks ? navigator.locks.request(`tsp-file-${name}`, resize) : resize();
}

async function open(name: string): Promise<Handle | undefined> {
  try {
    const folder = await navigator.storage.getDirectory();
    const file: unknown = await folder.getFileHandle(name, { create: true });
    return await (file as { createSyncAccessHandle(): Promise<Handle> }).createSyncAccessHandle();
  } catch {
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
    return true;
  } catch {
    return false;
  }
}
