/** Loaded before the app: what a phone's browser has, and nothing that Node's threads share. */
import 'fake-indexeddb/auto';
import { parentPort, workerData } from 'node:worker_threads';
import { MemoryStorage } from '../../web/src/offline/testing/memory-storage.ts';
import '../../web/src/offline/testing/xhr.ts';
import { restore } from './kept.ts';
import type { Heard, Life } from './orders.ts';

export const life = workerData as Life;
export const storage = new MemoryStorage(life.kept?.storage);

export const say = (heard: Heard) => parentPort!.postMessage(heard);

const world = {
  localStorage: storage,
  // Locks and channels would reach the other phone, which is another thread of this process.
  navigator: { onLine: true },
  BroadcastChannel: undefined,
  reportError: (error: unknown) => say({ reported: String((error as Error).stack ?? error) }),
};
for (const [name, value] of Object.entries(world))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

if (life.kept) await restore(life.kept);
