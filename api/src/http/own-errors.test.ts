import { once } from 'node:events';
import { connect } from 'node:net';
import { failure } from '@tidemark/contract/envelope';
import { expect, test } from 'vitest';
import { begun } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

/** The response to exactly these bytes. */
async function say(bytes: string): Promise<{ status: number; body: string }> {
  const { port, hostname } = new URL(api.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let heard = '';
  socket.on('data', (piece) => {
    heard += piece;
  });
  const ended = once(socket, 'end');
  socket.write(bytes);
  await ended;
  socket.destroy();
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
}

const asked = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: office', 'Connection: close', ...headers, '', ''].join('\r\n');
const body = (type: string, text: string) => [
  `Content-Type: ${type}`,
  `Content-Length: ${text.length}`,
  '',
  text,
];
const posted = (path: string, type: string, text: string) =>
  [`POST ${path} HTTP/1.1`, 'Host: office', 'Connection: close', ...body(type, text)].join('\r\n');
const login = '/api/v1/auth/login';

test.each([
  ['no Host', `GET ${login} HTTP/1.1\r\nConnection: close\r\n\r\n`],
  ['no such method of HTTP', asked(`FOO ${login}`)],
  ['a method of HTTP that nobody has here', asked(`PROPFIND ${login}`)],
  ['PATCH', asked(`PATCH ${login}`)],
  ['OPTIONS', asked(`OPTIONS ${login}`)],
  ['TRACE', asked(`TRACE ${login}`)],
  ['another method than the path has', asked(`GET ${login}`)],
  ['what is expected and not known', asked(`POST ${login}`, 'Expect: a-miracle', 'Content-Length: 0')],
  ['an upgrade', asked('GET /api/v1/live', 'Upgrade: websocket', 'Connection: Upgrade')],
  ['an address of another server', asked('GET http://elsewhere.example/api/v1/nothing')],
  ['no address at all', asked('GET *')],
  ['a version of HTTP there is none of', 'GET / HTTP/9.9\r\nHost: office\r\n\r\n'],
  ['what is no HTTP', 'hello\r\n\r\n'],
  ['a header without a name', asked(`GET ${login}`, ': nothing')],
  ['headers that are too large', asked(`GET ${login}`, `X-Much: ${'x'.repeat(20_000)}`)],
  ['the beginning of the API', asked('GET /api')],
  ['a file of the documentation that is not given', asked('GET /api/docs/reader/package.json')],
  ['a form without its end', posted('/api/v1/documentation/upload', 'multipart/form-data', 'x')],
  ['a form where JSON is taken', posted(login, 'multipart/form-data; boundary=end', '--end--')],
  ['a body that is said to be packed', posted(login, 'application/json\r\nContent-Encoding: gzip', '{}')],
  ['a transfer nobody knows', asked(`POST ${login}`, 'Transfer-Encoding: gzip')],
  ['a sign-in that is not known', asked('GET /api/v1/projects')],
  ['a token that is none', asked('GET /api/v1/projects', 'Authorization: Bearer none')],
])('own errors: %s, answered in the envelope with a code', async (_, bytes) => {
  const told = await say(bytes);
  expect(told.status).toBeGreaterThanOrEqual(400);
  expect(failure.strict().parse(JSON.parse(told.body)).code).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test('own errors: a range a file does not have, refused in the envelope and not cached like the file', async () => {
  const { dana, id } = await begun(api);
  const file = { bytes: Buffer.from('Dry.'), name: 'a.txt', type: 'text/plain' };
  const body = { inspectionId: id, type: 'document' };
  const uploaded = (await dana.send('documentation.upload', { body, file })).ok().file;
  const headers = { Range: 'bytes=9-' };
  const answer = await dana.fetch('GET', `/api/v1/documentation/file/${uploaded.id}`, { headers });
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe('bytes */4');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(failure.strict().parse(await answer.json()).code).toBe('range_not_there');
});
