import { readdir } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { openConnection, overLink } from '../api/connection.ts';
import { prepare, writeStamp } from '../api/prepare.ts';
import type { Key } from './office.ts';

/** This process's first instruction; the other message ends it. */
export interface Begin {
  key: Key;
  bytes: Uint8Array<ArrayBuffer>;
  /** Its low priority, 0 to 19. */
  nice: number;
  /** The speed of each of the eight links; without it they are as fast as the machine. */
  mbit?: number;
}

/**
 * Uploads a photo again and again, eight at a time, until told to end; reports when the first is done. Minimal HTTP: a
 * phone's own sending costs the server's processors nothing.
 */
process.once('message', async ({ key, bytes, nice, mbit }: Begin) => {
  // Each thread has its own priority, and the garbage collector's exist already.
  for (const thread of await readdir('/proc/self/task')) setPriority(Number(thread), nice);
  let over = false;
  process.once('message', () => {
    over = true;
  });
  const form = { inspectionId: key.inspectionId, type: 'photo' };
  const call = { method: 'POST', path: '/api/v1/documentation/upload', token: key.token, form };
  let count = 0;
  let stamped = Date.now() * 100;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const connection = await openConnection(
        Number(new URL(key.url).port),
        mbit ? overLink(mbit) : undefined,
      );
      const [request] = prepare(call, bytes);
      while (!over) {
        writeStamp(request!, stamped++);
        await connection.ask(request!.bytes);
        if (++count === 1) process.send?.('begun');
      }
      connection.close();
    }),
  );
  process.send?.(count);
  process.disconnect();
});
