import { isDeepStrictEqual } from 'node:util';
import { type AnyAction, actions } from '@tidemark/contract/actions';
import type { Fact } from '@tidemark/contract/fact';
import { factsOf, formerFacts, isFactual } from '@tidemark/contract/facts';
import type { Change } from '@tidemark/contract/offline';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { addTexts, type Texts } from './documents/testing/sign-document.ts';
import { type Asked, ask } from './testing/offline-law/ask.ts';
import type { Case } from './testing/offline-law/case.ts';
import { cases } from './testing/offline-law/cases.ts';
import { type Ids, makeIds, readDevice } from './testing/offline-law/device.ts';
import { bodiesOf } from './testing/offline-law/draw-body.ts';
import { exported } from './testing/offline-law/exported.ts';
import type { Person } from './testing/people.ts';
import { useApi } from './testing/use-api.ts';

const api = useApi();
const offline = actions.filter((action) => action.offline);
type Fields = Record<string, unknown>;

let dana: Person;
let manager: Person;
let texts: Texts;
let kept: Ids;
let held: Map<string, unknown>;
beforeAll(async () => {
  dana = await api.person();
  manager = await api.person({ role: 'Manager' });
  texts = await addTexts(manager);
  kept = await makeIds(api.db, dana, { files: true, drying: true }, texts);
  held = await readDevice(dana, kept);
});

test('offline law: every action that works without a network, named in contract, has its case', () => {
  expect(Object.keys(cases).sort()).toEqual(offline.map(({ name }) => name).sort());
});

test.each(offline.map((action) => [action.name, action] as const))(
  'offline law: %s, done on the device and at the office, is the same on both and loses no field',
  async (name, action) => {
    const one = cases[name]!;
    const body = action.body as unknown as z.ZodObject;
    const rounds = Object.keys(body.shape).length > 0 ? [true, false] : [true];
    const needs = { files: /photos|documentation|job/.test(name), drying: name.startsWith('drying.') };
    for (const every of rounds) {
      const ids = one.once ? await makeIds(api.db, dana, needs, texts) : kept;
      const device = one.once ? await readDevice(dana, ids) : held;
      const of = { fixed: one.fixed?.(ids) ?? {}, left: [...(one.left ?? []), 'file'], every };
      await fc.assert(
        fc.asyncProperty(bodiesOf(body, of), async (drawn) => {
          const call = { action, one, ids, held: new Map(device), drawn };
          const asked = await ask(api, one.office ? manager : dana, call);
          for (const [ref, record] of asked.after) device.set(ref, record);
          await judge(action, one, asked);
        }),
        { numRuns: one.once ? 1 : 3, endOnFailure: true },
      );
      // A person may have 50.
      if (one.once) await dana.send('claim-sheet-templates.remove', { params: { id: ids.template } });
    }
  },
);

/** Addresses expire, and times come from two clocks: only their presence is compared. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, one) => {
      if (key === 'url' || key === 'fileUrl') return '';
      return /At$|^timestamp$|^uploadDate$/.test(key) && one !== null ? 'a moment' : one;
    }),
  );
const without = (record: object | null | undefined, fields: readonly string[]) =>
  record && Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));
const blankless = (value: unknown) => (Array.isArray(value) && value.length === 0 ? null : (value ?? null));
/** A blank text and a dimension of 0 may be null. */
const field = (name: string, value: unknown) =>
  plain({ [name]: value === '' || (value === 0 && name.startsWith('dimensions')) ? null : value });

async function judge(action: AnyAction, one: Case, asked: Asked): Promise<void> {
  const { body, changes, laid, after } = asked;
  const officeKnows = [...(one.officeKnows ?? []), ...(body.position === undefined ? ['position'] : [])];
  for (const { table, id, record } of changes) {
    const now = plain(without(after.get(`${table} ${id}`) ?? null, officeKnows));
    expect(now, `${table} at the office is the effect`).toEqual(plain(without(record, officeKnows)));
  }
  for (const { table, id, record } of laid)
    expect(plain(after.get(`${table} ${id}`)), `${table} reads as it was answered`).toEqual(plain(record));
  const own = changes.find(({ table, record }) => record && (table !== 'projects' || changes.length === 1));
  if (own) await judgeFields(action, one, asked, own);
}

const fieldsOf = (record: unknown): Fields =>
  ((record as { technician?: unknown } | undefined)?.technician ?? record ?? {}) as Fields;
/** Ids only identify a record; a signature's audit event leaves out the drawing. */
const isLink = (name: string) => /^id$|Id$/.test(name);
const withoutInk = (value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? without(value, ['strokes']) : value;

/** Nothing sent is lost in the record, the log, the conflicts or the exports. */
async function judgeFields(action: AnyAction, one: Case, asked: Asked, own: Change): Promise<void> {
  const { body, before, after, answer, logged } = asked;
  const { table, id } = own;
  const [was, is] = [before(table, id as never), after.get(`${table} ${id}`)];
  const [former, record] = [fieldsOf(was), fieldsOf(is)];
  const outside = await exported(api, own, record);
  const mayConflict = isFactual(table) && (action.creates || 'former' in Object(answer));
  for (const name of Object.keys(body).filter((key) => !one.unnamed?.includes(key))) {
    expect(field(name, record[name]), `${name} is kept`).toEqual(field(name, body[name]));
    if (isDeepStrictEqual(blankless(former[name]), blankless(record[name]))) continue;
    if (isLink(name) || one.unlogged?.includes(name)) continue;
    const entries = logged.map((entry) => field(name, entry[name]));
    expect(entries, `${name} is in the log`).toContainEqual(field(name, withoutInk(record[name])));
    if (isNobodys(name)) continue;
    if (mayConflict)
      expect([...factsOf(table, was as never).keys(), ...factsOf(table, is as never).keys()]).toContain(name);
    if (outside && !name.endsWith('Signature'))
      expect(field(name, outside[name]), `${name} leaves the house`).toEqual(field(name, record[name]));
  }
  if (isFactual(table) && 'former' in Object(answer))
    expect(byField(Object(answer).former)).toEqual(byField(formerFacts(table, was as never, is as never)));
}

const byField = (facts: readonly Fact[]) =>
  facts
    .map(({ field: name, value }) => ({ field: name, value }))
    .toSorted((a, b) => (a.field < b.field ? -1 : 1));
/** Nobody enters a room's position or its place on the floor plan, how the app recorded an arrival, what a device tells of a file, a point's number, or the kind of what an id links. */
const nobodys = [
  ...['position', 'placement', 'arrivalAutoRecorded', 'category', 'capturedAt', 'duration', 'number'],
  'ofKind',
];
const isNobodys = (name: string) => nobodys.includes(name);
