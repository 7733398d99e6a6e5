import { chargeables, type PriceColumn } from './chargeables.ts';
import type { PriceListFigures } from './price-list.ts';

type Prices = Partial<Record<PriceColumn, readonly number[]>>;

/** Prices in US dollars of the sheet's lines from a fieldMasterId on, in order. */
const inOrder: readonly [first: number, prices: Prices][] = [
  // General, by the hour
  [5, { yesX: [68, 74, 71.5, 76] }],
  // Contents, Misc, Appliances, Plumbing, Electrical
  [9, { detach: [58, 6.5, 9.8, 16, 28, 0.62, 3.2, 5.4] }],
  [17, { detach: [7.2, 9.6, 14, 11.5, 6.8, 7.4, 6.8, 12] }],
  [25, { detach: [38, 36, 48, 42, 36, 34, 34, 35] }],
  [33, { detach: [44, 58, 26, 18.5, 12, 145, 62, 9.5] }],
  [41, { detach: [46, 22, 18, 14, 24, 19, 21, 20] }],
  // Extraction: by the hour, by the gallon, by the square foot
  [49, { qty: [92, 0.36, 0.58, 0.78, 0.94, 0.46] }],
  [55, { detach: [2.1, 1.6, 2.1, 1.9, 3.4, 2], dispose: [1.36, 0.96, 1.3, 1.2, 1.8, 1.3] }],
  [61, { detach: [18, 46, 24, 28, 24, 24], dispose: [14, 32, 18, 20, 18, 18] }],
  [67, { detach: [4.2, 34, 30, 48, 36, 52, 22, 9.4], dispose: [2.6, 16, 14, 22, 18, 26, 12, 5.2] }],
  // Floors: tack strip by the foot, the rest by the square foot
  [75, { qty: [0.92, 1.38, 0.42, 0.64, 0.54, 1.34, 0.88, 1.96, 1.48, 2.72, 3.9, 3.84, 0.86] }],
  [88, { qty: [1.12, 2.46, 3.1, 0.96, 0.88, 0.38] }],
  [94, { qty: [1.28, 2.74, 0.74, 0.98, 0.42] }],
  // Flood cuts: holes by the piece, cuts by the foot
  [99, { qty: [1.1, 3.2, 4.86, 6.6] }],
  // Containment barrier, tension posts, zippers, mold
  [103, { qty: [1.74, 14, 22.5, 4.5] }],
];

const prices = Object.fromEntries(
  inOrder.flatMap(([first, columns]) =>
    Object.entries(columns).flatMap(([column, figures]) =>
      figures.map((price, index) => [`${first + index}.${column}`, price] as const),
    ),
  ),
);

/** The default price list, version 1 until a manager saves another. */
export const defaultPriceList: PriceListFigures = {
  afterHoursFactor: 1.5,
  overheadAndProfitPercent: 20,
  taxPercent: 2.25,
  prices: Object.fromEntries(chargeables.map(({ key }) => [key, prices[key]!])),
  fees: {
    emergencyRegularHours: 145,
    emergencySameDay: 185,
    emergencyAfterHours: 245,
    emergencyHoliday: 325,
    emergencyNoCharge: 0,
    monitoringRegularHours: 85,
    monitoringAfterHours: 127.5,
    testing: 275,
    pickupVan: 135,
    trailer: 240,
    yd20: 420,
    yd30: 480,
    yd40: 560,
    // Round examples, until the company sets its own.
    airMoverDay: 28,
    airMoverAxialDay: 30,
    dehuDay069: 50,
    dehuDay070: 70,
    dehuDay110: 90,
    dehuDay160: 124,
    desiccantDay: 350,
    scrubberDay: 76,
    heaterDay: 60,
    floorSystemDay: 110,
    monitoringHour: 66,
    filterEach: 20,
  },
  codes: {},
};
