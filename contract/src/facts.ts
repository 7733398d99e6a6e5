import { originKeys } from './claim-sheets/formulas.ts';
import type { Sheet } from './claim-sheets/sheet.ts';
import { dryingFields } from './drying/fields/drying.ts';
import { dryingKinds } from './drying/kinds.ts';
import type { DryingPart } from './drying/record.ts';
import type { Fact } from './fact.ts';
import { type Fields, mayConflict, namesOf } from './fields.ts';
import type { Draft } from './inspections/draft.ts';
import { inspectionFields } from './inspections/fields.ts';
import { questionCodes } from './inspections/questions.ts';
import { withoutInk } from './inspections/signature.ts';
import { type JobFileEntered, jobFileFields } from './job/fields.ts';
import { type RoomEntered, roomFields } from './rooms/fields.ts';
import { sameJson } from './same-json.ts';

/** The records two devices may enter different values into. */
export interface Factual {
  inspections: Draft;
  rooms: RoomEntered;
  jobFiles: JobFileEntered;
  sheets: Pick<Sheet, 'rows'>;
  dryingRecords: DryingPart;
}
export type FactualTable = keyof Factual;

/** A question is a fact of its own. */
const ofDraft = namesOf(inspectionFields).filter(
  (name) => name !== 'inspectionQuestions' && mayConflict(inspectionFields[name]),
);
const ofRoom = namesOf(roomFields).filter((name) => mayConflict(roomFields[name]));
const ofJobFile = namesOf(jobFileFields).filter((name) => mayConflict(jobFileFields[name]));
/** The fields of a record of drying; those of a kind are not those of another. */
const ofDrying = (record: DryingPart): [string, unknown][] => {
  const fields: Fields = record.record === 'drying' ? dryingFields : dryingKinds[record.record].fields;
  const values: Record<string, unknown> = { ...record };
  return namesOf(fields)
    .filter((name) => mayConflict(fields[name]!))
    .map((name) => [name, values[name]]);
};
const notEntered = new Set<string>(originKeys);

const readers: { [T in FactualTable]: (record: Factual[T]) => [string, unknown][] } = {
  inspections: (record) => [
    ...ofDraft.map((field): [string, unknown] => [field, withoutInk(record[field])]),
    ...questionCodes.map((code): [string, unknown] => [
      `inspectionQuestions.${code}`,
      record.inspectionQuestions.find((one) => one.code === code)?.answer,
    ]),
  ],
  // While a sketch stands, a room's size is the sketch's.
  rooms: (record) =>
    ofRoom
      .filter((field) => !(record.sketch && field.startsWith('dimensions')))
      .map((field): [string, unknown] => [field, record[field]]),
  jobFiles: (record) => ofJobFile.map((field): [string, unknown] => [field, record[field]]),
  dryingRecords: ofDrying,
  sheets: ({ rows }) =>
    Object.entries(rows).flatMap(([line, values]) =>
      Object.entries(values)
        .filter(([column]) => !notEntered.has(column))
        .map(([column, value]): [string, unknown] => [`${line}.${column}`, value]),
    ),
};

export const isFactual = (table: string): table is FactualTable => table in readers;

const isBlank = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The facts of a record; none if it does not exist. */
export function factsOf<T extends FactualTable>(
  table: T,
  record: Factual[T] | null | undefined,
): Map<string, unknown> {
  if (!record) return new Map();
  return new Map(readers[table](record).filter(([, value]) => !isBlank(value)));
}

/** The office's database may have reordered the keys of what it kept. */
export const sameFact = (one: unknown, other: unknown) => sameJson(one ?? null, other ?? null);

/** The previous values of the facts a change modified. */
export function formerFacts<T extends FactualTable>(
  table: T,
  before: Factual[T] | null | undefined,
  after: Factual[T] | null | undefined,
): Fact[] {
  const [was, is] = [factsOf(table, before), factsOf(table, after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !sameFact(was.get(field), is.get(field)))
    .map((field) => ({ field, value: was.get(field) ?? null }));
}
