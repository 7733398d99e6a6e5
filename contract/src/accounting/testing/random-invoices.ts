import { blankCompany } from '../../company/profile.ts';
import { fromHundredths, percentOf, sumOf, times, toHundredths } from '../../estimates/decimal.ts';
import type { InvoiceLine } from '../../invoices/invoice.ts';
import { claimLines, deductibleLines, totalOf, typedLines } from '../../invoices/lines.ts';
import type { BookedInvoice, Books } from '../book-lines.ts';

/** A generator of numbers below 1, the same for each seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const names = [
  'Okafor, Helen "Nell"',
  'Peña & Hijos: Niño #4',
  'Наталья Щукина',
  'Łukasz Őry',
  '=HYPERLINK("http://evil.example")',
  'Tab\there and\r\na line',
  'Rosario 🏠 Lindqvist',
  '東京 商事',
  "O'Brien’s “Shop”",
];

export const books: Books = { ...blankCompany };

/** Invoices of a claim with overhead, tax, supplement and deductible, of a deductible, and of typed lines. */
export function randomInvoices(seed: number, count: number): BookedInvoice[] {
  const random = seeded(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const hundredth = (most: number) => upTo(most * 100) / 100;
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)]!;
  const groups = ['extraction', 'walls', 'drying', 'service', 'other', 'adjustment'];

  function billed(isDifference: boolean) {
    const lines = Array.from({ length: 1 + upTo(6) }, (_, at) => {
      const [quantity, rate] = [hundredth(400), hundredth(90)];
      const amount = fromHundredths(times(toHundredths(quantity), toHundredths(rate)));
      const named = { key: `line ${at}`, group: pick(groups), heading: pick(['Kitchen', null]) };
      const title = pick(['Drywall Removal', 'Carpet, "heavy"', '+1 day', ...names]);
      // A difference of two amounts is no product of the differences.
      const figures = isDifference
        ? { quantity: -quantity, rate: 0 - hundredth(5), amount: hundredth(50) - 25 }
        : { quantity, rate, amount };
      return { ...named, title, unit: 'SF', ...figures, amount: Number(figures.amount.toFixed(2)) };
    });
    const net = sumOf(lines.map(({ amount }) => amount));
    const share = (percent: number, of: number) =>
      fromHundredths(percentOf(toHundredths(percent), toHundredths(Math.max(0, of))));
    const overheadAndProfit = share(20, net);
    const tax = share(6.25, sumOf([net, overheadAndProfit]));
    const total = sumOf([net, overheadAndProfit, tax]);
    return { lines, overheadAndProfitPercent: 20, overheadAndProfit, taxPercent: 6.25, tax, total };
  }
  function linesOf(kind: BookedInvoice['kind']): InvoiceLine[] {
    if (kind === 'deductible') return deductibleLines(1 + hundredth(900), pick(['C:1', null]));
    if (kind === 'other')
      return typedLines(
        Array.from({ length: 1 + upTo(4) }, () => ({
          ...{ title: pick(names), quantity: 0.01 + hundredth(9), unit: 'EA', taxed: random() < 0.5 },
          rate: Number((hundredth(500) - 100).toFixed(2)),
        })).map((line) => ({ ...line, quantity: Number(line.quantity.toFixed(2)) })),
        6.25,
      );
    const parts = [
      { supplement: null, billed: billed(false) },
      ...(random() < 0.5 ? [{ supplement: 1, billed: billed(true) }] : []),
    ];
    return claimLines(parts, { deductible: hundredth(100), customer: pick(names) });
  }
  return Array.from({ length: count }, (_, at): BookedInvoice => {
    const kind = pick(['claim', 'deductible', 'other'] as const);
    const lines = linesOf(kind);
    return {
      ...{ number: `HR-2026-${String(at + 1).padStart(4, '0')}`, kind, lines, total: totalOf(lines) },
      ...{ issuedOn: '2026-11-26', dueOn: '2026-12-26', terms: 'Net 30', projectId: 1 + upTo(5_000) },
      customer: { name: pick(names), claimNumber: pick([null, 'FM-20:118834', '77 12']) },
      billTo: { name: pick(names), address: ['1 Main St', pick(names), 'Lisle, IL 60532'], phone: null },
      ...{ projectAddress: pick(['418 Larkspur Ln, Lisle', ...names]), memo: pick(['', ...names]) },
    };
  });
}
