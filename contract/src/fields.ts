import { z } from 'zod';

/** How a field's value is formatted; unchanged if absent. */
export type FieldKind = 'day' | 'time' | 'money' | 'feet' | 'phone' | 'email' | 'zip' | 'minutes';

/**
 * One field of a record, declared once. Device, server and paper derive its label, its place in print and its readers
 * from it.
 */
export interface Field<S extends z.ZodType = z.ZodType> {
  /** Its label on every screen, in every message and on paper. */
  readonly label: string;
  readonly schema: S;
  readonly kind?: FieldKind;
  /** A new record's value; null by default. */
  readonly blank?: z.output<S>;
  /** False: nobody enters it, so two devices never conflict. */
  readonly mayConflict?: false;
}
export type Fields = Readonly<Record<string, Field>>;

export const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as (keyof F & string)[];

const ofEach = <F extends Fields>(fields: F, value: (field: Field) => unknown) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, value(fields[name]!)]));

export const shapesOf = <F extends Fields>(fields: F) =>
  ofEach(fields, ({ schema }) => schema) as { -readonly [K in keyof F]: F[K]['schema'] };
export const labelsOf = <F extends Fields>(fields: F) =>
  ofEach(fields, ({ label }) => label) as Record<keyof F, string>;
export const blankOf = <F extends Fields>(fields: F) =>
  ofEach(fields, ({ blank }) => blank ?? null) as { -readonly [K in keyof F]: z.output<F[K]['schema']> };

/** Picks these fields of a record. */
export const pickNames = <R, N extends keyof R & string>(names: readonly N[], record: R) =>
  Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, N>;

export const mayConflict = (field: Field) => field.mayConflict !== false;

/** A text's maximum length; undefined for a field that is not free text. */
export function longest({ schema }: Field): number | undefined {
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  if (!(inner instanceof z.ZodString)) return undefined;
  // Zod's own `maxLength` comes from its JSON Schema, which the browser does not have (decision 0043).
  const most = inner.def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength);
  return most?._zod.def.maximum;
}

/** A label inside a sentence: "Room Condition" becomes "room condition", "ZIP code" stays. */
export const inSentence = (label: string) =>
  label.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
