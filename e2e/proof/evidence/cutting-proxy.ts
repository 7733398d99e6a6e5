import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  url: string;
  cuts(): number;
  /** From here on nothing is cut. */
  calm(): void;
  stop(): Promise<void>;
}

/** A connection that carries more than this is an upload. */
const upload = 256 * 1024;

/**
 * A bad network between a phone and the server: it cuts one upload in `oneIn`, in the middle of its bytes or when all
 * are through and the response is being sent.
 */
export async function startCuttingProxy(
  target: string,
  largest: number,
  oneIn: number,
): Promise<CuttingProxy> {
  let cuts = 0;
  let calm = false;
  const open = new Set<Socket>();
  const proxy = createServer((phone) => {
    const server = connect(Number(new URL(target).port), '127.0.0.1');
    const both = [phone, server];
    for (const socket of both) {
      open.add(socket);
      // One end closes when the other does, as on a dead network.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        for (const other of both) other.destroy();
      });
    }
    let carried = 0;
    let cutAt = Math.random() < 1 / oneIn ? upload + Math.random() * largest * 1.2 : Number.POSITIVE_INFINITY;
    const cut = () => {
      cuts++;
      for (const socket of both) socket.destroy();
    };
    phone.on('data', (bytes) => {
      carried += bytes.length;
      if (carried > cutAt && !calm) return cut();
      if (!server.write(bytes)) {
        phone.pause();
        server.once('drain', () => phone.resume());
      }
    });
    server.on('data', (bytes) => {
      // After the whole file: only the response is lost.
      if (carried > largest && cutAt < Number.POSITIVE_INFINITY && !calm) return cut();
      if (carried > upload) {
        carried = 0;
        cutAt = Math.random() < 1 / oneIn ? upload + Math.random() * largest * 1.2 : Number.POSITIVE_INFINITY;
      }
      phone.write(bytes);
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cuts: () => cuts,
    calm() {
      calm = true;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
