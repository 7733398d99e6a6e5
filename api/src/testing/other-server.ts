import pino from 'pino';
import { buildApp } from '../app.ts';
import { accessTokens } from '../auth/tokens.ts';
import { openDatabase } from '../db/database.ts';
import { fileAddresses } from '../files/addresses.ts';
import type { Blobs } from '../files/blobs.ts';
import { openDiskFiles } from '../files/disk-blobs.ts';
import { tokenSecret } from './token-secret.ts';

/**
 * A server in a process of its own, on the database and the folder named by its arguments. With `deadly` it is killed
 * once an upload's original is in place; asked by a message, it tells how its memory grew at most since the last time.
 */
const [databaseUrl, dir, deadly] = process.argv.slice(2) as [string, string, string?];
const db = openDatabase(databaseUrl, { max: 4, onError: () => undefined });
const { incoming, blobs } = await openDiskFiles(dir);
const killing: Blobs = {
  ...blobs,
  async put(key, path) {
    await blobs.put(key, path);
    if (key.length === 64) process.kill(process.pid, 'SIGKILL');
  },
};
const app = await buildApp({
  ...{ db, log: pino({ level: 'silent' }), webDir: undefined, company: '' },
  printer: { claimSheet: async () => Buffer.alloc(0) },
  files: { incoming, blobs: deadly ? killing : blobs },
  tokens: accessTokens(tokenSecret),
  addresses: fileAddresses(tokenSecret),
});

let least = Number.POSITIVE_INFINITY;
let most = 0;
setInterval(() => {
  const held = process.memoryUsage.rss();
  least = Math.min(least, held);
  most = Math.max(most, held);
}, 10);
process.on('message', () => {
  process.send?.(most - least);
  least = Number.POSITIVE_INFINITY;
  most = 0;
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
