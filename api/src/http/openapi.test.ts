import { actions } from '@tidemark/contract/actions';
import { refusals } from '@tidemark/contract/refusals';
import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';

interface Operation {
  operationId: string;
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, unknown> }>;
  security?: unknown[];
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

const api = useApi();
const read = async () => (await (await api.anyone.fetch('GET', '/api/openapi.json')).json()) as Document;

test.each(actions.map((action) => [action.name, action] as const))(
  'openapi: %s is in the document',
  async (name, action) => {
    const { paths } = await read();
    const path = `/api/v1${action.path.replace(/:(\w+)/g, '{$1}')}`;
    const operation = paths[path]?.[action.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    const inPath = operation!.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
    const done = Object.keys(operation!.responses).filter((status) => status < '300');
    const made = action.creates === 'always' ? ['201'] : ['200', '201'];
    expect(done).toEqual(action.accepted ? ['202'] : action.creates ? made : ['200']);
    for (const code of action.refusals) {
      expect(operation!.responses[refusals[code].status]!.description).toContain(code);
    }
    const addressed = action.signedAddress ? [{ bearer: [] }, {}] : undefined;
    expect(operation!.security).toEqual(action.access === 'anyone' ? [] : addressed);
    const content = Object.keys(operation!.requestBody?.content ?? {});
    const own = action.upload ? 'multipart/form-data' : 'application/json';
    if (content[0]) expect(content).toEqual([own, ...(action.fileBody ? [action.fileBody.type] : [])]);
  },
);

/** The refusal codes of an operation. */
const told = (of: Document, method: string, path: string) =>
  Object.values(of.paths[`/api/v1${path}`]![method]!.responses)
    .flatMap(({ description }) => description.match(/\b[a-z_]+(?=: )/g) ?? [])
    .toSorted();

test('openapi: an operation lists the refusals every call of its kind may get', async () => {
  const document = await read();
  const anyones = [
    ...['internal', 'rate_limited', 'storage_full', 'unavailable', 'unknown_path', 'validation_failed'],
  ];
  const bodies = ['malformed_json', 'malformed_request', 'payload_too_large', 'unsupported_media_type'];
  const keys = ['idempotency_key_reused', 'malformed_idempotency_key', 'request_in_progress'];
  expect(told(document, 'get', '/technicians')).toEqual(
    [...anyones, 'forbidden', 'unauthenticated'].toSorted(),
  );
  expect(told(document, 'put', '/technicians/profile')).toEqual(
    [...anyones, ...bodies, ...keys, 'unauthenticated'].toSorted(),
  );
  const ofLogin = told(document, 'post', '/auth/login');
  expect(ofLogin).toEqual(expect.arrayContaining([...anyones, ...bodies]));
  expect(ofLogin).not.toEqual(expect.arrayContaining([keys[0]]));
});

test('openapi: the document has no operation the product lacks', async () => {
  const { openapi, paths } = await read();
  expect(openapi).toBe('3.1.0');
  expect(Object.values(paths).flatMap((path) => Object.values(path))).toHaveLength(actions.length);
});

test('openapi: every reference resolves, and no schema is empty by accident', async () => {
  const document = await read();
  const follow = (ref: string) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === 'string') {
      expect($ref).toMatch(/^#\//);
      expect(follow($ref), $ref).toBeTypeOf('object');
    }
    Object.values(value).forEach(walk);
  };
  walk(document);
  for (const { parameters, operationId } of Object.values(document.paths).flatMap((path) =>
    Object.values(path),
  )) {
    for (const { $ref, name, schema } of parameters) {
      if (!$ref) expect(Object.keys(schema!), `${operationId} ${name}`).not.toEqual([]);
    }
  }
});

test('openapi: the page for people loads only files of this server', async () => {
  const page = await api.anyone.fetch('GET', '/api/docs');
  expect(page.headers.get('content-type')).toContain('text/html');
  const files = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);
  expect(files).toHaveLength(3);
  for (const file of files) {
    expect(file).toMatch(/^\/api\/docs\//);
    expect((await api.anyone.fetch('GET', file)).status, file).toBe(200);
  }
  expect((await api.anyone.fetch('GET', '/api/docs/reader/package.json')).status).toBe(404);
});
