import { link, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rendition } from '../../api/src/reports/inspection/testing/flooded.ts';

const different = 20;

/** A folder of pictures as the server stores them, `0.jpg` and on: some different ones, each under several names. */
export async function pictureFolder(count: number): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-bench-report-'));
  for (let nth = 0; nth < count; nth++) {
    const path = join(dir, `${nth}.jpg`);
    if (nth < different) await writeFile(path, await rendition(nth, { noise: 9 }));
    else await link(join(dir, `${nth % different}.jpg`), path);
  }
  return { dir, remove: () => rm(dir, { recursive: true }) };
}
