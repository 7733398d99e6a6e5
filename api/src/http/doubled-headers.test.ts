import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

/** The status line and body of the response to a call with these lines. */
async function answerTo(path: string, lines: string[]) {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write([`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), body: answer.split('\r\n\r\n')[1] };
}

test.each(['/api/v1/auth/me', '/healthz', '/', '/nowhere'])(
  'doubled headers: %s with two Host headers is a 400',
  async (path) => {
    for (const second of ['Host: evil.example', 'host: tidemark.example', 'HOST:']) {
      const { status, body } = await answerTo(path, ['Host: tidemark.example', second]);
      expect(status, second).toBe(400);
      expect(body).toContain('malformed_request');
    }
  },
);

test.each(['Authorization: Bearer a', 'Content-Type: text/html', 'Idempotency-Key: 12345678'])(
  'doubled headers: %s twice is a 400, whichever comes first',
  async (line) => {
    expect((await answerTo('/api/v1/auth/me', ['Host: a', line, line])).status).toBe(400);
  },
);

test('doubled headers: a header that may repeat, accepted', async () => {
  expect(
    (await answerTo('/healthz', ['Host: a', 'Accept: a/b', 'Accept: c/d', 'Via: x', 'Via: y'])).status,
  ).toBe(200);
});
