import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const entry = /\{url:"([^"]+)",revision:[^,]+,integrity:"(sha384-[^"]+)"\}/g;

/**
 * The files of a built app that are not what its service worker expects: with one of them no device keeps the app.
 * @throws if the service worker names no file
 */
export async function unlikePrecache(dist: string): Promise<string[]> {
  const expected = [...(await readFile(resolve(dist, 'sw.js'), 'utf8')).matchAll(entry)];
  if (expected.length === 0) throw new Error('The service worker of the built app names no file.');
  const unlike = expected.map(async ([, url, integrity]) => {
    const bytes = await readFile(resolve(dist, url!)).catch(() => 'not there');
    return `sha384-${createHash('sha384').update(bytes).digest('base64')}` === integrity ? [] : [url!];
  });
  return (await Promise.all(unlike)).flat();
}
