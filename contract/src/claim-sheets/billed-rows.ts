import { catalogue } from './catalogue.ts';
import { type Dimensions, wholeRoom } from './quantities.ts';
import type { RowValues, SheetRows } from './row.ts';

/**
 * A sheet as billed: a line with All checked shows the room's quantity in the column the estimate charges. Display
 * only, never saved.
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
