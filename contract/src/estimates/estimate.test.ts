import { expect, test } from 'vitest';
import { chargedDrying } from '../drying/charged.ts';
import { driedBasement } from '../drying/testing/dried-basement.ts';
import { inspection, list, ofSheet, room } from '../testing/wet-basement.ts';
import { estimate } from './estimate.ts';

/** Subtotal 1,000.00 and 999.99; O&P % of it; tax % of both, each rounded half up separately. */
test.each([
  [100, 0, 0, 1000, 0, 0, 1000, '1,000.00'],
  [100, 0, 2.25, 1000, 0, 22.5, 1022.5, 'tax 1,000.00 × 2.25 % = 22.50'],
  [100, 20, 2.25, 1000, 200, 27, 1227, 'O&P 200.00; tax 1,200.00 × 2.25 % = 27.00'],
  [
    33.33,
    20,
    7.5,
    333.3,
    66.66,
    30,
    429.96,
    'O&P 333.30 × 20 % = 66.66; tax 399.96 × 7.5 % = 29.997 → 30.00',
  ],
  [0.1, 10, 10, 1, 0.1, 0.11, 1.21, 'O&P 0.10; tax 1.10 × 10 % = 0.11'],
  [0.05, 1, 5, 0.5, 0.01, 0.03, 0.54, 'O&P 0.50 × 1 % = 0.005 → 0.01; tax 0.51 × 5 % = 0.0255 → 0.03'],
])(
  'estimate: price %d, O&P %d %%, tax %d %%: %d + %d + %d = %d (%s)',
  (price, op, tax, subtotal, opIs, taxIs, total) => {
    const by = {
      ...list,
      overheadAndProfitPercent: op,
      taxPercent: tax,
      prices: { ...list.prices, '104.qty': price },
    };
    expect(ofSheet({ 104: { qty: 10 } }, room(), by)).toMatchObject({
      subtotal,
      overheadAndProfit: opIs,
      tax: taxIs,
      total,
    });
  },
);

test('estimate: basement, van and call equal the sum of their rounded lines', () => {
  const rows = {
    49: { qty: 2.5, afterHrs: true },
    55: { all: true },
    56: { disposeFt: 17, disposeIn: 6 },
    105: { qty: 1 },
  };
  const fees = { emergencyServiceCall: 'Same Day', pickupVan: 1 } as const;
  const made = estimate({ ...inspection, ...fees }, [room()], [{ id: 'room', rows }], {
    ...list,
    taxPercent: 2.25,
  });
  // 345.00 + 114.75 + 16.63 + 22.50 = 498.88; + 185.00 + 135.00 = 818.88; tax 818.88 × 2.25 % = 18.4248 → 18.42
  expect(made.rooms[0]!.total).toBe(498.88);
  expect(made).toMatchObject({ subtotal: 818.88, tax: 18.42, total: 837.3, priceListVersion: 3 });
});

test("estimate: the list's codes stand beside its lines, and the office's own code wins", () => {
  const codes = { '55.dispose': 'W-141', '105.qty': 'W-174', pickupVan: 'W-190', monitoringHour: 'D-240' };
  const rows = { 55: { all: true }, 104: { qty: 1 }, 105: { qty: 1 } };
  const when = { timeZone: 'America/Chicago', now: '2026-12-31T00:00:00.000Z' };
  const made = estimate(
    { ...inspection, pickupVan: 1 },
    [room()],
    [{ id: 'room', rows }],
    { ...list, codes },
    {
      edits: {
        ...{ lines: [], adjustments: [] },
        remarks: {
          'room:105.qty': { code: 'OWN', note: null },
          'room:55.dispose': { code: null, note: 'Wet' },
        },
      },
      drying: chargedDrying(driedBasement(), when),
    },
  );
  const codeOf = ({ title, code }: { title: string; code?: string | undefined }) => [title, code];
  expect(made.rooms[0]!.lines.map(codeOf)).toEqual([
    ['Baseboard, dispose', 'W-141'],
    ['Tension Posts', undefined],
    ['Zippers', 'OWN'],
  ]);
  expect(made.rooms[0]!.lines[0]).toMatchObject({ note: 'Wet' });
  expect(made.fees.map(codeOf)).toEqual([['Debris, pickup van load', 'W-190']]);
  expect(made.drying?.lines.map(codeOf)).toEqual(
    expect.arrayContaining([
      ['Monitoring', 'D-240'],
      ['Monitoring, after hours', 'D-240'],
      ['Filter', undefined],
    ]),
  );
});
