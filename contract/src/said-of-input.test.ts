import { expect, test } from 'vitest';
import { z } from 'zod';
import { actions } from './actions.ts';
import { saidOfInput } from './said-of-input.ts';

const long = 'x'.repeat(10_000);
const nasty = [null, undefined, '', 'x', long, '\0', 3, -1, 1e308, 0.123, true, [], [null], {}, { x: null }];

/** What another call was tried with inside. */
const seen = new Set<z.core.$ZodType>();

/** Wrong values of a schema: of itself, and one wrong part of it at a time. */
function* wrongOnes(schema: z.core.$ZodType, depth = 0): Generator<unknown> {
  yield* nasty;
  if (seen.has(schema)) return;
  seen.add(schema);
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  if (depth > 5) return;
  switch (def.type) {
    case 'object':
      for (const [key, part] of Object.entries(def.shape).slice(0, 40))
        for (const wrong of wrongOnes(part, depth + 1)) yield { [key]: wrong };
      break;
    case 'array':
      for (const wrong of wrongOnes(def.element, depth + 1)) yield [wrong];
      break;
    case 'record':
      for (const wrong of wrongOnes(def.valueType, depth + 1)) yield { x: wrong };
      break;
    case 'union':
      for (const option of def.options) yield* wrongOnes(option, depth + 1);
      break;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      yield* wrongOnes(def.innerType, depth);
      break;
    case 'pipe':
      yield* wrongOnes(def.in, depth);
      break;
    case 'lazy':
      yield* wrongOnes(def.getter(), depth + 1);
  }
}

/** What a parser says of itself, not a person of a field. */
const parsersWords =
  /\bexpected\b|\breceived\b|Invalid (input|option|string|number|key|value|discriminator)|Too (big|small)|^Unrecognized|undefined|\bNaN\b|\bUUIDv?\d?$/;

test('input: nothing wrong in any call is said in the words of the parser', () => {
  const said = new Map<string, string>();
  for (const { name, query, body } of actions) {
    for (const schema of [query, body]) {
      for (const wrong of wrongOnes(schema)) {
        const read = schema.safeParse(wrong, { error: saidOfInput });
        for (const { code, message, path } of read.error?.issues ?? [])
          if (code !== 'unrecognized_keys') said.set(message, `${name} ${path.join('.')}`);
      }
    }
  }
  expect(said.size).toBeGreaterThan(100);
  const bad = [...said].filter(
    ([message]) => parsersWords.test(message) || !/^[A-Z"$].{3,400}$/s.test(message),
  );
  expect(bad).toEqual([]);
});

test.each([
  [{ billTo: null }, 'Bill to is required'],
  [{ billTo: 'Helen' }, 'Bill to must be an object.'],
  [{ billTo: { lines: [{ rate: 'much' }] } }, 'Bill to, lines 1, rate must be a number.'],
  [{ billTo: {}, to: [3] }, 'To 1 must be text.'],
  [{ billTo: {}, kind: 'x' }, 'Kind must be one of claim, other.'],
  [{ billTo: {}, dateOfLoss1: 'soon' }, 'Date of loss 1 must be a date like 2026-11-21.'],
  [{ billTo: {}, notes: [] }, 'Notes must have at least 1 entry.'],
  [{ billTo: {}, page: 0.5 }, 'Page must be a whole number.'],
  [{ billTo: {}, page: -1 }, 'Page must be 0 or more.'],
  [{ billTo: {}, paidBy: 'abc' }, 'Paid by must have at most 2 characters.'],
  [3, 'What was sent must be an object.'],
])('input: of %j it says which field, and what it must be', (input, sentence) => {
  const shape = z.object({
    billTo: z.object({ lines: z.array(z.object({ rate: z.number() })).optional() }),
    to: z.array(z.string()).optional(),
    kind: z.enum(['claim', 'other']).optional(),
    dateOfLoss1: z.iso.date().optional(),
    notes: z.array(z.string()).min(1).optional(),
    page: z.number().int().min(0).optional(),
    paidBy: z.string().max(2).optional(),
  });
  const read = shape.safeParse(input, { error: saidOfInput });
  expect(read.error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
