import { catalogue } from '../claim-sheets/catalogue.ts';
import { type Dimensions, wholeRoom } from '../claim-sheets/quantities.ts';
import type { RowValues, SheetRows } from '../claim-sheets/row.ts';
import { type Chargeable, chargeables, lineTitle } from '../price-list/chargeables.ts';
import type { PriceListFigures } from '../price-list/price-list.ts';
import { feetAndInches, fromHundredths, times, toHundredths } from './decimal.ts';
import type { EstimateLine } from './estimate-shape.ts';

/**
 * The lines a sheet is charged for, in the sheet's order whatever the order of its rows. A rate is rounded half up to
 * cents, and so is quantity times rate, so the printed numbers multiply to the amount.
 */
export function roomLines(room: Dimensions, rows: SheetRows, list: PriceListFigures): EstimateLine[] {
  return chargeables.flatMap((chargeable) => {
    const values = rows[chargeable.fieldMasterId];
    const charged = values && quantityOf(chargeable, values, room);
    if (!charged || charged.quantity === 0n) return [];
    const price = list.prices[chargeable.key] ?? 0;
    const afterHours = values.afterHrs === true;
    const rate = afterHours
      ? times(toHundredths(price), toHundredths(list.afterHoursFactor))
      : toHundredths(price);
    const { fieldMasterId, column, unit } = chargeable;
    return {
      fieldMasterId,
      column,
      title: chargeable.title ?? customTitle(chargeable, values),
      quantity: fromHundredths(charged.quantity),
      unit,
      rate: fromHundredths(rate),
      amount: fromHundredths(times(charged.quantity, rate)),
      price,
      afterHours,
      wholeRoom: charged.wholeRoom,
    };
  });
}

/** Lines with `All` checked but neither a quantity nor a room measurement. */
export function linesWithoutQuantity(room: Dimensions, rows: SheetRows) {
  return [...catalogue.values()].flatMap(({ fieldMasterId }) => {
    const values = rows[fieldMasterId];
    const its = chargeables.filter((one) => one.fieldMasterId === fieldMasterId);
    if (!values?.all || its.some((one) => entered(one, values) !== null)) return [];
    if (wholeRoom(fieldMasterId, values, room)) return [];
    const chargeable = its.at(-1)!;
    return { fieldMasterId, title: chargeable.title ?? customTitle(chargeable, values) };
  });
}

function customTitle({ fieldMasterId, column, section }: Chargeable, { title }: RowValues): string {
  return lineTitle(
    catalogue.get(fieldMasterId)!.section.key,
    title?.trim() || `${section}, custom line`,
    column,
  );
}

/** The column's value in hundredths of the line's unit; null if empty. */
function entered({ column }: Chargeable, values: RowValues): bigint | null {
  if (values[column] != null) return toHundredths(values[column]);
  if (column !== 'detach' && column !== 'dispose') return null;
  const [feet, inches] = [values[`${column}Ft`], values[`${column}In`]];
  return feet == null && inches == null ? null : feetAndInches(feet ?? 0, inches ?? 0);
}

/** `All` counts as dispose if a line has both columns: wet trim is seldom put back. */
function quantityOf(
  chargeable: Chargeable,
  values: RowValues,
  room: Dimensions,
): { quantity: bigint; wholeRoom: boolean } | null {
  const quantity = entered(chargeable, values);
  if (quantity !== null) return { quantity, wholeRoom: false };
  const all = chargeable.column === 'detach' ? null : wholeRoom(chargeable.fieldMasterId, values, room);
  return all && { quantity: toHundredths(all.value), wholeRoom: true };
}
