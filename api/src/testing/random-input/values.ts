import { toClaimSheetPart } from '@tidemark/contract/claim-sheets/sheet';
import { lineOf } from '@tidemark/contract/testing/arbitraries';
import fc from 'fast-check';
import { anyText } from './nasty.ts';

/** The part of JSON Schema that zod writes for the contract. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
  propertyNames?: Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
}

/** Ids for a field, if its record type is known. */
export type IdsFor = (field: string) => fc.Arbitrary<unknown> | undefined;

const lines = [1, 5, 9, 24, 49, 55, 67, 88, 104] as const;
const sheetPart = fc
  .constantFrom(...lines)
  .chain((id) => lineOf(id).map((values) => toClaimSheetPart({ [id]: values })));

/** Fields whose shape the schema cannot express: the contract parses them with functions. */
const phones = fc.constantFrom('(630) 555-0101', '+1 630 555 0101', null);

const known: Record<string, fc.Arbitrary<unknown>> = {
  claimSheetData: sheetPart,
  fieldData: fc.constantFrom(...lines).chain((id) => lineOf(id)),
  fieldMasterId: fc.constantFrom(...lines),
  email: fc.nat(1e9).map((nth) => `someone${nth}@random.example`),
  strokes: fc.array(
    fc.array(fc.tuple(fc.nat(1000), fc.nat(400)), { minLength: 1, maxLength: 9 }).map((at) => at.flat()),
    { maxLength: 4 },
  ),
  ...Object.fromEntries(['customerPhone', 'adjusterPhone', 'phone'].map((field) => [field, phones])),
  state: fc.constantFrom('IL', 'WI'),
  zipCode: fc.constantFrom('60532', '60540-1234'),
};

const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString());
const moment = fc.oneof(
  { weight: 1, arbitrary: fc.constant('9999-12-31T23:59:59.9999999Z') },
  { weight: 6, arbitrary: day },
  { weight: 1, arbitrary: day.map((at) => at.replace(/\.\d+Z$/, 'Z')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(day, fc.integer({ min: 1, max: 300 }))
      .map(([at, digits]) => at.replace(/\.\d+Z$/, `.${'9'.repeat(digits)}Z`)),
  },
);

function numbers({ minimum = -1e9, maximum = 1e9, type }: Schema): fc.Arbitrary<number> {
  const edges = fc.constantFrom(minimum, maximum, Math.max(minimum, 0));
  if (type === 'integer') {
    return fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, minimum + 200) }) },
      edges,
    );
  }
  const cents = fc.integer({ min: Math.ceil(minimum * 100), max: Math.min(maximum * 100, 1e12) });
  return fc.oneof({ weight: 4, arbitrary: cents.map((value) => value / 100) }, edges);
}

function strings({ minLength = 0, maxLength = 300, pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return day.map((at) => at.slice(0, 10));
  if (format === 'date-time') return moment;
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u')).map((text) => text.slice(0, maxLength));
  return anyText(maxLength).map((text) =>
    text.trim().length < minLength ? 'Random'.padEnd(minLength, 'x') : text,
  );
}

function objects(schema: Schema, idsFor: IdsFor): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties, propertyNames } = schema;
  if (!properties) {
    const keys = propertyNames?.enum ? fc.constantFrom(...(propertyNames.enum as string[])) : anyText(20);
    return fc.dictionary(keys, valuesOf(additionalProperties || {}, '', idsFor), { maxKeys: 6 });
  }
  const all = Object.fromEntries(
    Object.entries(properties).map(([name, of]) => [name, valuesOf(of, name, idsFor)]),
  );
  const optional = Object.keys(all).filter((name) => !required.includes(name));
  if (optional.length <= 8) return fc.record(all, { requiredKeys: required });
  // With many fields at once one would almost always be invalid; but some may be required together.
  const few = fc
    .subarray(optional, { maxLength: 5 })
    .chain((some) => fc.record(Object.fromEntries([...required, ...some].map((name) => [name, all[name]!]))));
  return fc.oneof(few, fc.record(all, { requiredKeys: required }));
}

/** A field's values that the schema allows, as far as a schema can say. */
export function valuesOf(schema: Schema, field: string, idsFor: IdsFor): fc.Arbitrary<unknown> {
  const special = idsFor(field) ?? (Object.hasOwn(known, field) ? known[field] : undefined);
  if (special && schema.type !== 'object') return special;
  if (special && !schema.properties) return special;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((one) => valuesOf(one, field, idsFor)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objects(schema, idsFor);
    case 'array': {
      const { minItems = 0, maxItems = 8 } = schema;
      return fc.array(valuesOf(schema.items ?? {}, field, idsFor), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 6)),
      });
    }
    case 'string':
      return strings(schema);
    case 'number':
    case 'integer':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
