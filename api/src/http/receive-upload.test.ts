import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { begun } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { heavyPicture, picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const incoming = () => readdir(join(api.filesDir, 'incoming'));
const pathOf = (id: string) => `/api/v1/inspections/${id}/upload-trash-photos`;
const fileOf = async () => new File([await picture()], 'van.jpg');

async function post(
  who: Person,
  path: string,
  body: FormData | string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(api.url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${who.token}`, ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as object };
}
const formOf = (fields: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value as string);
  return form;
};

test('receive upload: no file, two files or one in the wrong field, the refusal says what is wrong', async () => {
  const { dana, id } = await begun(api);
  const inspection = ['inspectionId', id] as [string, string];
  const cases: [[string, string | File][], { field: string; message: string }][] = [
    [[inspection], { field: 'file', message: 'Choose a file to upload.' }],
    [[inspection, ['file', 'van.jpg']], { field: 'file', message: 'Choose a file to upload.' }],
    [
      [inspection, ['file', await fileOf()], ['file', await fileOf()]],
      { field: 'file', message: 'Send one file at a time.' },
    ],
    [[inspection, ['photo', await fileOf()]], { field: 'photo', message: 'Unknown field.' }],
    [[inspection, ['color', 'red'], ['file', await fileOf()]], { field: 'color', message: 'Unknown field.' }],
    [[['file', await fileOf()]], { field: 'inspectionId', message: expect.any(String) as never }],
  ];
  for (const [fields, detail] of cases) {
    expect(await post(dana, pathOf(id), formOf(fields))).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: [detail] },
    });
  }
  expect(await incoming()).toEqual([]);
});

test('receive upload: fields before or after the file, accepted', async () => {
  const { dana, id } = await begun(api);
  const form = formOf([
    ['file', await fileOf()],
    ['inspectionId', id],
  ]);
  expect((await post(dana, pathOf(id), form)).status).toBe(201);
});

test('receive upload: not a form, a 415; a form where JSON is expected, refused too', async () => {
  const { dana, id } = await begun(api);
  const json = { 'Content-Type': 'application/json' };
  expect(await post(dana, pathOf(id), '{}', json)).toMatchObject({
    status: 415,
    body: { details: [{ field: 'body', message: 'Send the file as multipart/form-data.' }] },
  });
  const form = formOf([['currentStep', '2']]);
  expect(await post(dana, '/api/v1/rooms', form)).toMatchObject({ status: 415 });
});

test.each([
  ['has no boundary', 'multipart/form-data', 'x'],
  [
    'ends within a file',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf',
  ],
  ['ends within a head', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-da'],
])('receive upload: a form that %s is a 400 and leaves nothing behind', async (_, type, body) => {
  const { dana, id } = await begun(api);
  const reply = await post(dana, pathOf(id), body, { 'Content-Type': type });
  expect(reply).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
  expect(await incoming()).toEqual([]);
});

test('receive upload: a sender that goes away half-way, nothing is left behind', async () => {
  const { dana, id } = await begun(api);
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  const head = `POST ${pathOf(id)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${dana.token}\r\n`;
  socket.write(`${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n`);
  socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
  socket.write(Buffer.alloc(100_000, 255));
  await expect.poll(incoming).toHaveLength(1);
  socket.destroy();
  await expect.poll(incoming).toEqual([]);
});

test('receive upload: a file that is too large, read to its end so that the connection continues', async () => {
  const { dana, id } = await begun(api);
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(24 * 1024 * 1024, 255),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const request = (method: string, path: string, more: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${dana.token}\r\n${more}\r\n`;
  const type = 'Content-Type: multipart/form-data; boundary=b\r\n';
  socket.write(request('POST', pathOf(id), `${type}Content-Length: ${body.length}\r\n`));
  socket.write(body);
  socket.write(request('GET', '/api/v1/auth/me', 'Connection: close\r\n'));
  const answers = await text(socket);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

test('receive upload: no sign-in, nothing of the file is read', async () => {
  const { id } = await begun(api);
  const form = formOf([
    ['inspectionId', id],
    ['file', await fileOf()],
  ]);
  const response = await fetch(api.url + pathOf(id), { method: 'POST', body: form });
  expect(response.status).toBe(401);
});

test('receive upload: eight large photos at once, memory stays bounded', async () => {
  const { dana, id } = await begun(api);
  const photos: Uint8Array<ArrayBuffer>[] = [];
  for (let count = 0; count < 9; count++) photos.push(await heavyPicture(9.5));
  for (const photo of photos) {
    expect(photo.length).toBeGreaterThan(8_500_000);
    expect(photo.length).toBeLessThan(10 * 1024 * 1024);
  }
  const server = fork(fileURLToPath(import.meta.resolve('../testing/other-server.ts')), [
    api.databaseUrl,
    api.filesDir,
  ]);
  const [url] = (await once(server, 'message')) as [string];
  const who = new Client(url, dana.token);
  const upload = (bytes: Uint8Array<ArrayBuffer>, index: number) =>
    who.send('trash-photos.upload', {
      params: { id },
      body: { inspectionId: id },
      file: { name: `heavy-${index}.jpg`, bytes },
    });
  const growth = async () => {
    server.send('how much');
    return ((await once(server, 'message')) as [number])[0] / 1024 / 1024;
  };
  // The first upload loads modules that are loaded once.
  const statuses = [(await upload(photos[8]!, 8)).status];
  await growth();
  const replies = await Promise.all(photos.slice(0, 8).map(upload));
  statuses.push(...replies.map(({ status }) => status));
  const grown = await growth();
  server.kill();
  expect(statuses).toEqual(photos.map(() => 201));
  expect(grown).toBeLessThan(150);
}, 180_000);
