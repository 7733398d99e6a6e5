import { catalogue } from './catalogue.ts';
import { type Dimensions, wholeRoom } from './quantities.ts';
import type { RowValues, SheetRows } from './row.ts';

/**
 * A sheet as it is billed, for whoever reads it: a line whose ticked All stands for the whole room shows how much that is,
 * in the column that the estimate charges. It is shown, never saved.
 */
export function billedRows(rows: SheetRows, room: Dimensions): SheetRows {
  const lines = Object.entries(rows).map(
    ([id, values]) => [id, billedRow(Number(id), values, room)] as const,
  );
  return Object.fromEntries(lines);
}

function billedRow(id: number, values: RowValues, room: Dimensions): RowValues {
  const whole = wholeRoom(id, values, room);
  if (!whole) return values;
  if (catalogue.get(id)!.section.columns.includes('qty')) return { ...values, qty: whole.value };
  const inches = Math.round(whole.value * 1200) / 100;
  const feet = Math.floor(inches / 12);
  return { ...values, disposeFt: feet, disposeIn: Number((inches - feet * 12).toFixed(2)) };
}
