import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { closeOnPipelining } from './pipelining.ts';

/** Sends this many requests at once on one connection; returns how many started, and the bytes until it closed. */
async function askAtOnce(times: number): Promise<{ begun: number; answers: number }> {
  const app = Fastify();
  onTestFinished(() => app.close());
  closeOnPipelining(app);
  let begun = 0;
  app.get('/', async () => {
    begun++;
    return 'dry';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes));
  const ask = 'GET / HTTP/1.1\r\nHost: deaf\r\n';
  socket.write(`${`${ask}\r\n`.repeat(times - 1)}${ask}Connection: close\r\n\r\n`);
  await once(socket, 'close');
  return { begun, answers: heard.split('HTTP/1.1 200').length - 1 };
}

test('pipelining: eight calls at once on one connection, all answered', async () => {
  expect(await askAtOnce(8)).toEqual({ begun: 8, answers: 8 });
});

test('pipelining: a hundred calls at once on one connection, it closes and those over the limit never start', async () => {
  const { begun, answers } = await askAtOnce(100);
  expect(begun).toBeLessThanOrEqual(9);
  expect(answers).toBe(0);
});
