import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Downloads as a browser does whose connection is cut: each time it goes on where it stopped, if the bytes are the same. */
export async function downloadCut(
  url: string,
  path: string,
  { size, sha256, cuts }: { size: number; sha256: string; cuts: number },
): Promise<{ resumed: number; sha256: string }> {
  await rm(path, { force: true });
  let resumed = 0;
  for (;;) {
    const there = await sizeOf(path);
    const headers = there > 0 ? { Range: `bytes=${there}-`, 'If-Range': `"${sha256}"` } : {};
    const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
    const wanted = there > 0 ? 206 : 200;
    if (answer.statusCode !== wanted) throw new Error(`${url}: ${answer.statusCode} in place of ${wanted}`);
    const until = resumed < cuts ? Math.ceil((size * (resumed + 1)) / (cuts + 1)) : Number.POSITIVE_INFINITY;
    let at = there;
    answer.on('data', ({ length }: Buffer) => {
      at += length;
      if (at >= until && at < size) answer.destroy(new Error('cut'));
    });
    await pipeline(answer, createWriteStream(path, { flags: 'a' })).catch((error: Error) => {
      if (error.message !== 'cut') throw error;
    });
    if ((await sizeOf(path)) >= size) break;
    resumed++;
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { resumed, sha256: hash.digest('hex') };
}
