import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Downloads as a browser does whose connection is cut: each time it goes on where it stopped, if the bytes are the same. */
export async function downloadCut(
  url: string,
  path: string,
  { size, sha256, cuts }: { size: number; sha256: string; cuts: number },
): Promise<{ resumed: number; sha256: string }> {
  await rm(path, { force: true });
  let at = 0;
  let resumed = -1;
  while (at < size) {
    resumed++;
    const until = resumed < cuts ? Math.ceil((size * (resumed + 1)) / (cuts + 1)) : size;
    const headers: Record<string, string> =
      at > 0 ? { Range: `bytes=${at}-`, 'If-Range': `"${sha256}"` } : {};
    const answer = await fetch(url, { headers });
    const wanted = at > 0 ? 206 : 200;
    if (answer.status !== wanted) throw new Error(`${url}: ${answer.status} in place of ${wanted}`);
    await using file = await open(path, 'a');
    // Leaving the loop ends the connection.
    for await (const piece of answer.body!) {
      await file.write(piece);
      at += piece.length;
      if (at >= until) break;
    }
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { resumed, sha256: hash.digest('hex') };
}
