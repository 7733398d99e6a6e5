import type { Sheet } from './claim-sheets/sheet.ts';
import { sourceKeys } from './claim-sheets/sources.ts';
import type { Fact } from './fact.ts';
import { type Draft, draftFields } from './inspections/draft.ts';
import { questionCodes } from './inspections/questions.ts';
import type { Room } from './rooms.ts';

/** The records two devices may enter different values into. */
export interface Factual {
  inspections: Draft;
  rooms: Pick<Room, (typeof ofRoom)[number]>;
  sheets: Pick<Sheet, 'rows'>;
}
export type FactualTable = keyof Factual;

const ofRoom = [
  'name',
  'type',
  'condition',
  'dimensionsLength',
  'dimensionsWidth',
  'dimensionsHeight',
] as const satisfies (keyof Room)[];
/** Values the app fills in cannot conflict; each question is a fact of its own. */
const uncounted = new Set(['arrivalAutoRecorded', 'inspectionQuestions']);
const ofDraft = (Object.keys(draftFields) as (keyof Draft)[]).filter((field) => !uncounted.has(field));
const notEntered = new Set<string>(sourceKeys);

export const isFactual = (table: string): table is FactualTable =>
  table === 'inspections' || table === 'rooms' || table === 'sheets';

/** Drawings are not compared. */
function withoutInk(value: Draft[keyof Draft]): unknown {
  if (value === null || typeof value !== 'object' || !('strokes' in value)) return value;
  const { strokes: _, ...signed } = value;
  return signed;
}

const readers: { [T in FactualTable]: (record: Factual[T]) => [string, unknown][] } = {
  inspections: (record) => [
    ...ofDraft.map((field): [string, unknown] => [field, withoutInk(record[field])]),
    ...questionCodes.map((code): [string, unknown] => [
      `inspectionQuestions.${code}`,
      record.inspectionQuestions.find((one) => one.code === code)?.answer,
    ]),
  ],
  rooms: (record) => ofRoom.map((field) => [field, record[field]]),
  sheets: ({ rows }) =>
    Object.entries(rows).flatMap(([line, values]) =>
      Object.entries(values)
        .filter(([column]) => !notEntered.has(column))
        .map(([column, value]): [string, unknown] => [`${line}.${column}`, value]),
    ),
};

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

export const sameFact = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

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
