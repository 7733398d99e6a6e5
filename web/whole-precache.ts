import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type Workbox = VitePWAOptions['workbox'];
type Entry = { url: string; revision: string | null; integrity?: string };

/** Reads the finished build: nothing may change a file after this. */
async function withIntegrity<E extends Entry>(dir: string, entry: E): Promise<E> {
  const hash = createHash('sha384').update(await readFile(join(dir, entry.url)));
  return { ...entry, integrity: `sha384-${hash.digest('base64')}` };
}

/**
 * The service worker stores a file only if it is byte for byte what was built; the browser compares it. Otherwise a
 * proxy's response could become the app (docs/decisions/0050).
 */
export async function onlyWhatWasBuilt(workbox: Workbox): Promise<void> {
  const dir = workbox.globDirectory;
  if (dir === undefined) throw new Error('Where the built files are is not known.');
  // A build that failed is closed too. What is told then is why it failed, not that it left no files.
  if (!existsSync(join(dir, 'index.html'))) return;
  const all = <E extends Entry>(entries: readonly E[]) =>
    Promise.all(entries.map((one) => withIntegrity(dir, one)));
  workbox.additionalManifestEntries = await all((workbox.additionalManifestEntries ?? []) as Entry[]);
  workbox.manifestTransforms = [async (entries) => ({ manifest: await all(entries), warnings: [] })];
}
