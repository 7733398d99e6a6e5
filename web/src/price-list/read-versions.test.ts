import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freshDevice } from '../offline/testing/browser.ts';
import { onePage, taken } from '../offline/testing/envelope.ts';
import { readVersions } from './read-versions.ts';

test('price list: more versions than one page holds, every one can be compared, the first too', async () => {
  const all = Array.from({ length: 200 }, (_, n) => ({ version: 200 - n, savedAt: null, savedBy: null }));
  await using office = createServer((request, response) => {
    const { searchParams: asked } = new URL(request.url!, 'http://office');
    const [limit, page] = [Number(asked.get('limit')), Number(asked.get('page') ?? 1)];
    response.end(taken({ versions: all.slice((page - 1) * limit, page * limit), pagination: onePage }));
  });
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  freshDevice(`http://127.0.0.1:${(office.address() as AddressInfo).port}`);
  expect((await readVersions()).map(({ version }) => version)).toEqual(all.map(({ version }) => version));
  office.closeAllConnections();
});
