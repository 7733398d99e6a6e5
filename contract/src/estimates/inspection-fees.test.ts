import { expect, test } from 'vitest';
import { inspection, list } from '../testing/wet-basement.ts';
import { type EstimatedInspection, estimate } from './estimate.ts';

const charged = (fields: Partial<EstimatedInspection>) =>
  estimate({ ...inspection, ...fields }, [], [], list).fees.map(({ title, quantity, amount }) => [
    title,
    quantity,
    amount,
  ]);

test.each([
  ['Regular Hours', 145],
  ['Same Day', 185],
  ['After Hours', 245],
  ['Holiday', 325],
  ['No Charge', 0],
] as const)('estimate fees: a %s emergency service call costs %d', (emergencyServiceCall, amount) => {
  expect(charged({ emergencyServiceCall })).toEqual([
    [`Emergency service call, ${emergencyServiceCall}`, 1, amount],
  ]);
});

test.each<[Partial<EstimatedInspection>, string, number, number, string]>([
  [{ monitoringTripsRegularHours: 3 }, 'Monitoring trip, regular hours', 3, 255, '3 × 85.00'],
  [{ monitoringTripsAfterHours: 2 }, 'Monitoring trip, after hours', 2, 255, '2 × 127.50'],
  [{ testingClearances: true }, 'Testing and clearances', 1, 275, '1 × 275.00'],
  [{ pickupVan: 2 }, 'Debris, pickup van load', 2, 270, '2 × 135.00'],
  [{ trailer: 1 }, 'Debris, trailer load', 1, 240, '1 × 240.00'],
  [{ yd20: 1 }, 'Debris, 20 Yd', 1, 420, '1 × 420.00'],
  [{ yd30: 1 }, 'Debris, 30 Yd', 1, 480, '1 × 480.00'],
  [{ yd40: 3 }, 'Debris, 40 Yd', 3, 1680, '3 × 560.00'],
])('estimate fees: %j: %s, %d, %d (%s)', (fields, title, quantity, amount) => {
  expect(charged(fields)).toEqual([[title, quantity, amount]]);
});

test('estimate fees: no answer, zero and No are not charged', () => {
  expect(charged({ testingClearances: false, monitoringTripsRegularHours: 0, yd20: 0 })).toEqual([]);
});
