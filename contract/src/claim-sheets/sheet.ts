import { z } from 'zod';
import { fieldOf } from '../refused.ts';
import { type ClaimSheetSection, catalogue, claimSheetSections } from './catalogue.ts';
import { originKeys } from './formulas.ts';
import { joinRow, readRow, type SheetRows } from './row.ts';

/** A room's claim sheet on the device; `id` is the room's. */
export interface Sheet {
  id: string;
  inspectionId: string;
  rows: SheetRows;
}
declare module '../offline.ts' {
  interface LocalTables {
    sheets: Sheet;
  }
}

/** One line refused in a save of many. */
export const rowError = z.object({ fieldMasterId: z.number(), field: z.string(), message: z.string() });
export type RowError = z.output<typeof rowError>;

/** The sections on the wire: arrays of rows, or one object where the catalogue says `single`. */
export const claimSheetData = z.record(z.string(), z.unknown());
export type ClaimSheetData = z.output<typeof claimSheetData>;

/**
 * The saved values merged over the template: all 106 lines, each with its title, unit and every column it has. The
 * source of a value (`qtyFrom: 'floor'`) and its formula (`qtyFormula: 'PF*0.5'`) are there only where there is one: the
 * template has no such columns.
 */
export function toClaimSheetData(rows: SheetRows): ClaimSheetData {
  return Object.fromEntries(
    claimSheetSections.map((section: ClaimSheetSection) => {
      const lines = section.rows.map((line) => {
        const values = rows[line.fieldMasterId] ?? {};
        const columns = section.columns.map((column) => [
          column,
          values[column] ?? (column === 'all' || column === 'afterHrs' ? false : null),
        ]);
        return {
          fieldMasterId: line.fieldMasterId,
          title: line.title || (values.title ?? ''),
          placeHolder: line.placeHolder,
          ...Object.fromEntries(columns),
          ...Object.fromEntries(originKeys.flatMap((key) => (values[key] ? [[key, values[key]]] : []))),
        };
      });
      return [section.key, section.single ? lines[0] : lines];
    }),
  );
}

/** The part of a sheet with these lines, in the shape a save sends. */
export function toClaimSheetPart(rows: SheetRows): ClaimSheetData {
  const part: Record<string, unknown> = {};
  for (const section of claimSheetSections as readonly ClaimSheetSection[]) {
    const lines = section.rows
      .filter(({ fieldMasterId }) => rows[fieldMasterId])
      .map(({ fieldMasterId }) => ({ fieldMasterId, ...rows[fieldMasterId] }));
    if (lines.length > 0) part[section.key] = section.single ? lines[0] : lines;
  }
  return part;
}

/** The valid lines of a sheet or a part of one, as everything but the wire and what waits for it has them. */
export const toSheetRows = (data: ClaimSheetData): SheetRows => readClaimSheetData(data).rows;

/**
 * Reads a whole sheet or any part of one. Lines without a fieldMasterId are identified by their position in the section
 * (second document, section 4: rows matched by index).
 * @returns the valid lines, and the errors of each invalid one
 */
export function readClaimSheetData(data: ClaimSheetData): { rows: SheetRows; errors: RowError[] } {
  const rows: SheetRows = {};
  const errors: RowError[] = [];
  for (const [key, value] of Object.entries(data)) {
    const section = claimSheetSections.find((known) => known.key === key) as ClaimSheetSection | undefined;
    if (!section) {
      errors.push({ fieldMasterId: 0, field: fieldOf(key), message: 'There is no such section.' });
      continue;
    }
    const lines = section.single && !Array.isArray(value) ? [value] : value;
    if (!Array.isArray(lines)) {
      errors.push({ fieldMasterId: 0, field: key, message: 'Send the lines of a section as a list.' });
      continue;
    }
    lines.forEach((line: unknown, index) => {
      if (line === null || typeof line !== 'object') {
        errors.push({ fieldMasterId: 0, field: key, message: 'Send each line as an object.' });
        return;
      }
      const sent = line as Record<string, unknown>;
      const named = sent.fieldMasterId ?? section.rows[index]?.fieldMasterId;
      const id = typeof named === 'number' && Number.isInteger(named) ? named : 0;
      if (catalogue.get(id)?.section.key !== key) {
        errors.push({
          fieldMasterId: id,
          field: key,
          message: 'There is no such line.',
        });
        return;
      }
      const read = readRow(id, sent);
      if (read.errors.length === 0) rows[id] = joinRow(rows[id], read.values);
      else errors.push(...read.errors.map((error) => ({ fieldMasterId: id, ...error })));
    });
  }
  return { rows, errors };
}
