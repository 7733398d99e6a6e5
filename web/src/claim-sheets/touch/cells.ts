import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import { cellText } from '../draft-cells.ts';
import { formatFeetInches } from '../feet-inches.ts';
import { type FigureColumn, figureColumns, lineOf, pairOf } from '../lines.ts';

/** The cell the number pad writes into. */
export interface PadCell {
  id: number;
  column: FigureColumn;
}

/** The cells of a line in the order Next field takes. */
export const fieldsOf = (id: number): FigureColumn[] => figureColumns(lineOf(id).section);

/** Where the pad starts on a line: the first empty cell, or the first. */
export function startOf(id: number, values: RowValues): PadCell {
  const fields = fieldsOf(id);
  return { id, column: fields.find((column) => cellText(values, column) === '') ?? fields[0]! };
}

export function nextField({ id, column }: PadCell): PadCell {
  const fields = fieldsOf(id);
  return { id, column: fields[(fields.indexOf(column) + 1) % fields.length]! };
}

/** The line after (1) or before (-1) among those on the screen; undefined at the end. */
export function lineBeside(ids: readonly number[], id: number, step: 1 | -1): number | undefined {
  return ids[ids.indexOf(id) + step];
}

/** A length as one text: 85′6″; '' when both of its cells are empty. */
export function lengthText(values: RowValues, column: FigureColumn): string {
  const pair = pairOf(column);
  if (!pair) return cellText(values, column);
  return formatFeetInches({
    ft: (values[pair.ft] as number | null | undefined) ?? null,
    in: (values[pair.in] as number | null | undefined) ?? null,
  });
}

/** The size of a room on its line: 28′6″ × 14′0″. */
export function sizeText(values: RowValues): string {
  const length = lengthText(values, 'lengthFt');
  const width = lengthText(values, 'widthFt');
  return length || width ? `${length || '-'} × ${width || '-'}` : '';
}

/** What one key of the pad makes of the text; `fresh`: the value was there before, and the first digit replaces it. */
export function press(text: string, key: string, fresh: boolean): string {
  if (key === 'delete') return text.slice(0, -1);
  if (key === 'clear') return '';
  const before = fresh ? '' : text;
  if (key === '.') return before.includes('.') ? before : `${before || '0'}.`;
  const decimals = before.split('.')[1];
  const joined = `${before}${key}`.replace(/^0+(?=\d)/, '');
  if (decimals !== undefined) return decimals.length + key.length > 2 ? before : joined;
  return joined.length > 6 ? before : joined;
}
