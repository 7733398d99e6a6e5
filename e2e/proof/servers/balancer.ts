import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  url: string;
  /** Which server the newest connection went to. */
  latest(): number;
  close(): Promise<void>;
}

/** A server that refused a connection is skipped for this long. */
const outMs = 200;

/** A plain TCP balancer: each connection goes to the next server in turn, or to the one after if that refuses. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const outUntil = ports.map(() => 0);
  const open = new Set<Socket>();
  let turn = 0;
  let latest = 0;

  function tie(client: Socket, server: Socket): void {
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.setNoDelay(true).pipe(other);
      one.once('close', () => other.destroy());
    }
  }
  /** @param left how many servers may still be tried */
  function hand(client: Socket, left: number): void {
    const which = turn++ % ports.length;
    const isOut = Date.now() < outUntil[which]! && left > 1;
    if (left === 0 || client.destroyed) client.destroy();
    else if (isOut) hand(client, left - 1);
    else ask(client, which, () => hand(client, left - 1));
  }
  function ask(client: Socket, which: number, next: () => void): void {
    const server = connect(ports[which]!, '127.0.0.1');
    const refused = () => {
      outUntil[which] = Date.now() + outMs;
      next();
    };
    server.once('error', refused);
    server.once('connect', () => {
      server.off('error', refused);
      // A broken connection fires 'close', which ends the other one.
      server.on('error', () => undefined);
      latest = which;
      tie(client, server);
    });
  }

  const balancer = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined);
    client.once('close', () => open.delete(client));
    hand(client, ports.length);
  }).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    latest: () => latest,
    async close() {
      for (const socket of open) socket.destroy();
      balancer.close();
      await once(balancer, 'close');
    },
  };
}
