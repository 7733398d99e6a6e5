import { randomUUID } from 'node:crypto';
import type { AnyAction } from '@tidemark/contract/actions';
import fc from 'fast-check';
import { z } from 'zod';
import { type Form, formBody, forms } from './form.ts';
import { idsOf, newIds } from './ids.ts';
import { jsonText, nastyValue, type Spoil, spoil, spoiled } from './nasty.ts';
import { brokenJson, contentTypes, oddHeaders, oddPart, oddQuery, oddTokens, rarely } from './odd.ts';
import type { Bundle } from './records.ts';
import { type IdsFor, type Schema, valuesOf } from './values.ts';

/** A request as sent. */
export interface Drawn {
  action: AnyAction;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Sends the caller's own token, unless headers have another. */
  signed: boolean;
}

const schemas = new WeakMap<z.ZodType, Schema>();
function schemaOf(type: z.ZodType): Schema {
  const known = schemas.get(type);
  if (known) return known;
  const schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(type, schema);
  return schema;
}

const segment = (value: unknown) =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed());

function pathOf(action: AnyAction, params: Record<string, unknown>, odd: string | undefined): string {
  const names = Object.keys(params);
  const spoilt = odd === undefined ? undefined : names[odd.length % Math.max(names.length, 1)];
  return action.path.replace(/:(\w+)/g, (_, name: string) =>
    name === spoilt ? encodeURI(odd!).replaceAll('%25', '%') : segment(params[name]),
  );
}

function queryOf(query: Record<string, unknown>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${segment(name)}=${segment(Array.isArray(value) ? value.join(',') : value)}`)
    .join('&');
}

interface Parts {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  form: Form | undefined;
  oddPart: string | undefined;
  oddQuery: string | undefined;
  headers: Record<string, string> | undefined;
  token: Record<string, string> | undefined;
  contentType: string | undefined;
  broken: string | undefined;
  spoils: Spoil[];
  querySpoil: { field: number; value: unknown } | undefined;
  keyed: boolean;
  unsigned: boolean;
}

/** Path and body name the same record, unless something is spoiled. */
function aligned(params: Record<string, unknown>, body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const shared = Object.keys(params).filter((name) => name !== 'id' && Object.hasOwn(body, name));
  return { ...body, ...Object.fromEntries(shared.map((name) => [name, params[name]])) };
}

/** Signs a CRM's message: present if the action requires it. */
export type SignBody = (id: string, body: string) => Record<string, string>;

function drawn(action: AnyAction, parts: Parts, signBody: SignBody): Drawn {
  const { params, query, spoils, querySpoil } = parts;
  const names = Object.keys(schemaOf(action.query).properties ?? {});
  const asked = { ...query };
  if (querySpoil && names.length > 0) asked[names[querySpoil.field % names.length]!] = querySpoil.value;
  const search = [queryOf(asked), parts.oddQuery].filter(Boolean).join('&');
  const path = `/api/v1${pathOf(action, params, parts.oddPart)}${search && `?${search.slice(0, 7000)}`}`;
  const headers: Record<string, string> = {};
  let body: Buffer | undefined;
  const hasBody = action.method !== 'GET' || parts.broken !== undefined;
  if (parts.form && parts.broken === undefined) {
    const fields = spoils.reduce((value, one) => spoiled(value, one), parts.form.fields as unknown);
    const made = formBody({ ...parts.form, fields: Object(fields) as Record<string, unknown> });
    headers['content-type'] = made.type;
    body = made.body;
  } else if (hasBody) {
    const value = spoils.reduce((one, next) => spoiled(one, next), aligned(params, parts.body));
    body = Buffer.from(parts.broken ?? jsonText(value), 'utf8');
    headers['content-type'] = 'application/json';
  }
  if (parts.keyed) headers['idempotency-key'] = randomUUID();
  if (action.signedBody && !parts.unsigned)
    Object.assign(headers, signBody(randomUUID(), String(body ?? '')));
  Object.assign(headers, parts.headers, parts.token);
  if (parts.contentType !== undefined) headers['content-type'] = parts.contentType;
  return { action, path, headers, body, signed: !parts.unsigned && parts.token === undefined };
}

/** Requests of one action by a person with these records, first among all records. */
export function requestsOf(
  action: AnyAction,
  bundle: Bundle,
  all: readonly Bundle[],
  signBody: SignBody,
): fc.Arbitrary<Drawn> {
  const ids = idsOf(action, bundle, all);
  const ofBody: IdsFor = (field) =>
    // A new record gets a new id.
    field === 'id' && action.creates ? newIds(all) : ids(field);
  const value = (type: z.ZodType, of: IdsFor) =>
    valuesOf(schemaOf(type), '', of) as fc.Arbitrary<Record<string, unknown>>;
  const body = value(action.body, ofBody);
  return fc
    .record({
      params: value(action.params, ids),
      query: value(action.query, ids),
      body,
      form: action.upload ? forms(body) : fc.constant(undefined),
      oddPart: rarely(15, oddPart),
      oddQuery: rarely(15, oddQuery),
      headers: rarely(8, oddHeaders),
      token: rarely(25, oddTokens),
      contentType: rarely(20, contentTypes),
      broken: rarely(15, brokenJson),
      spoils: fc.oneof(
        { weight: 6, arbitrary: fc.constant<Spoil[]>([]) },
        { weight: 4, arbitrary: fc.array(spoil, { minLength: 1, maxLength: 2 }) },
      ),
      querySpoil: rarely(8, fc.record({ field: fc.nat(20), value: nastyValue })),
      keyed: fc.boolean(),
      unsigned: fc.integer({ min: 0, max: 19 }).map((nth) => nth === 0),
    })
    .map((parts) => drawn(action, parts, signBody));
}
