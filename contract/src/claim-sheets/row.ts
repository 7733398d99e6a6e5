import { z } from 'zod';
import { mistakeIn, trimmedFormula } from '../formulas/formula.ts';
import { type Detail, fieldOf } from '../refused.ts';
import { text } from '../shapes.ts';
import { catalogue } from './catalogue.ts';
import type { ClaimSheetColumn } from './columns.ts';
import {
  cellsOfFormula,
  cellsOfOrigin,
  formulaKeys,
  formulasOf,
  isFormulaKey,
  originKeys,
  type RowFormulas,
  sourceBeside,
} from './formulas.ts';
import { type RowSources, sourcesOf } from './sources.ts';

/** decisions.md, "The calls": what a column holds. A null clears. */
const quantity = z
  .number('Enter a number.')
  .min(0, 'Enter 0 or more.')
  .max(999_999, 'Enter 999,999 or less.')
  .refine((value) => Number(value.toFixed(2)) === value, 'Use at most 2 decimals.');
const inches = quantity.refine((value) => value < 12, 'Enter less than 12 inches.');
const tick = z.boolean('Enter true or false.');
const name = text(120);
const formula = z
  .string('Enter a formula.')
  .transform(trimmedFormula)
  .superRefine((typed, context) => {
    const message = mistakeIn(typed);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const columnTypes = {
  roomName: name,
  lengthFt: quantity,
  lengthIn: inches,
  widthFt: quantity,
  widthIn: inches,
  heightFt: quantity,
  heightIn: inches,
  wetAreas1: quantity,
  wetAreas2: quantity,
  yesX: quantity,
  detach: quantity,
  dispose: quantity,
  detachFt: quantity,
  detachIn: inches,
  disposeFt: quantity,
  disposeIn: inches,
  qty: quantity,
  all: tick,
  afterHrs: tick,
} satisfies Record<ClaimSheetColumn, z.ZodType>;

/**
 * The values of one line. A custom line (blank in the catalogue) carries its own `title`; a value that was taken from
 * the room's size has its source beside it (sources.ts), one that was computed its formula (formulas.ts).
 */
export type RowValues = { [C in ClaimSheetColumn]?: z.output<(typeof columnTypes)[C]> | null } & {
  title?: string | null;
} & RowSources &
  RowFormulas;

/** The saved values of a sheet by fieldMasterId. */
export type SheetRows = Record<number, RowValues>;

const sourceOrFormula = 'A value has a source or a formula, not both.';
const bookkeeping = new Set(['fieldMasterId', 'placeHolder', 'zohoRecordId']);

/** Blank text, false and an absent value all mean that nothing is entered. */
function blankToNull(value: unknown): unknown {
  return value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value;
}

/** Made once: a type made for each cell cost more than checking it. */
const cellTypes = new Map<string, z.ZodType>(
  Object.entries({ title: name, ...columnTypes }).map(([column, type]) => [column, type.nullable()]),
);
const formulaType = formula.nullable();
const lineTypes = new Map<number, ReadonlyMap<string, z.ZodType>>();

function typesOf(fieldMasterId: number): ReadonlyMap<string, z.ZodType> {
  const known = lineTypes.get(fieldMasterId);
  if (known) return known;
  const columns = catalogue.get(fieldMasterId)?.section.columns ?? [];
  const types = new Map(['title', ...columns].map((column) => [column, cellTypes.get(column)!]));
  for (const [key, source] of sourcesOf(fieldMasterId))
    types.set(key, z.literal(source, `Enter ${source}.`).nullable());
  for (const key of formulasOf(fieldMasterId)) types.set(key, formulaType);
  lineTypes.set(fieldMasterId, types);
  return types;
}

/**
 * Parses one line of a request. The result has only the given columns, so a save changes no other.
 * @returns the values, or a message for every invalid column
 */
export function readRow(
  fieldMasterId: number,
  sent: Record<string, unknown>,
): { values: RowValues; errors: Detail[] } {
  const line = catalogue.get(fieldMasterId);
  if (!line) return { values: {}, errors: [{ field: 'fieldMasterId', message: 'There is no such line.' }] };
  const types = typesOf(fieldMasterId);
  const values: Record<string, unknown> = {};
  const errors: Detail[] = [];
  for (const [column, raw] of Object.entries(sent)) {
    if (bookkeeping.has(column)) continue;
    if (column === 'title' && line.title !== '') continue;
    const type = types.get(column);
    if (!type) {
      errors.push({ field: fieldOf(column), message: 'Unknown field.' });
      continue;
    }
    const parsed = type.safeParse(blankToNull(raw));
    if (parsed.success) values[column] = parsed.data;
    else errors.push({ field: column, message: parsed.error.issues[0]!.message });
  }
  for (const key of formulaKeys) {
    if (values[key] == null) continue;
    if (values[sourceBeside[key]] != null) errors.push({ field: key, message: sourceOrFormula });
    // A formula says how the value sent with it was computed; without one it says nothing.
    if (!cellsOfFormula[key].some((column) => column in values)) delete values[key];
  }
  return { values: values as RowValues, errors };
}

/**
 * Joins two changes into one. A value without its source or formula clears them, so typing a value needs no knowledge
 * of either; a source clears a formula.
 */
export function joinRow(earlier: RowValues = {}, later: RowValues): RowValues {
  return { ...earlier, ...forgotten(earlier, later), ...later };
}

/** `joinRow` for whole sheets. Unlike a merge, it keeps cleared values so that they are saved as cleared. */
export function joinRows(earlier: SheetRows, later: SheetRows): SheetRows {
  const joined = { ...earlier };
  for (const [id, values] of Object.entries(later)) joined[Number(id)] = joinRow(earlier[Number(id)], values);
  return joined;
}

/** Later values win by column; cleared values, unchecked boxes, and sources and formulas without a value are dropped. */
export function mergeRow(before: RowValues | undefined, change: RowValues): RowValues {
  const merged = Object.entries(joinRow(before, change)).filter(
    ([, value]) => value !== null && value !== undefined && value !== false,
  );
  return sourced(Object.fromEntries(merged));
}

export function mergeRows(before: SheetRows, change: SheetRows): SheetRows {
  const merged: SheetRows = { ...before };
  for (const [id, values] of Object.entries(change)) {
    const row = mergeRow(before[Number(id)], values);
    if (Object.keys(row).length > 0) merged[Number(id)] = row;
    else delete merged[Number(id)];
  }
  return merged;
}

/** The sources and formulas a change removes from a line: those of values it sets without naming them. */
function forgotten(line: RowValues, change: RowValues): RowSources & RowFormulas {
  const keys = originKeys.filter(
    (key) =>
      key in line &&
      (cellsOfOrigin[key].some((column) => column in change) ||
        (isFormulaKey(key) && sourceBeside[key] in change)),
  );
  return Object.fromEntries(keys.map((key) => [key, null]));
}

/** Drops the sources and formulas of values a line does not have, and a formula that stands beside a source. */
function sourced(values: RowValues): RowValues {
  const idle = originKeys.filter(
    (key) =>
      key in values &&
      (cellsOfOrigin[key].every((column) => values[column] == null) ||
        (isFormulaKey(key) && values[sourceBeside[key]] != null)),
  );
  if (idle.length === 0) return values;
  return Object.fromEntries(Object.entries(values).filter(([key]) => !(idle as string[]).includes(key)));
}
