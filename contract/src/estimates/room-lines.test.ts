import { expect, test } from 'vitest';
import type { SheetRows } from '../claim-sheets/row.ts';
import { ofSheet, room } from '../testing/wet-basement.ts';
import type { EstimatedRoom } from './estimate.ts';

/**
 * Computed by hand. `is` spells the arithmetic: quantity × rate = amount before rounding → amount. The room is
 * 28.5' × 14' × 7.8': floor 28.5 × 14 = 399, perimeter 2 × (28.5 + 14) = 85, walls 85 × 7.8 = 663.
 */
const cases: [rows: SheetRows, title: string, quantity: number, rate: number, amount: number, is: string][] =
  [
    [{ 5: { yesX: 2 } }, 'Anti-Microbial Regular', 2, 68, 136, '2 × 68.00 = 136.00'],
    [
      { 7: { yesX: 3, afterHrs: true } },
      'HEPA-Vacuum All Surfaces',
      3,
      107.25,
      321.75,
      '71.50 × 1.5 = 107.25; 3 × 107.25 = 321.75',
    ],
    [
      { 9: { detach: 3, afterHrs: true } },
      'Contents, Hours',
      3,
      87,
      261,
      '58.00 × 1.5 = 87.00; 3 × 87.00 = 261.00',
    ],
    [{ 14: { detach: 120 } }, 'Contents, Cover & Protect', 120, 0.62, 74.4, '120 × 0.62 = 74.40'],
    [{ 39: { detach: 1 } }, 'Toilet, detach', 1, 62, 62, '1 × 62.00 = 62.00'],
    [{ 24: { title: 'Wall shelf', detach: 2 } }, 'Wall shelf, detach', 2, 12, 24, '2 × 12.00 = 24.00'],
    [{ 24: { detach: 2 } }, 'Misc, custom line, detach', 2, 12, 24, 'nobody named it; 2 × 12.00 = 24.00'],
    [
      { 49: { qty: 2.5, afterHrs: true } },
      'Pump Water per hour',
      2.5,
      138,
      345,
      '92.00 × 1.5 = 138.00; 2.5 × 138.00 = 345.00',
    ],
    [
      { 52: { qty: 399, all: true, afterHrs: true } },
      'Extraction, Carpet Heavy',
      399,
      1.17,
      466.83,
      '0.78 × 1.5 = 1.17; 399 × 1.17 = 466.83',
    ],
    [{ 54: { qty: 68 } }, 'Extraction, Hard Surface', 68, 0.46, 31.28, '68 × 0.46 = 31.28'],
    [{ 54: { all: true } }, 'Extraction, Hard Surface', 399, 0.46, 183.54, 'floor 399; 399 × 0.46 = 183.54'],
    [
      { 54: { all: true, qty: 100 } },
      'Extraction, Hard Surface',
      100,
      0.46,
      46,
      'entered 100, not the floor; 100 × 0.46 = 46.00',
    ],
    [{ 55: { all: true } }, 'Baseboard, dispose', 85, 1.35, 114.75, 'perimeter 85; 85 × 1.35 = 114.75'],
    [
      { 55: { all: true, disposeFt: 20 } },
      'Baseboard, dispose',
      20,
      1.35,
      27,
      'entered 20, not the perimeter; 20 × 1.35 = 27.00',
    ],
    [
      { 56: { disposeFt: 17, disposeIn: 6 } },
      'Shoe/Quarter Round, dispose',
      17.5,
      0.95,
      16.63,
      '17\'6" = 17 + 6 ÷ 12 = 17.5; 17.5 × 0.95 = 16.625 → 16.63',
    ],
    [{ 57: { detachFt: 34, detachIn: 0 } }, 'Door/Window Casing, detach', 34, 2.1, 71.4, '34 × 2.10 = 71.40'],
    [
      { 57: { detachFt: 10, detachIn: 4 } },
      'Door/Window Casing, detach',
      10.33,
      2.1,
      21.69,
      '10\'4" = 10 + 4 ÷ 12 = 10.333 → 10.33; 10.33 × 2.10 = 21.693 → 21.69',
    ],
    [
      { 57: { detachIn: 8 } },
      'Door/Window Casing, detach',
      0.67,
      2.1,
      1.41,
      '8 ÷ 12 = 0.667 → 0.67; 0.67 × 2.10 = 1.407 → 1.41',
    ],
    [{ 75: { all: true } }, 'Tack Strip', 85, 0.92, 78.2, 'perimeter 85; 85 × 0.92 = 78.20'],
    [{ 77: { qty: 399 } }, 'Lift Carpet', 399, 0.41, 163.59, '399 × 0.41 = 163.59'],
    [
      { 77: { qty: 10, afterHrs: true } },
      'Lift Carpet',
      10,
      0.62,
      6.2,
      '0.41 × 1.5 = 0.615 → 0.62; 10 × 0.62 = 6.20',
    ],
    [{ 79: { all: true } }, 'Tear-out Pad', 399, 0.54, 215.46, 'floor 399; 399 × 0.54 = 215.46'],
    [
      { 82: { qty: 68, afterHrs: true } },
      'Tear-out Vinyl Tile',
      68,
      2.94,
      199.92,
      '1.96 × 1.5 = 2.94; 68 × 2.94 = 199.92',
    ],
    [{ 88: { qty: 170 } }, 'Walls, Drywall Removal', 170, 1.12, 190.4, '170 × 1.12 = 190.40'],
    [{ 88: { qty: 663 } }, 'Walls, Drywall Removal', 663, 1.12, 742.56, 'walls 663; 663 × 1.12 = 742.56'],
    [{ 101: { all: true } }, 'Flood cut, 2 Foot', 85, 4.85, 412.25, 'perimeter 85; 85 × 4.85 = 412.25'],
    [
      { 103: { qty: 96, afterHrs: true } },
      'Containment Barrier',
      96,
      2.61,
      250.56,
      '1.74 × 1.5 = 2.61; 96 × 2.61 = 250.56',
    ],
    [{ 104: { qty: 4 } }, 'Tension Posts', 4, 14, 56, '4 × 14.00 = 56.00'],
    [{ 105: { qty: 1 } }, 'Zippers', 1, 22.5, 22.5, '1 × 22.50 = 22.50'],
    [
      { 54: { qty: 0.25 } },
      'Extraction, Hard Surface',
      0.25,
      0.46,
      0.12,
      '0.25 × 0.46 = 0.115 → 0.12, which binary arithmetic takes for less',
    ],
  ];

