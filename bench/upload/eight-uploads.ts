import { readdir } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { enterOffice, type Key } from './office.ts';
import { another } from './pictures.ts';

/** What this process is told to begin with; its end is the other message. */
export interface Begin {
  key: Key;
  bytes: Uint8Array<ArrayBuffer>;
  /** How far behind everything else it runs, 0 to 19. */
  nice: number;
}

/** Uploads a photo again and again, eight at a time, until it is told to end; says when the first one is done. */
process.once('message', async ({ key, bytes, nice }: Begin) => {
  // Each thread has a priority of its own, and those of the collector are there already.
  for (const thread of await readdir('/proc/self/task')) setPriority(Number(thread), nice);
  const { upload } = enterOffice(key);
  let over = false;
  process.once('message', () => {
    over = true;
  });
  let count = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!over) {
        await upload(another(bytes));
        if (++count === 1) process.send?.('begun');
      }
    }),
  );
  process.send?.(count);
  process.disconnect();
});
