import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address in front of a server that can be cut, like a phone's network: nobody listens there then. */
export async function layWire(server: string) {
  const open = new Set<Socket>();
  const wire = createServer((near) => {
    const far = connect(Number(new URL(server).port), '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const end of [near, far]) {
      open.add(end);
      // Either end may be gone already; the other goes with it.
      end.on('error', () => end.destroy());
      end.on('close', () => {
        open.delete(end);
        (end === near ? far : near).destroy();
      });
    }
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const { port } = wire.address() as AddressInfo;
  async function cut(): Promise<void> {
    if (!wire.listening) return;
    const closed = once(wire, 'close');
    wire.close();
    for (const end of open) end.destroy();
    await closed;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    async mend(): Promise<void> {
      if (wire.listening) return;
      wire.listen(port, '127.0.0.1');
      await once(wire, 'listening');
    },
  };
}
