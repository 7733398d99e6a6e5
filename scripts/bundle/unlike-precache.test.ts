import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unlikePrecache } from './unlike-precache.ts';

test('bundle: a file changed or removed after the service worker was made, it is named', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'tidemark-precache-'));
  try {
    await writeFile(join(dist, 'sw.js'), 'c({})');
    await expect(unlikePrecache(dist)).rejects.toThrow('names no file');
    const entry = (url: string) =>
      `{url:"${url}",revision:null,integrity:"sha384-${createHash('sha384').update(url).digest('base64')}"}`;
    await writeFile(join(dist, 'sw.js'), `c([${['same.js', 'changed.js', 'gone.js'].map(entry)}],{})`);
    await writeFile(join(dist, 'same.js'), 'same.js');
    await writeFile(join(dist, 'changed.js'), 'changed.js, compressed');
    expect(await unlikePrecache(dist)).toEqual(['changed.js', 'gone.js']);
  } finally {
    await rm(dist, { recursive: true });
  }
});
