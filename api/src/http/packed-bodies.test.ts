import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { begun } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

/** 300 MB of one letter, as 300 kB. */
const packed = gzipSync(Buffer.alloc(300_000_000, 'a'), { level: 9 });

test.each(['gzip', 'deflate', 'br', 'gzip, gzip', 'zstd'])(
  'packed bodies: a body packed as %s, refused without unpacking, at no cost of time or memory',
  async (encoding) => {
    const { dana, id } = await begun(api);
    const headers = { Authorization: `Bearer ${dana.token}`, 'Content-Encoding': encoding };
    const before = process.memoryUsage.rss();
    const asked: [string, string, string][] = [
      ['PATCH', `/inspections/${id}`, 'application/json'],
      ['POST', '/inbound-projects', 'application/json'],
      ['POST', '/documentation/upload', 'multipart/form-data; boundary=b'],
      ['POST', '/projects/import', 'text/csv'],
    ];
    for (const [method, path, type] of asked) {
      const answer = await fetch(`${api.url}/api/v1${path}`, {
        method,
        headers: { ...headers, 'Content-Type': type },
        body: packed,
      });
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.status, path).toBeLessThan(500);
      await answer.arrayBuffer();
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  },
);
