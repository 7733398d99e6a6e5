import { z } from 'zod';
import { type Field, namesOf } from '../fields.ts';
import { neededToBegin, type OfficeField, projectFields, type projectShapes } from '../projects/fields.ts';
import { calendarDate, timeOfDay } from '../shapes.ts';
import { spokenText } from '../spoken-shape.ts';

const oneOf = (values: readonly string[]) => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
export const dayRule = (label: string) => `${label} must be a date as YYYY-MM-DD.`;
const choose = 'Technician must be the id of an account.';

const ofEach = <T>(make: (name: OfficeField) => T) =>
  Object.fromEntries(namesOf(projectFields).map((name) => [name, make(name)])) as Record<OfficeField, T>;

/** A text with another shape, and one message for every error. */
const written = (shape: z.ZodType, sentence: string) =>
  z.string(sentence).pipe(z.string().refine((value) => shape.safeParse(value).success, sentence));

/** A field as the office fills it in: each refusal names it, and blank clears like null. */
function officeShape(name: OfficeField): z.ZodType {
  const { label, schema, kind }: Field = projectFields[name];
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  const orNull = (shape: z.ZodType) => (inner === schema ? shape : shape.nullable());
  if (kind === 'day') return orNull(written(calendarDate, dayRule(label)));
  if (kind === 'time') return orNull(written(timeOfDay, `${label} must be a time as HH:mm.`));
  if (kind === 'minutes') return schema;
  if (kind === 'money') {
    const sentence = `${label} must be a number from 0 with at most 2 decimals.`;
    return orNull(z.number(sentence).refine((value) => schema.safeParse(value).success, sentence));
  }
  if (inner instanceof z.ZodEnum) {
    const options = inner.options as string[];
    return orNull(z.enum(options, `${label} must be ${oneOf(options)}.`));
  }
  if (name === 'technicianId')
    return orNull(z.number(choose).int(choose).min(1, choose).max(2_147_483_647, choose));
  return spokenText(projectFields[name]);
}

/** Every field of a project the office fills in. */
export const officeFields = ofEach(officeShape) as {
  [K in OfficeField]: z.ZodType<z.output<(typeof projectShapes)[K]>>;
};

const optional = z.strictObject(officeFields).partial();
const needed = Object.fromEntries(neededToBegin.map((name) => [name, officeFields[name]])) as Pick<
  typeof officeFields,
  (typeof neededToBegin)[number]
>;

export const timeNeedsDate = 'Scheduled time needs a scheduled date.';

export const newProject = z.strictObject({
  ...optional.shape,
  ...needed,
  priority: officeFields.priority.default(projectFields.priority.blank),
});
export type NewProject = z.output<typeof newProject>;

export const projectEdit = optional;
export type ProjectEdit = z.output<typeof projectEdit>;

/** A field's stored value, which may break today's rules. */
function asSeen(name: OfficeField): z.ZodType<string | number | null> {
  const { schema, kind }: Field = projectFields[name];
  const value = name === 'technicianId' || kind === 'money' || kind === 'minutes' ? z.number() : z.string();
  return schema instanceof z.ZodNullable ? value.nullable() : value;
}
/** The values a person saw in the fields they change: if one is different by now, they are told and nothing changes. */
export const seen = z.strictObject(ofEach(asSeen)).partial();
export type Seen = z.output<typeof seen>;
