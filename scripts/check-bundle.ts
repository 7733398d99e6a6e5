import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { z } from 'zod';

/** What the sign-in route may weigh: all JavaScript and CSS before its first screen, each file compressed by brotli. */
const limit = 120_000;
const route = 'src/auth/login-page.tsx';

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.output<typeof manifestShape>;

/** Files that the chunks named `starts` load before they run: their own, and those of all they import statically. */
export function filesLoadedBy(manifest: Manifest, starts: string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest names no chunk ${name}.`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const name of starts) add(name);
  return [...files].sort();
}

/** The chunks that the page names, and the route's own when it is one; otherwise the route is inside the others. */
export function startsOf(manifest: Manifest, named: string[]): string[] {
  const starts = Object.keys(manifest).filter((name) => named.includes(manifest[name]!.file));
  if (starts.length === 0) throw new Error('The page names no chunk of the manifest.');
  return manifest[route] ? [...starts, route] : starts;
}

/** Scripts and styles that the page itself names: its chunks, and theme.js, which must run before the first paint. */
export function filesNamedBy(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file!);
}

async function check(): Promise<void> {
  const dist = resolve(import.meta.dirname, '../web/dist');
  const path = resolve(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('The web app is not built: run npm run build first.');
  const manifest = manifestShape.parse(JSON.parse(await readFile(path, 'utf8')));
  let total = 0;
  const named = filesNamedBy(await readFile(resolve(dist, 'index.html'), 'utf8'));
  for (const file of new Set([...named, ...filesLoadedBy(manifest, startsOf(manifest, named))])) {
    const { length } = await promisify(brotliCompress)(await readFile(resolve(dist, file)));
    total += length;
    process.stdout.write(`${String(length).padStart(8)}  ${file}\n`);
  }
  process.stdout.write(`${String(total).padStart(8)}  of at most ${limit} bytes\n`);
  if (total > limit) process.exitCode = 1;
}

if (import.meta.main) {
  await check().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
