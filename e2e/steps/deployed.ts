import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Deployed {
  /** The server behind its own address, which can deploy a newer version of the app. */
  url: string;
  /**
   * Serves a later build of the app from now on: its files have other names, the former ones are gone, its titles end
   * in "2", and it upgrades the device's store.
   */
  deployNext(): void;
  /** The same once its service worker was requested again: during the installation on a device. */
  deployAfterLook(): void;
  /** How often its service worker was requested. */
  looks(): number;
  close(): Promise<void>;
}

const hashed = /-([\w-]{6,8})(\.next)?\.(js|css)\b/g;
const isText = (path: string) => !path.includes('.') || /\.(js|css|html)$/.test(path);

/** A text of the build as the later build has it. */
function asNext(path: string, text: string): string {
  const named = text.replace(hashed, '-$1.next.$3');
  // Its texts are generated here, so that there are no hashes of them (docs/decisions/0050).
  if (path === '/sw.js')
    return named.replace(/(url:"index\.html",revision:")/, '$1next-').replace(/,integrity:"[^"]+"/g, '');
  const titled = named.replaceAll(' · Tidemark`', ' · Tidemark 2`');
  if (!/^\/assets\/shared-.*\.js$/.test(path)) return titled;
  // Its store has one more version.
  const shape = /(\w+)\.version\((\d+)\)(?=\.stores\({\.\.\.)/;
  if (!shape.test(titled)) throw new Error('The build does not say what shape the store has.');
  return titled.replace(
    shape,
    (shapeNow, store, last) => `${store}.version(${Number(last) + 1}).stores({later:"id"}),${shapeNow}`,
  );
}

/** Puts such an address in front of a server. Close it when done. */
export async function deployed(server: { url: string }): Promise<Deployed> {
  let next = false;
  let looks = 0;
  let deploysAfterLook = false;

  async function answerText(
    path: string,
    { method = 'GET', headers: asked }: IncomingMessage,
    to: ServerResponse,
  ) {
    // One version from start to end, whichever is there after the fetch.
    const isNext = next;
    const isNextName = /\.next\.(js|css)$/.test(path);
    if (hashedOnce(path) && isNextName !== isNext) return void to.writeHead(404).end();
    const answer = await fetch(server.url + path.replace('.next.', '.'), {
      method,
      headers: { accept: asked.accept ?? '*/*' },
    });
    const text = await answer.text();
    const kept = ['content-type', 'content-security-policy'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    // Only the service worker stores files: the browser's own cache would hide a missing one.
    const headers = { ...Object.fromEntries(kept), 'cache-control': 'no-store' };
    to.writeHead(answer.status, headers).end(isNext ? asNext(path, text) : text);
    if (path === '/sw.js' && deploysAfterLook) next = true;
  }

  function pass(from: IncomingMessage, to: ServerResponse) {
    const { method, headers } = from;
    const onward = ask(server.url + from.url, {
      method,
      headers: { ...headers, host: new URL(server.url).host },
    });
    onward.on('response', (answer) => {
      to.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  }

  const proxy = createServer((from, to) => {
    const path = from.url!.split('?')[0]!;
    if (path === '/sw.js') looks++;
    if (path.startsWith('/api') || !isText(path)) pass(from, to);
    else answerText(path, from, to).catch(() => to.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    deployNext: () => {
      next = true;
    },
    deployAfterLook: () => {
      deploysAfterLook = true;
    },
    looks: () => looks,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

const hashedOnce = (path: string) => path.startsWith('/assets/') && path.search(hashed) >= 0;
