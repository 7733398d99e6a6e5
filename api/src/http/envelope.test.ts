import { action } from '@tidemark/contract/action';
import { failure } from '@tidemark/contract/envelope';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Bound } from '../context.ts';
import { addProject, startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { addRoutes } from './routes.ts';

const broken: Bound = {
  action: action({
    name: 'test.broken',
    method: 'POST',
    path: '/broken',
    summary: 'Fails as no one foresaw',
    access: 'anyone',
    answer: z.object({}),
  }) as Bound['action'],
  handle: async () => {
    throw new Error('SELECT secret FROM /etc/passwd');
  },
};
const api = useApi({ extend: (app, parts) => addRoutes(app, [broken], parts) });

/** Sends a request and checks its failure against the envelope. */
async function fail(...args: Parameters<typeof api.anyone.fetch>) {
  const response = await api.anyone.fetch(...args);
  const told = failure.strict().parse(await response.json());
  return { status: response.status, ...told };
}

test.each([
  ['an unknown path', 'GET', '/api/v1/nothing', {}, 404, 'unknown_path'],
  ['an unknown path outside the API', 'GET', '/nothing', {}, 404, 'unknown_path'],
  ['a method the path has not', 'DELETE', '/api/v1/auth/login', {}, 404, 'unknown_path'],
  ['a path that is not UTF-8', 'GET', '/api/v1/projects/%E0%A4%A', {}, 404, 'unknown_path'],
  ['a very long id', 'GET', `/api/v1/projects/${'9'.repeat(3000)}`, {}, 404, 'unknown_path'],
  ['malformed JSON', 'POST', '/api/v1/auth/login', { body: '{"email"' }, 400, 'malformed_json'],
  ['an empty JSON body', 'POST', '/api/v1/auth/login', { body: '' }, 400, 'malformed_json'],
  ['a poisoned prototype', 'POST', '/api/v1/auth/login', { body: '{"__proto__":{}}' }, 400, 'malformed_json'],
  [
    'plain text',
    'POST',
    '/api/v1/auth/login',
    { body: 'hi', headers: { 'Content-Type': 'text/plain' } },
    415,
    'unsupported_media_type',
  ],
  [
    'XML',
    'POST',
    '/api/v1/auth/login',
    { body: '<a/>', headers: { 'Content-Type': 'text/xml' } },
    415,
    'unsupported_media_type',
  ],
  [
    'no type at all',
    'POST',
    '/api/v1/auth/login',
    { body: 'hi', headers: { 'Content-Type': '' } },
    415,
    'unsupported_media_type',
  ],
  [
    'a body over 1 MB',
    'POST',
    '/api/v1/auth/login',
    { body: JSON.stringify({ email: 'x'.repeat(1_100_000) }) },
    413,
    'payload_too_large',
  ],
] as const)('envelope: %s is returned in the envelope', async (_, method, path, sent, status, code) => {
  expect(await fail(method, path, sent)).toMatchObject({ status, code });
});

test.each([
  '0',
  '-1',
  '1.0',
  '1e0',
  '0x1',
  '+1',
  '%201',
  '01',
  'abc',
  '2147483648',
  '99999999999999999999',
  'null',
])('envelope: the malformed project id %s is a 404', async (id) => {
  const manager = await api.person({ role: 'Manager' });
  if (!(await api.db.selectFrom('projects').select('id').executeTakeFirst())) await addProject(api.db, null);
  const response = await manager.fetch('GET', `/api/v1/projects/${id}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false, code: 'unknown_path' });
});

test('envelope: malformed ids of inspections and rooms, 404', async () => {
  const dana = await api.person();
  for (const path of ['/inspections/1', '/rooms/xyz', '/rooms/inspection/1', '/rooms/claim-sheet-data/1']) {
    expect((await dana.fetch('GET', `/api/v1${path}`)).status).toBe(404);
  }
});

test.each([
  [
    'an unknown field is named',
    { email: 'a@b.example', password: 'x', admin: true },
    [['admin', 'Unknown field.']],
  ],
  [
    'what is missing is named in the specified words',
    {},
    [
      ['email', 'Email is required'],
      ['password', 'Password is required'],
    ],
  ],
  ['a wrong type is named', { email: 1, password: 'x' }, [['email', 'Email is required']]],
  ['a list is no body', [], [['body', expect.any(String)]]],
])('envelope: %s', async (_, body, details) => {
  expect(await fail('POST', '/api/v1/auth/login', { body })).toMatchObject({
    status: 400,
    code: 'validation_failed',
    details: details.map(([field, message]) => ({ field, message })),
  });
});

test('envelope: text no database can store, refused in every field', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  for (const bad of ['a\u0000b', 'a\ud800b', '\udc00']) {
    const notes = await dana.send('inspections.update', { params: { id }, body: { additionalNotes: bad } });
    expect(notes).toMatchObject({ status: 400, details: [{ field: 'additionalNotes' }] });
    const room = await dana.send('rooms.create', { body: { inspectionId: id, name: bad, type: 'Kitchen' } });
    expect(room).toMatchObject({ status: 400, details: [{ field: 'name' }] });
    const login = await api.anyone.send('auth.login', { body: { email: bad, password: bad } });
    expect(login.status).toBe(400);
    const odd = {
      params: { id },
      body: { [bad]: 1 },
      headers: { 'Idempotency-Key': `odd-name-${bad.length}-${bad.charCodeAt(1)}` },
    };
    expect(await dana.send('inspections.update', odd)).toMatchObject({
      details: [{ field: bad.toWellFormed() === bad ? bad : expect.any(String) }],
    });
  }
});

test.each(['0000-01-01', '2026-02-30', '2026-2-3', '10000-01-01', '2026-01-01T00:00:00Z', 'infinity'])(
  'envelope: the date %s is refused',
  async (date) => {
    const dana = await api.person();
    const { id } = await startInspection(api.db, dana);
    const reply = await dana.send('inspections.update', { params: { id }, body: { dateOfLoss: date } });
    expect(reply).toMatchObject({
      status: 400,
      details: [{ field: 'dateOfLoss', message: 'Enter a date as YYYY-MM-DD.' }],
    });
  },
);

test('envelope: every response has a request id and the security headers', async () => {
  for (const path of ['/healthz', '/api/v1/auth/me', '/api/v1/nothing', '/api/docs']) {
    const { headers } = await api.anyone.fetch('GET', path);
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security'), 'over plain HTTP').toBeNull();
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('envelope: a request id from the device, kept where it is one', async () => {
  const id = '0199d0c1-7f2e-7c1a-9a51-2f8d1f0c6a11';
  const answered = async (given: string) => {
    const { headers } = await api.anyone.fetch('GET', '/healthz', { headers: { 'X-Request-Id': given } });
    return headers.get('x-request-id');
  };
  expect(await answered(id)).toBe(id);
  for (const given of ['mine', 'x'.repeat(65), `${id}, ${id}`, `${id} ", "level":60`]) {
    expect(await answered(given)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await answered(given)).not.toBe(id);
  }
});

test('envelope: a 500 returns only a request id, and the log has the cause', async () => {
  const response = await api.anyone.fetch('POST', '/api/v1/broken');
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(JSON.parse(text)).toEqual({
    success: false,
    error: 'Something went wrong on the server.',
    message: 'Something went wrong on the server.',
    code: 'internal',
    requestId: response.headers.get('x-request-id'),
  });
  const [logged, ...others] = api.takeErrors();
  expect(logged).toMatchObject({
    reqId: response.headers.get('x-request-id'),
    err: { message: 'SELECT secret FROM /etc/passwd' },
  });
  expect(others).toEqual([]);
});

test('envelope: a call, one line in the log with its path, status and time', async () => {
  const id = crypto.randomUUID();
  await api.anyone.fetch('GET', '/api/v1/nothing?search=Okafor', { headers: { 'X-Request-Id': id } });
  const lines = () =>
    api
      .logText()
      .split('\n')
      .filter((line) => line.includes(id));
  await expect.poll(lines).toHaveLength(1);
  expect(JSON.parse(lines()[0]!)).toMatchObject({
    reqId: id,
    req: { method: 'GET', path: '/api/v1/nothing' },
    res: { statusCode: 404 },
    responseTime: expect.any(Number),
  });
});
