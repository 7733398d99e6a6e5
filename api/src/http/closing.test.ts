import { once } from 'node:events';
import { connect } from 'node:net';
import { failure } from '@tidemark/contract/envelope';
import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';

const held = Promise.withResolvers<void>();
const begun = Promise.withResolvers<void>();
const closing = Promise.withResolvers<void>();
const api = useApi({
  extend: (its) => {
    its.addHook('preClose', async () => closing.resolve());
    its.get('/held', async () => {
      begun.resolve();
      await held.promise;
      return { done: true };
    });
  },
});

const asked = (path: string) => `GET ${path} HTTP/1.1\r\nHost: office\r\n\r\n`;

test('closing: a request while the server closes, refused as unavailable in the envelope', async () => {
  const { port, hostname } = new URL(api.url);
  const socket = connect({ host: hostname, port: Number(port) });
  let heard = '';
  socket.on('data', (piece) => {
    heard += piece;
  });
  const ended = once(socket, 'end');
  socket.write(asked('/held'));
  await begun.promise;
  const closed = api.app.close();
  await closing.promise;
  const second = once(api.app.server, 'request');
  socket.write(asked('/api/v1/projects'));
  await second;
  held.resolve();
  await ended;
  await closed;
  const [head = '', body = ''] = heard.slice(heard.lastIndexOf('HTTP/1.1')).split('\r\n\r\n');
  expect(head).toContain('503');
  expect(failure.strict().parse(JSON.parse(body)).code).toBe('unavailable');
});
