import { existsSync, readFileSync } from 'node:fs';
import pino from 'pino';
import { buildApp } from '../app.ts';
import { accessTokens } from '../auth/tokens.ts';
import { shareLinks } from '../claim-sheet-shares/share-links.ts';
import { openDatabase } from '../db/database.ts';
import { fileAddresses } from '../files/addresses.ts';
import type { Blobs } from '../files/blobs.ts';
import { openDiskFiles } from '../files/disk-blobs.ts';
import { openJobs } from '../jobs/jobs.ts';
import { noPrinter } from './no-printer.ts';
import { tokenSecret } from './token-secret.ts';

/**
 * A server in its own process, on the database and folder of its arguments. With `deadly` it is killed once an upload's
 * original is stored; on request it reports the peak memory growth of itself and its children since the last time.
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
  ...{
    db,
    log: pino({ level: 'silent' }),
    webDir: undefined,
    support: { phone: null, email: null },
  },
  printer: noPrinter,
  files: { incoming, blobs: deadly ? killing : blobs },
  tokens: accessTokens(tokenSecret),
  addresses: fileAddresses(tokenSecret),
  jobs: openJobs({ databaseUrl, log: pino({ level: 'silent' }), supervise: false }),
  isSigned: () => false,
  shares: shareLinks(tokenSecret),
});

let least = Number.POSITIVE_INFINITY;
let most = 0;
/** Bytes held by this process and its children, such as the picture process. */
function heldBy(pid: number): number {
  const text = (name: string) =>
    existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/${name}`, 'utf8') : '';
  const own = Number(/VmRSS:\s+(\d+)/.exec(text('status'))?.[1] ?? 0) * 1024;
  const children = text(`task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.map(heldBy).reduce((a, b) => a + b, own);
}
setInterval(() => {
  const held = heldBy(process.pid);
  least = Math.min(least, held);
  most = Math.max(most, held);
}, 10);
process.on('message', () => {
  process.send?.(most - least);
  least = Number.POSITIVE_INFINITY;
  most = 0;
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
