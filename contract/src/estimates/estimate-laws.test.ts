import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SheetRows } from '../claim-sheets/row.ts';
import { chargeables } from '../price-list/chargeables.ts';
import type { defaultPriceList } from '../price-list/default-list.ts';
import { priceListFields } from '../price-list/price-list.ts';
import { anyEdits, anyInspection, anyList, anyRooms, hundredths } from '../testing/estimates.ts';
import { billed, billedOf } from './billed.ts';
import { changesBetween } from './changes.ts';
import { sumOf, times, toHundredths } from './decimal.ts';
import { type EstimatedInspection, type EstimatedRoom, estimate } from './estimate.ts';
import { estimateContent } from './estimate-shape.ts';

const check = (
  law: (
    inspection: EstimatedInspection,
    of: { rooms: EstimatedRoom[]; sheets: { id: string; rows: SheetRows }[] },
    list: typeof defaultPriceList & { version: number },
  ) => void,
) => fc.assert(fc.property(anyInspection, anyRooms, anyList, law), { numRuns: 60 });

test('estimate: all amounts have at most two decimals, and totals sum rounded lines', () => {
  check((inspection, { rooms, sheets }, list) => {
    const made = estimate(inspection, rooms, sheets, list);
    expect(estimateContent.parse(made)).toEqual(made);
    for (const room of made.rooms) {
      for (const { quantity, rate, amount } of room.lines) {
        for (const figure of [quantity, rate, amount]) expect(Number(figure.toFixed(2))).toBe(figure);
        expect(toHundredths(amount)).toBe(times(toHundredths(quantity), toHundredths(rate)));
      }
      expect(room.total).toBe(sumOf(room.lines.map(({ amount }) => amount)));
    }
    const amounts = [...made.rooms.flatMap(({ lines }) => lines), ...made.fees].map(({ amount }) => amount);
    expect(made.subtotal).toBe(sumOf(amounts));
    expect(made.total).toBe(sumOf([made.subtotal, made.overheadAndProfit, made.tax]));
  });
});

test('estimate: with lines and adjustments of the office, its totals add up again to the cent', () => {
  fc.assert(
    fc.property(anyInspection, anyRooms, anyList, anyEdits, (inspection, { rooms, sheets }, list, edits) => {
      const made = estimate(inspection, rooms, sheets, list, { edits });
      expect(estimateContent.parse(made)).toEqual(made);
      const { added = [], adjustments = [] } = made;
      for (const room of made.rooms)
        expect(room.total).toBe(sumOf([...room.lines, ...(room.added ?? [])].map(({ amount }) => amount)));
      const office = [...added, ...made.rooms.flatMap((room) => room.added ?? [])];
      expect(office.map(({ id }) => id).sort()).toEqual(edits.lines.map(({ id }) => id).sort());
      for (const { quantity, rate, amount } of office)
        expect(toHundredths(amount)).toBe(times(toHundredths(quantity), toHundredths(rate)));
      const amounts = [...made.rooms.flatMap(({ lines }) => lines), ...made.fees, ...office];
      expect(made.subtotal).toBe(sumOf(amounts.map(({ amount }) => amount)));
      const adjusted = sumOf([made.subtotal, ...adjustments.map(({ amount }) => amount)]);
      expect(made.total).toBe(sumOf([adjusted, made.overheadAndProfit, made.tax]));
      const charged = billedOf(made);
      expect(sumOf(charged.lines.map(({ amount }) => amount))).toBe(adjusted);
      expect(new Set(charged.lines.map(({ key }) => key)).size).toBe(charged.lines.length);
      expect(billed.parse(charged)).toEqual(charged);
      // What only the office wrote beside the lines changes no figure.
      const bare = estimate(inspection, rooms, sheets, list, { edits: { ...edits, remarks: {} } });
      expect([bare.subtotal, bare.total]).toEqual([made.subtotal, made.total]);
      const changes = changesBetween(estimate(inspection, rooms, sheets, list), made);
      const moved = (changes?.lines ?? []).map(({ before, after }) =>
        sumOf([after?.amount ?? 0, -(before?.amount ?? 0)]),
      );
      expect(sumOf(moved)).toBe(sumOf([adjusted, -estimate(inspection, rooms, sheets, list).subtotal]));
    }),
    { numRuns: 60 },
  );
});

