import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { actions } from '../actions.ts';
import type { Billed } from '../estimates/billed.ts';
import { fromHundredths, percentOf, sumOf, toHundredths } from '../estimates/decimal.ts';
import { groupsOf } from './groups.ts';
import { claimLines, deductibleLines, deductibleOf, totalOf } from './lines.ts';

const cents = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100);
const share = (percent: number, amount: number) =>
  fromHundredths(percentOf(toHundredths(percent), toHundredths(amount)));

const anyBilled = fc
  .record({
    amounts: fc.array(
      fc.record({ amount: cents(-500_00, 9_999_99), room: fc.constantFrom('Attic', 'Den', null) }),
      {
        maxLength: 12,
      },
    ),
    overheadAndProfitPercent: cents(0, 40_00),
    taxPercent: cents(0, 15_00),
  })
  .map(({ amounts, overheadAndProfitPercent, taxPercent }): Billed => {
    const subtotal = sumOf(amounts.map(({ amount }) => amount));
    const base = Math.max(0, subtotal);
    const overheadAndProfit = share(overheadAndProfitPercent, base);
    const tax = share(taxPercent, sumOf([base, overheadAndProfit]));
    return {
      lines: amounts.map(({ amount, room }, at) => ({
        ...{ key: `line ${at}`, group: 'extraction', heading: room, title: `Line ${at}`, unit: 'EA' },
        ...{ quantity: 1, rate: amount, amount },
      })),
      ...{ overheadAndProfitPercent, overheadAndProfit, taxPercent, tax },
      total: sumOf([subtotal, overheadAndProfit, tax]),
    };
  });

test('invoice laws: claim and deductible are what was approved, to the cent, for 1,000 estimates', () => {
  fc.assert(
    fc.property(
      anyBilled,
      fc.array(anyBilled, { maxLength: 2 }),
      fc.option(cents(0, 20_000_00)),
      (approved, more, deductible) => {
        const parts = [approved, ...more].map((billed, at) => ({ supplement: at === 0 ? null : at, billed }));
        const billed = deductibleOf(parts, deductible);
        const claim = claimLines(parts, { deductible: billed, customer: 'Helen Okafor' });
        const own = deductibleLines(billed, null);
        const total = sumOf(parts.map((part) => part.billed.total));
        expect(sumOf([totalOf(claim), totalOf(own)])).toBe(total);
        expect(billed).toBeLessThanOrEqual(Math.max(0, total));
        expect(new Set(claim.map(({ key }) => key)).size).toBe(claim.length);
        const { groups, apart } = groupsOf({ lines: claim });
        expect(sumOf([totalOf(groups), totalOf(apart)])).toBe(totalOf(claim));
      },
    ),
    { numRuns: 1_000 },
  );
});

/** Every name of a field in a schema, however deep. */
function namesIn(schema: z.core.$ZodType): string[] {
  const names: string[] = [];
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
    override({ jsonSchema }) {
      names.push(...Object.keys(jsonSchema.properties ?? {}));
    },
  });
  return names;
}

test('money: no field of any call is of a card or a bank account', () => {
  const fields = new Set(
    actions.flatMap(({ params, query, body, answer, binary, events }) => [
      ...[params, query, body].flatMap(namesIn),
      ...(binary || events ? [] : namesIn(answer)),
    ]),
  );
  expect(fields.size).toBeGreaterThan(200);
  expect(fields).toContain('payees');
  const forbidden = /card|cvv|cvc|iban|routing|bank|accountnumber|expiry|expmonth|expyear/i;
  expect([...fields].filter((name) => forbidden.test(name))).toEqual([]);
});
