import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRenditions } from '../../api/src/files/make-renditions.ts';

type Bytes = Uint8Array<ArrayBuffer>;

let count = 0;
/** The same picture as another file: bytes after a JPEG's end do not change it. */
export function another(of: Bytes): Bytes {
  const both = new Uint8Array(of.length + 12);
  both.set(of);
  both.set(new TextEncoder().encode(String(count++).padStart(12, '0')), of.length);
  return both;
}

/** The image library doing an upload's work and nothing else. @returns milliseconds of processor time */
export async function alone(bytes: Bytes, times: number): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-alone-'));
  const original = join(dir, 'original');
  await writeFile(original, bytes);
  const before = process.cpuUsage();
  for (let nth = 0; nth < times; nth++)
    await makeRenditions(original, { '320': join(dir, 'small'), '1600': join(dir, 'large') });
  const { user, system } = process.cpuUsage(before);
  await rm(dir, { recursive: true });
  return (user + system) / 1000;
}