test.each(cases)('estimate lines: %j is %s, %d at %d: %d (%s)', (rows, title, quantity, rate, amount) => {
  const { rooms, subtotal, total } = ofSheet(rows);
  expect(rooms[0]!.lines).toMatchObject([{ title, quantity, rate, amount }]);
  expect([rooms[0]!.total, subtotal, total]).toEqual([amount, amount, amount]);
});

test.each<[SheetRows, Partial<EstimatedRoom>, string[]]>([
  [{ 1: { roomName: 'Basement', lengthFt: 28, wetAreas1: 214 } }, {}, []],
  [{ 54: { qty: 0 } }, {}, []],
  [{ 54: { qty: 0, all: true } }, {}, []],
  [{ 54: { afterHrs: true } }, {}, []],
  [{ 54: { all: true } }, { dimensionsWidth: null }, ['Extraction, Hard Surface']],
  [{ 55: { all: true } }, { dimensionsLength: 0 }, ['Baseboard, dispose']],
  [{ 104: { all: true } }, {}, ['Tension Posts']],
  [{ 49: { all: true } }, {}, ['Pump Water per hour']],
])('estimate lines: %j of %j is not charged; an All without a quantity is named', (rows, size, said) => {
  const { rooms, withoutQuantity, total } = ofSheet(rows, room(size));
  expect([rooms[0]!.lines, total]).toEqual([[], 0]);
  expect(withoutQuantity.map(({ title }) => title)).toEqual(said);
});

test('estimate lines: detach and dispose are both charged', () => {
  const { rooms } = ofSheet({ 61: { detach: 2, dispose: 1 } });
  // 2 × 18.00 + 1 × 14.00 = 50.00
  expect(rooms[0]!.lines.map(({ title, amount }) => [title, amount])).toEqual([
    ['Door Slab(s), detach', 36],
    ['Door Slab(s), dispose', 14],
  ]);
  expect(rooms[0]!.total).toBe(50);
});
