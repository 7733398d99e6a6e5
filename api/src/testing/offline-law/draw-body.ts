import fc from 'fast-check';
import { z } from 'zod';
import { type IdsFor, type Schema, valuesOf } from '../random-input/values.ts';

const noIds: IdsFor = () => undefined;
/** A lost blank looks like a stored one. */
function isSaid(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== 0;
}

/** A field's valid values from its schema alone, so that a new field of the contract is drawn automatically. */
function goodValues(name: string, shape: z.ZodType, said: boolean): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema;
  const good = valuesOf(schema, name, noIds).filter((value) => shape.safeParse(value).success);
  return said ? good.filter(isSaid) : good;
}

/** Bodies of an action: with `every`, all its fields and none blank; else some. `fixed` fields keep their values. */
export function bodiesOf(
  body: z.ZodObject,
  { fixed, left, every }: { fixed: Record<string, unknown>; left: readonly string[]; every: boolean },
): fc.Arbitrary<Record<string, unknown>> {
  const drawn = Object.entries(body.shape).filter(([name]) => !(name in fixed) && !left.includes(name));
  const values = Object.fromEntries(
    drawn.map(([name, shape]) => [name, goodValues(name, shape as z.ZodType, every)]),
  );
  const needed = drawn.filter(([, shape]) => !(shape as z.ZodType).safeParse(undefined).success);
  return fc
    .record(values, { requiredKeys: every ? Object.keys(values) : needed.map(([name]) => name) })
    .map((some) => ({ ...fixed, ...some }));
}
