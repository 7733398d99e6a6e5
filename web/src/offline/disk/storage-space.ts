import { within } from './within.ts';

export interface StorageSpace {
  /** Whether the browser has promised never to clear this app's store on its own. */
  kept: boolean;
  /** Bytes this app uses; undefined if the browser does not say. */
  used: number | undefined;
  /** Bytes still available; undefined if the browser does not say. */
  free: number | undefined;
  /** Bytes available in total. */
  quota: number | undefined;
}

/** Pages without https have no storage manager. */
const manager = () => navigator.storage as StorageManager | undefined;
const freeOf = ({ quota, usage = 0 }: StorageEstimate) =>
  quota === undefined ? undefined : Math.max(0, quota - usage);

/** Asks the browser to keep what is stored, and how much space is left. Firefox asks the person and waits. */
export async function askForSpace(): Promise<StorageSpace> {
  const [kept = false, estimate = {}] = await Promise.all([manager()?.persist?.(), manager()?.estimate?.()]);
  return { kept, quota: estimate.quota, used: estimate.usage, free: freeOf(estimate) };
}

/** Bytes still available; undefined if the browser does not say soon: no file waits for this or fails because of it. */
export async function freeSpace(): Promise<number | undefined> {
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
