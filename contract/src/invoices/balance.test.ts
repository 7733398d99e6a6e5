import { expect, test } from 'vitest';
import { balanceOf, isPartPaid, paidOf, tooMuchPaid } from './balance.ts';
import { invoiceNumber } from './number.ts';

const removed = { at: '2026-12-05T15:00:00.000Z', by: 'Renata Oyelaran', reason: 'Typed twice' };

test('balance: payments less refunds, without what was removed, exact to the cent', () => {
  const paid = paidOf([
    { kind: 'payment', amount: 1200.1, removed: null },
    { kind: 'payment', amount: 0.2, removed: null },
    { kind: 'payment', amount: 500, removed },
    { kind: 'refund', amount: 50, removed: null },
  ]);
  expect(paid).toBe(1150.3);
  expect(balanceOf({ state: 'Issued', total: 3569.86, paid })).toBe(2419.56);
  expect(balanceOf({ state: 'Void', total: 3569.86, paid: 0 })).toBe(0);
});

test('balance: under 0, said in words', () => {
  expect(tooMuchPaid(-50)).toBe('Paid $50.00 too much.');
  expect(tooMuchPaid(0)).toBeUndefined();
});

test('invoice: part paid while it is issued and something was received', () => {
  expect(isPartPaid({ state: 'Issued', paid: 1 })).toBe(true);
  expect(isPartPaid({ state: 'Issued', paid: 0 })).toBe(false);
  expect(isPartPaid({ state: 'Paid', paid: 100 })).toBe(false);
});

test('invoice number: at least four digits, more where a year needs them', () => {
  expect(invoiceNumber('HR-', 2026, 12)).toBe('HR-2026-0012');
  expect(invoiceNumber('', 2026, 12345)).toBe('2026-12345');
});