test('estimate: order of rooms, sheets, rows and columns never matters', () => {
  const backwards = <T extends object>(of: T) => Object.fromEntries(Object.entries(of).reverse()) as T;
  check((inspection, { rooms, sheets }, list) => {
    const made = estimate(inspection, rooms, sheets, list);
    const turned = sheets.toReversed().map(({ id, rows }) => ({
      id,
      rows: backwards(
        Object.fromEntries(Object.entries(rows).map(([row, values]) => [row, backwards(values)])),
      ),
    }));
    const again = estimate(backwards(inspection), rooms.toReversed(), turned, {
      ...list,
      prices: backwards(list.prices),
    });
    expect(JSON.stringify(again)).toBe(JSON.stringify(made));
    expect(changesBetween(made, again)).toBeNull();
  });
});

test('estimate: adding a line or a quantity never lowers the total', () => {
  const line = fc.tuple(fc.constantFrom(...chargeables), hundredths(5000), fc.boolean());
  fc.assert(
    fc.property(
      anyInspection,
      anyRooms,
      anyList,
      line,
      (inspection, { rooms, sheets }, list, [added, quantity, afterHrs]) => {
        fc.pre(rooms.length > 0);
        const feetOf = `${added.column}Ft`;
        const column = [55, 67].some(
          (from) => added.fieldMasterId >= from && added.fieldMasterId < from + (from === 55 ? 6 : 8),
        )
          ? feetOf
          : added.column;
        const { [added.fieldMasterId]: _, ...rest } = sheets[0]!.rows;
        const without = [{ id: 'room0', rows: rest }, ...sheets.slice(1)];
        const more = [
          { id: 'room0', rows: { ...rest, [added.fieldMasterId]: { [column]: quantity, afterHrs } } },
          ...sheets.slice(1),
        ];
        const before = estimate(inspection, rooms, without, list);
        const after = estimate(inspection, rooms, more, list);
        expect(after.total).toBeGreaterThanOrEqual(before.total);
        const lines =
          after.rooms.flatMap(({ lines }) => lines).length -
          before.rooms.flatMap(({ lines }) => lines).length;
        expect(lines).toBe(quantity > 0 ? 1 : 0);
      },
    ),
    { numRuns: 80 },
  );
});

test('estimate lines: After Hours costs the factor times the price, to the cent', () => {
  check((inspection, { rooms, sheets }, list) => {
    for (const { lines } of estimate(inspection, rooms, sheets, list).rooms)
      for (const { afterHours, price, rate } of lines) {
        const factor = afterHours ? toHundredths(list.afterHoursFactor) : 100n;
        expect(toHundredths(rate)).toBe(times(toHundredths(price), factor));
        expect(rate).toBeGreaterThanOrEqual(price);
      }
  });
});

test('estimate: a deductible changes only itself', () => {
  check((inspection, { rooms, sheets }, list) => {
    const made = estimate(inspection, rooms, sheets, list);
    const free = estimate({ ...inspection, deductible: null, deductible1: null }, rooms, sheets, list);
    expect({ ...free, deductible: made.deductible, policies: made.policies }).toEqual(made);
  });
});

test('estimate changes: another price list explains both totals', () => {
  fc.assert(
    fc.property(anyInspection, anyRooms, anyList, anyList, (inspection, { rooms, sheets }, one, other) => {
      const before = estimate(inspection, rooms, sheets, one);
      const after = estimate(inspection, rooms, sheets, { ...other, version: one.version + 1 });
      const changes = changesBetween(before, JSON.parse(JSON.stringify(after)))!;
      expect(changes).toMatchObject({
        priceListVersion: { before: one.version, after: one.version + 1 },
        total: { before: before.total, after: after.total },
      });
      const moved = changes.lines.map((line) => (line.after?.amount ?? 0) - (line.before?.amount ?? 0));
      const sum = moved.reduce((total, by) => total + by, 0);
      expect(sum).toBeCloseTo(after.subtotal - before.subtotal, 1);
    }),
    { numRuns: 40 },
  );
});

test('price list: the generated lists are valid', () => {
  fc.assert(
    fc.property(anyList, ({ prices, fees, afterHoursFactor }) => {
      expect(priceListFields.prices.safeParse(prices).success).toBe(true);
      expect(priceListFields.fees.safeParse(fees).success).toBe(true);
      expect(priceListFields.afterHoursFactor.safeParse(afterHoursFactor).success).toBe(true);
    }),
    { numRuns: 10 },
  );
});
