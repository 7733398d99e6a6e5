import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response that is not the server's. */
export interface Stranger {
  status: number;
  type?: string;
  body?: string;
  headers?: Record<string, string>;
}
export type Kind = 'reading' | 'live' | 'refresh' | 'upload' | 'deletion' | 'change' | 'app';

export interface InBetween {
  /** A proxy in front of the server. */
  url: string;
  /** From now on the proxy itself responds to requests of these kinds; without a response it passes all on. */
  answer(stranger?: Stranger, kinds?: readonly Kind[]): void;
  /** How often it has responded itself since then, by request. */
  readonly answered: Map<Kind, number>;
  /** Idempotency keys the server accepted. */
  readonly taken: string[];
  /**
   * Keys the server answered with success, again or for the first time: a page being left may miss the first response.
   */
  readonly confirmed: Set<string>;
  /** Changes the server's response at an address, as a newer version does. */
  amend(path: string, text: (was: string) => string): void;
  close(): Promise<void>;
}

function kindOf({ method, url, headers }: IncomingMessage): Kind {
  const path = url!.split('?')[0]!;
  if (!path.startsWith('/api/')) return 'app';
  if (path.endsWith('/live')) return 'live';
  if (path.endsWith('/auth/refresh')) return 'refresh';
  if (headers['content-type']?.startsWith('multipart/')) return 'upload';
  if (method === 'DELETE') return 'deletion';
  return method === 'GET' ? 'reading' : 'change';
}

/** Puts a proxy between a device and the server, as if it ended TLS. Close it when done. */
export async function inBetween(server: { url: string }): Promise<InBetween> {
  const answered = new Map<Kind, number>();
  const taken: string[] = [];
  const confirmed = new Set<string>();
  const amended = new Map<string, (was: string) => string>();
  const open = new Set<ServerResponse>();
  let stranger: Stranger | undefined;
  let strangersKinds: readonly Kind[] | undefined;

  function pass(from: IncomingMessage, to: ServerResponse) {
    const { method, headers, url } = from;
    const amend = amended.get(url!);
    const host = new URL(server.url).host;
    const onward = ask(server.url + url, {
      method,
      headers: { ...headers, host, ...(amend && { 'accept-encoding': 'identity', 'if-none-match': '' }) },
    });
    onward.on('response', async (answer) => {
      const key = headers['idempotency-key'];
      if (key && method !== 'GET' && answer.statusCode! < 300) {
        confirmed.add(String(key));
        if (answer.headers['idempotency-replayed'] === undefined) taken.push(String(key));
      }
      if (!amend) return void answer.pipe(to.writeHead(answer.statusCode!, answer.headers));
      const text = amend((await answer.toArray()).join(''));
      // The ETag is that of the text before the change.
      const { 'content-length': _, etag: __, ...others } = answer.headers;
      to.writeHead(answer.statusCode!, others).end(text);
    });
    onward.on('error', () => to.destroy());
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  }

  const proxy = createServer((from, to) => {
    open.add(to);
    to.on('close', () => open.delete(to));
    const kind = kindOf(from);
    if (!stranger || (strangersKinds && !strangersKinds.includes(kind))) return pass(from, to);
    const { status, type = 'text/html', body = '', headers = {} } = stranger;
    from.resume();
    from.on('end', () => {
      to.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
      answered.set(kind, (answered.get(kind) ?? 0) + 1);
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    answer(next, kinds) {
      stranger = next;
      strangersKinds = kinds;
      answered.clear();
      // The server's streams that are still open.
      for (const response of open) if (!response.writableEnded) response.destroy();
    },
    answered,
    taken,
    confirmed,
    amend: (path, text) => void amended.set(path, text),
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
