import { once } from 'node:events';
import { connect } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { receiveUpload } from './receive-upload.ts';

/** A disk that takes the first piece and then nothing. */
vi.mock('../files/take-in.ts', () => ({
  async takeIn(pieces: AsyncIterable<Buffer>) {
    for await (const _ of pieces) await new Promise(() => undefined);
  },
}));

test('held upload: an upload waiting for the disk, at most one piece is held at each stage', async () => {
  const app = Fastify();
  await app.register(multipart);
  onTestFinished(() => app.server.closeAllConnections());
  let taken = 0;
  let isPaused = () => false;
  app.post('/', (request) => {
    const rule = { types: [], limit: 10_000_000, invalid: '', tooLarge: '' };
    void receiveUpload(request, rule as never, {} as never);
    request.raw.on('data', (piece) => {
      taken += piece.length;
    });
    isPaused = () => request.raw.isPaused();
    return new Promise(() => undefined);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const body = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
    Buffer.alloc(2_000_000),
  ]);
  socket.on('error', () => undefined);
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length + 9}\r\n\r\n`,
  );
  socket.write(body);
  let before = -1;
  // Until nothing more has arrived since the last look.
  const still = () => {
    const isStill = isPaused() && taken === before;
    before = taken;
    return isStill;
  };
  await expect.poll(still, { interval: 100 }).toBe(true);
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(2 * 65_536);
});
