export interface StorageRoom {
  /** Whether the browser promised never to clear this app's store by itself. */
  kept: boolean;
  /** Bytes this app takes up; undefined where the browser does not tell. */
  used: number | undefined;
  /** Bytes the browser still gives; undefined where it does not tell. */
  free: number | undefined;
  /** Bytes it gives in all. */
  quota: number | undefined;
}

/** Asks the browser to keep what is stored, and how much more it gives. */
export async function askForRoom(): Promise<StorageRoom> {
  // Addresses without https have no storage manager.
  const storage = navigator.storage as StorageManager | undefined;
  const [kept = false, estimate] = await Promise.all([storage?.persist?.(), storage?.estimate?.()]);
  const { quota, usage } = estimate ?? {};
  return {
    kept,
    quota,
    used: usage,
    free: quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0)),
  };
}
