import { z } from 'zod';

/** How the value of a field is written; as it is where nothing is said. */
export type FieldKind = 'day' | 'time' | 'money' | 'feet' | 'phone' | 'email' | 'zip';

/**
 * One field of a record, declared once. What it is called, where it is printed and who is told of it follow from here on
 * the device, at the office and on paper.
 */
export interface Field<S extends z.ZodType = z.ZodType> {
  /** What every screen, sentence and paper calls it. */
  readonly label: string;
  readonly schema: S;
  readonly kind?: FieldKind;
  /** What stands in a new record; null unless said. */
  readonly blank?: z.output<S>;
  /** False: nobody enters it, so two devices never differ in it. */
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

/** These fields of a record, and no others. */
export const pickNames = <R, N extends keyof R & string>(names: readonly N[], record: R) =>
  Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, N>;

export const mayConflict = (field: Field) => field.mayConflict !== false;

/** How many letters a text may have; undefined of what is no free text. */
export function longest({ schema }: Field): number | undefined {
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  if (!(inner instanceof z.ZodString)) return undefined;
  // Zod's own `maxLength` comes from its JSON Schema, which the browser does not have (decision 0043).
  const most = inner.def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength);
  return most?._zod.def.maximum;
}

/** A label within a sentence: "Room Condition" is "room condition", "ZIP code" stays. */
export const inSentence = (label: string) =>
  label.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
