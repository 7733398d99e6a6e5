import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeUnusedConnections } from './unused-connections.ts';

test('closing: a connection that never sent a request, the server stops immediately', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeUnusedConnections(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const connected = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await connected;
  const closed = once(socket, 'close');
  await Promise.all([app.close(), closed]);
  expect(app.server.listening).toBe(false);
});

test('closing: a request in progress, answered to its end', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeUnusedConnections(app);
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  app.get('/', async () => {
    asked.resolve();
    await go.promise;
    return 'whole';
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = fetch(url).then((response) => response.text());
  await asked.promise;
  const closing = app.close();
  go.resolve();
  expect(await answer).toBe('whole');
  await closing;
});
