import fc from 'fast-check';
import type { SheetRows } from '../claim-sheets/row.ts';
import type { EstimateEdits } from '../estimates/edits.ts';
import { type EstimatedInspection, type EstimatedRoom, estimate } from '../estimates/estimate.ts';
import { emptyDraft } from '../inspections/draft.ts';
import { emergencyServiceCalls } from '../inspections/fields.ts';
import { chargeables, fees } from '../price-list/chargeables.ts';
import type { defaultPriceList } from '../price-list/default-list.ts';
import { anyRows, changedRows } from './arbitraries.ts';

export const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);
const each = (keys: readonly string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, hundredths(300)])));

export const anyList = fc.record({
  version: fc.integer({ min: 1, max: 9 }),
  afterHoursFactor: fc.integer({ min: 100, max: 500 }).map((value) => value / 100),
  overheadAndProfitPercent: hundredths(100),
  taxPercent: hundredths(100),
  prices: each(chargeables.map(({ key }) => key)) as fc.Arbitrary<Record<string, number>>,
  fees: each(fees.map(({ key }) => key)) as unknown as fc.Arbitrary<typeof defaultPriceList.fees>,
  codes: fc.dictionary(
    fc.constantFrom(...[...chargeables, ...fees].map(({ key }) => key)),
    fc.string({ minLength: 1, maxLength: 20 }),
    { maxKeys: 30 },
  ),
});

const count = fc.option(fc.integer({ min: 0, max: 9999 }));
export const anyInspection: fc.Arbitrary<EstimatedInspection> = fc
  .record({
    insuranceClaimType: fc.constantFrom('SelfPay' as const, 'Insurance' as const, null),
    policyType: fc.constantFrom('Master' as const, 'Individual' as const, 'Both' as const, null),
    deductible: fc.option(hundredths(99_999)),
    deductible1: fc.option(hundredths(99_999)),
    emergencyServiceCall: fc.option(fc.constantFrom(...emergencyServiceCalls)),
    testingClearances: fc.option(fc.boolean()),
    monitoringTripsRegularHours: count,
    monitoringTripsAfterHours: count,
    pickupVan: count,
    trailer: count,
    yd20: count,
    yd30: count,
    yd40: count,
  })
  .map((fields) => ({
    ...emptyDraft,
    ...fields,
    id: 'inspection',
    projectId: 1,
    startedAt: '2026-11-20T14:52:00.000Z',
    technicianName: 'Dana',
    customer: {
      title: 'Basement water loss',
      customerName: 'Helen',
      customerPhone: null,
      addressLine1: '1 Elm',
      addressLine2: null,
      city: 'Lisle',
      state: 'IL',
      zipCode: '60532',
    },
  }));

const feet = fc.option(hundredths(200));
const roomsOf = (rows: fc.Arbitrary<SheetRows>) =>
  fc
    .array(fc.record({ rows, l: feet, w: feet, h: feet, position: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 3,
    })
    .map((rooms) => ({
      rooms: rooms.map(({ l, w, h, position }, index): EstimatedRoom => {
        const sizes = { dimensionsLength: l, dimensionsWidth: w, dimensionsHeight: h };
        return { id: `room${index}`, name: `Room ${index}`, position, ...sizes };
      }),
      sheets: rooms.map(({ rows }, index) => ({ id: `room${index}`, rows })),
    }));
export const anyRooms = roomsOf(anyRows);

const uuids = fc.uuid({ version: 7 });
const remark = { code: fc.option(fc.constant('W-101')), note: fc.option(fc.constant('Photo 016')) };
const isUnique = ({ lines, adjustments }: EstimateEdits) => {
  const ids = [...lines, ...adjustments].map(({ id }) => id);
  return new Set(ids).size === ids.length;
};
const anyEditsAtAll: fc.Arbitrary<EstimateEdits> = fc.record({
  remarks: fc.dictionary(fc.constantFrom('room0:5.yesX', 'pickupVan', 'gone:1.qty'), fc.record(remark)),
  lines: fc.array(
    fc.record({
      id: uuids,
      roomId: fc.constantFrom(null, 'room0', 'room9'),
      title: fc.constant('Board-up'),
      quantity: hundredths(999_999),
      unit: fc.constant('EA'),
      rate: hundredths(9_999_999),
      ...remark,
    }),
    { maxLength: 4 },
  ),
  adjustments: fc.array(
    fc.record({
      id: uuids,
      title: fc.constant('No second service call'),
      amount: hundredths(99_999).chain((amount) => fc.constantFrom(amount, -amount)),
      ...remark,
    }),
    { maxLength: 3 },
  ),
});
/** Each line has an id of its own. */
export const anyEdits = anyEditsAtAll.filter(isUnique);

/** Lists of hundreds of prices take the longest to make. */
const fewLists = fc.constantFrom(...fc.sample(anyList, { numRuns: 25, seed: 1 }));
/** Of less than the trillions at which a number of JSON no longer holds each cent. */
const cheapEdits = anyEdits.map(({ lines, ...edits }) => ({
  ...edits,
  lines: lines.map((line) => ({ ...line, rate: (Math.round(line.rate * 100) % 100_000) / 100 })),
}));
/** Whole estimates, of fewer lines than a sheet can have so that a thousand are quickly made. */
export const anyContent = fc
  .tuple(anyInspection, roomsOf(changedRows), fewLists, cheapEdits)
  .map(([inspection, { rooms, sheets }, list, edits]) =>
    estimate(inspection, rooms, sheets, list, { edits }),
  );
