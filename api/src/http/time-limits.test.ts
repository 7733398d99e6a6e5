import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { begun } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi({ server: { timeLimits: { headers: 200, body: 400, still: 3_000 } } });

interface Heard {
  status: number;
  closes: boolean;
  body: { success: boolean; code: string };
}

/** The response to these pieces sent one by one; each resolves to the next. */
async function say(...pieces: (string | (() => Promise<string>))[]): Promise<Heard> {
  const { port, hostname } = new URL(api.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  const ended = once(socket, 'end');
  for (const piece of pieces) socket.write(typeof piece === 'string' ? piece : await piece());
  await ended;
  socket.destroy();
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    closes: /^connection: close$/im.test(head),
    body: JSON.parse(body),
  };
}

const login = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\n';
const refused = (status: number, code: string) => ({ status, closes: true, body: { success: false, code } });

/** A document with this text for an inspection, as a browser's form sends it. */
const formWith = (inspectionId: string, text: string) =>
  [
    `--end\r\nContent-Disposition: form-data; name="inspectionId"\r\n\r\n${inspectionId}\r\n`,
    '--end\r\nContent-Disposition: form-data; name="type"\r\n\r\ndocument\r\n',
    `--end\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${text}\r\n--end--\r\n`,
  ].join('');
const uploadHead = (token: string | undefined, length: string) =>
  [
    'POST /api/v1/documentation/upload HTTP/1.1',
    'Host: slow',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=end',
    length,
  ].join('\r\n');

test('slow clients: headers that never end, refused in the envelope and the connection closes', async () => {
  expect(await say(login)).toMatchObject(refused(408, 'request_too_slow'));
});

test('slow clients: a body that never ends, refused', async () => {
  expect(await say(`${login}Content-Length: 90\r\n\r\n{`)).toMatchObject(refused(408, 'request_too_slow'));
  expect(await say(`${login}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`)).toMatchObject(
    refused(408, 'request_too_slow'),
  );
});

test('slow clients: a file may come more slowly than other bodies', async () => {
  const { dana, id } = await begun(api);
  const form = formWith(id, 'Dry.');
  const head = uploadHead(dana.token, `Content-Length: ${form.length}`);
  const lateEnd = async () => {
    // It starts after the upload and ends before the upload continues: enough time has passed.
    expect(await say(`${login}Content-Length: 90\r\n\r\n{`)).toMatchObject({ status: 408 });
    return form.slice(50);
  };
  expect(await say(`${head}\r\n\r\n${form.slice(0, 50)}`, lateEnd)).toMatchObject({
    status: 201,
    body: { success: true },
  });
});

test('slow clients: a file without a length in pieces of any size but the smallest, accepted', async () => {
  const { dana, id } = await begun(api);
  const text = 'Dry, and dry again.\n'.repeat(20_000);
  const form = formWith(id, text);
  const head = uploadHead(dana.token, 'Transfer-Encoding: chunked');
  const pieces = form.match(/.{1,900}/gs)!.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`);
  expect(await say(`${head}\r\n\r\n`, ...pieces, '0\r\n\r\n')).toMatchObject({ status: 201 });
});

test('slow clients: requests sent without reading responses, the connection closes; a few at once are answered', async () => {
  const { port, hostname } = new URL(api.url);
  const ask = 'GET /healthz HTTP/1.1\r\nHost: hasty\r\n\r\n';
  const heard = async (count: number) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(ask.repeat(count) + ask.replace('hasty\r\n', 'hasty\r\nConnection: close\r\n'));
    // A closed connection may be reset.
    const answers = (await socket.toArray().catch(() => [])).join('');
    return answers.split('{"status":"ok"}').length - 1;
  };
  expect(await heard(4)).toBe(5);
  expect(await heard(100)).toBeLessThan(100);
});

test('slow clients: headers that are too large or not HTTP, refused in the envelope', async () => {
  const large = `GET /healthz HTTP/1.1\r\nHost: large\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`;
  expect(await say(large)).toMatchObject(refused(431, 'headers_too_large'));
  expect(await say('how do you do\r\n\r\n')).toMatchObject(refused(400, 'malformed_request'));
  expect(await say(`${login}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`)).toMatchObject(
    refused(400, 'malformed_request'),
  );
});

test('slow clients: a body in one-byte chunks, read in full', async () => {
  const body = Buffer.from(JSON.stringify({ email: 'nobody@demo.tidemark.example', password: 'Zoë €' }));
  const crumbs = [...body].map((byte) => `1\r\n${String.fromCharCode(byte)}\r\n`).join('');
  const { port, hostname } = new URL(api.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`${login}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n`);
  socket.write(Buffer.from(`${crumbs}0\r\n\r\n`, 'latin1'));
  const heard = (await socket.toArray()).join('');
  expect(heard).toContain('"code":"invalid_credentials"');
});

test('slow clients: a body in thousands of one-byte chunks, refused', async () => {
  const crumbs = '1\r\n \r\n'.repeat(3_000);
  expect(await say(`${login}Transfer-Encoding: chunked\r\n\r\n${crumbs}`)).toMatchObject(
    refused(400, 'malformed_request'),
  );
});

test('slow clients: a body that is too large, refused, and the next call on the connection works', async () => {
  const { port, hostname } = new URL(api.url);
  const socket = connect({ host: hostname, port: Number(port) });
  const size = 4_000_000;
  socket.write(`${login}Content-Length: ${size}\r\n\r\n${' '.repeat(size)}`);
  socket.write('GET /healthz HTTP/1.1\r\nHost: slow\r\nConnection: close\r\n\r\n');
  const heard = (await socket.toArray()).join('');
  expect(heard).toContain('"code":"payload_too_large"');
  expect(heard).toContain('{"status":"ok"}');
});
