import type { Action } from '@tidemark/contract/action';
import { failure } from '@tidemark/contract/envelope';
import { megabyte, rulesOf } from '@tidemark/contract/files';
import { type RefusalCode, refusals } from '@tidemark/contract/refusals';
import { z } from 'zod';
import { prefix } from './prefix.ts';

const schema = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(type, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return json as { properties?: Record<string, unknown>; required?: string[] };
};

function parameters(type: z.ZodType, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schema(type, 'input');
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}

/** This header makes a repeat safe: for signed-in writes whose response may be stored. */
const isKeyed = (action: Action) =>
  action.method !== 'GET' && action.access !== 'anyone' && !action.secretAnswer;

/** Refusals of any request body before its fields are checked. */
const bodyRefusals = [
  'payload_too_large',
  'unsupported_media_type',
  'malformed_json',
  'malformed_request',
] as const;

function refusedWith(action: Action) {
  const codes: RefusalCode[] = [
    ...(['validation_failed', 'unknown_path', 'rate_limited', 'internal'] as const),
    ...(['unavailable', 'storage_full'] as const),
    ...(action.access === 'anyone' ? [] : (['unauthenticated'] as const)),
    ...(action.access === 'manager' ? (['forbidden'] as const) : []),
    ...(isKeyed(action)
      ? (['malformed_idempotency_key', 'idempotency_key_reused', 'request_in_progress'] as const)
      : []),
    ...(action.method === 'GET' ? [] : bodyRefusals),
    ...action.refusals,
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => refusals[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: of.map((code) => `${code}: ${refusals[code].message}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

function answered(action: Action) {
  if (action.binary) return { [action.binary]: { schema: { type: 'string', format: 'binary' } } };
  if (action.events) return { 'text/event-stream': { schema: schema(action.events, 'output') } };
  const envelope = {
    type: 'object',
    required: ['success', 'message', 'data'],
    properties: {
      success: { const: true },
      message: { type: 'string' },
      data: schema(action.answer, 'output'),
    },
  };
  return { 'application/json': { schema: envelope } };
}

function done(action: Action) {
  const content = answered(action);
  const status = action.accepted ? 202 : action.creates ? 201 : 200;
  return {
    [status]: { description: action.message, content },
    ...(action.creates === true && { 200: { description: 'It already existed.', content } }),
  };
}

/** The body on the wire: an upload's `file` is the bytes, and its facts are derived from them. */
function sentBody(action: Action) {
  const body = schema(action.body, 'input');
  if (!action.upload) return { type: 'application/json', body };
  const kinds = rulesOf(action.upload).map(
    ({ limit, types }) => `${types.join(', ')}; at most ${limit / megabyte} MB.`,
  );
  const description = `${kinds.join(' ')} Its name is that of the part.`;
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description };
  return { type: 'multipart/form-data', body: { ...body, properties: { ...body.properties, file } } };
}

const fileBodyOf = ({ fileBody }: Action) => fileBody && { [fileBody.type]: { schema: { type: 'string' } } };

function operation(action: Action) {
  const { type, body } = sentBody(action);
  const hasBody = action.method !== 'GET' && Object.keys(body.properties ?? {}).length > 0;
  const once = { $ref: '#/components/parameters/IdempotencyKey' };
  return {
    operationId: action.name,
    summary: action.summary,
    tags: [action.name.split('.')[0]],
    parameters: [
      ...parameters(action.params, 'path'),
      ...parameters(action.query, 'query'),
      ...(isKeyed(action) ? [once] : []),
    ],
    ...(hasBody && {
      requestBody: { required: true, content: { [type]: { schema: body }, ...fileBodyOf(action) } },
    }),
    responses: {
      ...done(action),
      ...refusedWith(action),
    },
    ...(action.access === 'anyone' && { security: [] }),
    // Either a token or the parameters of a signed address.
    ...(action.signedAddress && { security: [{ bearer: [] }, {}] }),
  };
}

/** The OpenAPI 3.1 document of a list of actions. */
export function openApi(actions: readonly Action[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const action of actions) {
    const path = prefix + action.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [action.method.toLowerCase()]: operation(action) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tidemark', version: '1', description: 'Field inspections of property damage.' },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: [...new Set(actions.map(({ name }) => name.split('.')[0]!))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'The same key and request get the first response again, and nothing is done twice.',
          schema: { type: 'string', minLength: 8, maxLength: 128 },
        },
      },
      schemas: { Failure: schema(failure, 'output') },
    },
  };
}
