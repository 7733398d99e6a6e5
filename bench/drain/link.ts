import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';

export interface Link {
  /** Upstream, in megabits per second. */
  mbit: number;
  /** Round trip in milliseconds. */
  latency: number;
}

/** Puts a page behind a link, or takes its network away. Downstream it is four times as fast. */
export async function linkOf(page: Page): Promise<(link: Link | 'none') => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (link) => {
    const offline = link === 'none';
    const { mbit, latency } = offline ? { mbit: 0, latency: 0 } : link;
    const bytes = (mbit * 1_000_000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline, latency },
      ...{ uploadThroughput: offline ? -1 : bytes, downloadThroughput: offline ? -1 : bytes * 4 },
    });
  };
}

/** The time the same link needs for as many bytes in one request, to a server that discards them. In milliseconds. */
export async function rawUpload(context: BrowserContext, link: Link, bytes: number): Promise<number> {
  const sink = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end('<!doctype html>'));
  }).listen(0, '127.0.0.1');
  await once(sink, 'listening');
  const page = await context.newPage();
  try {
    await page.goto(`http://127.0.0.1:${(sink.address() as AddressInfo).port}/`);
    await (await linkOf(page))(link);
    return await page.evaluate(async (size) => {
      const body = new Blob([new Uint8Array(size)]);
      const began = performance.now();
      await (await fetch('/', { method: 'POST', body })).text();
      return performance.now() - began;
    }, bytes);
  } finally {
    await page.close();
    sink.closeAllConnections();
    sink.close();
  }
}
