import { z } from 'zod';
import { type Field, type FieldKind, longest } from './fields.ts';
import { canBeStored } from './shapes.ts';

const phone = /^$|^(?=(?:\D*\d){7,20}\D*$)(?:[\d\s()+./x#,-]|ext)+$/i;
const zip = /^$|^[a-z\d][a-z\d -]{2,9}$/i;
const email = /^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** What a text must be beside not too long. */
const looks: Partial<Record<FieldKind, [RegExp, string]>> = {
  zip: [zip, 'must be 3 to 10 letters and digits.'],
  phone: [phone, 'must be a phone number of at least 7 digits.'],
  email: [email, 'must be an email address.'],
};

/** A text as an office fills it in: each refusal is a sentence that names the field, and blank clears as null does. */
export function spokenText(field: Field): z.ZodType {
  const { label, schema, kind } = field;
  const isNeeded = !(schema instanceof z.ZodNullable);
  const max = longest(field);
  if (max === undefined) return schema;
  const named = z
    .string(`${label} is required`)
    .trim()
    .max(max, { error: () => `${label} can have at most ${max.toLocaleString('en-US')} characters.` })
    .refine(canBeStored, `${label} has a character that cannot be stored.`);
  const needed = isNeeded ? named.min(1, `${label} is required`) : named;
  const [pattern, rule] = (kind && looks[kind]) ?? [];
  const text = pattern ? needed.regex(pattern, `${label} ${rule}`) : needed;
  return isNeeded ? text : text.nullable().transform((value) => value || null);
}
