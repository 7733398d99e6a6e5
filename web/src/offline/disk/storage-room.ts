import { within } from './within.ts';

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

/** Addresses without https have no storage manager. */
const manager = () => navigator.storage as StorageManager | undefined;
const freeOf = ({ quota, usage = 0 }: StorageEstimate) =>
  quota === undefined ? undefined : Math.max(0, quota - usage);

/** Asks the browser to keep what is stored, and how much more it gives. Firefox asks the person, and waits for the answer. */
export async function askForRoom(): Promise<StorageRoom> {
  const [kept = false, estimate = {}] = await Promise.all([manager()?.persist?.(), manager()?.estimate?.()]);
  return { kept, quota: estimate.quota, used: estimate.usage, free: freeOf(estimate) };
}

/** Bytes the browser still gives; undefined where it does not tell, or not soon: no file waits for that, or fails with it. */
export async function freeRoom(): Promise<number | undefined> {
  let free: number | undefined;
  const ask = async () => {
    free = freeOf((await manager()?.estimate?.()) ?? {});
  };
  await within(
    1000,
    ask().catch(() => undefined),
  );
  return free;
}
