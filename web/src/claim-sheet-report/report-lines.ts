import type { ClaimSheetColumn } from '@tidemark/contract/claim-sheets/columns';
import { firstLine, firstLineId, type NamedSize } from '@tidemark/contract/claim-sheets/first-line';
import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import { type Group, unitOf } from '../claim-sheets/lines.ts';

type Values = Readonly<Record<string, unknown>>;

export interface ReportLine {
  id: number;
  /** Empty on an unnamed custom line. */
  name: string;
  custom: boolean;
  values: Values;
  filled: boolean;
}

/** Whether something is entered: a false or absent value is what the template has. */
const entered = (value: unknown) => value === true || typeof value === 'number' || Boolean(value);

/**
 * A group's lines with the response merged over the template: missing values stay empty (second document, section 2,
 * "Claim sheet report").
 */
export function linesOf(group: Group, data: Values, room: NamedSize): ReportLine[] {
  const sent = [data[group.key] ?? []].flat() as Values[];
  return group.rows.map(({ fieldMasterId: id, title }) => {
    const values = sent.find((line) => line.fieldMasterId === id) ?? {};
    const name = title || (typeof values.title === 'string' ? values.title : '');
    const filled = group.columns.some((column) => entered(values[column]));
    const shown = id === firstLineId ? firstLine(values as RowValues, room) : values;
    return { id, name, custom: !title, values: shown, filled };
  });
}

export function unitIn(id: number, column: ClaimSheetColumn): string {
  if (column.endsWith('Ft')) return 'ft';
  return column.endsWith('In') ? 'in' : unitOf(id);
}

/** The short column headers of the paper form; feet and inches share one. */
const heads: Partial<Record<ClaimSheetColumn, string>> = {
  roomName: 'Name',
  wetAreas1: 'Wet Areas 1',
  wetAreas2: 'Wet Areas 2',
  yesX: 'Yes/X',
  qty: 'Qty',
  all: 'All',
  afterHrs: 'AH',
};

export function headsOf({ columns }: Group): { label: string; column: ClaimSheetColumn; span: number }[] {
  return columns
    .filter((column) => !column.endsWith('In'))
    .map((column) => {
      const stem = column.replace(/Ft$/, '');
      const label = heads[column] ?? `${stem[0]!.toUpperCase()}${stem.slice(1)}`;
      return { label, column, span: column.endsWith('Ft') ? 2 : 1 };
    });
}
