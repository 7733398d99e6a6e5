import { changesBetween } from '@tidemark/contract/estimates/changes';
import { estimateLine } from '@tidemark/contract/estimates/estimate-shape';
import { chargeables } from '@tidemark/contract/price-list/chargeables';
import { runs } from '@tidemark/contract/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimatePdf } from './estimate-pdf.ts';
import { type EstimateInput, estimateView } from './estimate-view.ts';
import { openPrinter } from './render.ts';
import { basementEstimate } from './testing/basement-estimate.ts';
import { canRead, everyNode, readPdf, textOf, wordsOf } from './testing/read-pdf.ts';

const print = (input: EstimateInput) => estimatePdf(estimateView(input), new Date(input.printedAt));
const { estimate } = basementEstimate;
const withEstimate = (changed: Partial<EstimateInput['estimate']>): EstimateInput => ({
  ...basementEstimate,
  estimate: { ...estimate, ...changed },
});
const [room] = estimate.rooms;

/** A room with every chargeable line. */
const full = {
  ...room!,
  lines: chargeables.map(({ fieldMasterId, column, title, unit }, index) => ({
    ...{ fieldMasterId, column, unit, wholeRoom: false, afterHours: index % 2 === 0 },
    title: title ?? `Custom line ${fieldMasterId}, ${column}`,
    ...{ quantity: index + 0.25, price: 2, rate: 3.01, amount: 1000 + index },
  })),
};

test('estimate PDF: printed twice and in a thread, the same bytes', async () => {
  const printer = openPrinter();
  const first = await printer.estimate(basementEstimate);
  await printer.close();
  expect((await print(basementEstimate)).equals(first)).toBe(true);
});

test.each([
  ['a kept one', {}, 'No. 2418-01 · Nov 20, 2026 · valid until Dec 20, 2026'],
  ['a draft', { number: null, madeAt: null, madeBy: null }, 'No. 2418, draft · Nov 20, 2026'],
] as const)('estimate PDF: %s is numbered', (_, changed, reference) => {
  expect(estimateView(withEstimate(changed)).reference).toBe(reference);
});

test('estimate PDF: self-pay names the homeowner as payer and has no deductible', () => {
  const view = estimateView(
    withEstimate({ billTo: { ...estimate.preparedFor, kind: 'Homeowner' }, policies: [], deductible: null }),
  );
  expect(view.facts[1]).toMatchObject({
    label: 'Bill to homeowner, self-pay',
    lines: ['Helen Okafor', expect.anything(), expect.anything(), expect.anything()],
  });
  expect([view.deductibles, /deductible/.test(view.terms)]).toEqual([[], false]);
});

test('estimate PDF: two policies, both claims, dates of loss and deductibles', () => {
  const [first] = estimate.policies;
  const second = {
    ...first!,
    kind: 'Individual',
    claimNumber: 'HO-77',
    dateOfLoss: '2026-11-19',
    deductible: 500,
  } as const;
  const view = estimateView(withEstimate({ policies: [first!, second] }));
  expect(view.facts[1]!.lines).toEqual(expect.arrayContaining(['Claim FM-20-118834', 'Claim HO-77']));
  expect(view.facts[2]!.lines).toEqual(
    expect.arrayContaining(['Date of loss Nov 18, 2026, master', 'Date of loss Nov 19, 2026, homeowner']),
  );
  expect(view.deductibles).toEqual([
    'Not subtracted:',
    'Deductible, master $2,500.00',
    'Deductible, homeowner $500.00',
  ]);
  expect(view.terms).toContain('The deductibles are not subtracted from the total.');
});

test('estimate PDF: the loss address is printed where it is not the customer’s; an older stored one has none', () => {
  const at = (address: string) =>
    estimateView(withEstimate({ loss: { ...estimate.loss, address } })).facts[2]!.lines;
  expect(at('418 Larkspur Lane, Naperville, IL 60540').join()).not.toContain('Larkspur');
  expect(at('1 Elm Street, Unit B, Lisle, IL 60532')).toEqual(
    expect.arrayContaining(['At 1 Elm Street', 'Unit B, Lisle, IL 60532']),
  );
  const old = { ...estimate, loss: { ...estimate.loss, address: undefined } };
  expect(estimateView(withEstimate(old)).facts[2]!.lines.join()).not.toContain('At ');
  expect(changesBetween(old, estimate), 'no other estimate for that').toBeNull();
  const moved = { ...estimate, loss: { ...estimate.loss, address: '1 Elm' } };
  expect(changesBetween(moved, estimate)?.facts).toEqual(['loss']);
});

test('estimate PDF: overhead and tax that are not charged, not mentioned', () => {
  const { sums } = estimateView(withEstimate({ overheadAndProfit: 0, tax: 0 }));
  expect(sums.map(({ label }) => label)).toEqual(['Subtotal']);
});

test('estimate PDF: codes, notes, added lines and adjustments are on the page', () => {
  const of = { id: '0190a000-0000-7000-8000-000000000001', code: 'W-190', note: 'Photo 016' };
  const board = { ...of, title: 'Board-up', quantity: 2, unit: 'EA', rate: 125, amount: 250 };
  const view = estimateView(
    withEstimate({
      rooms: [{ ...room!, added: [board] }],
      added: [board],
      adjustments: [{ ...of, title: 'No second service call', amount: -92.5 }],
    }),
  );
  const line = { code: 'W-190', title: 'Board-up', note: 'Photo 016', amount: '250.00', quantity: '2' };
  expect(view.groups[0]!.lines.at(-1)).toMatchObject(line);
  expect(view.groups[1]).toMatchObject({ title: 'Other lines', amount: '250.00', lines: [line] });
  expect(view.sums[1]).toEqual({
    label: 'No second service call',
    note: 'W-190 · Photo 016',
    amount: '-92.50',
  });
});

test("estimate PDF: the picture's estimate, one the contract accepts", () => {
  for (const line of room!.lines) expect(estimateLine.parse(line)).toEqual(line);
  expect(changesBetween(estimate, estimate)).toBeNull();
});

describe.skipIf(!canRead)('read by poppler and qpdf', { timeout: 60_000 }, () => {
  test('estimate PDF: recipient, payer, every line, every sum and the total, on the pages', async () => {
    const pdf = await print(basementEstimate);
    const text = textOf(pdf);
    for (const said of [
      'Helen Okafor',
      'Bill to insurance',
      'Fairway Mutual',
      'Claim FM-20-118834',
      'Date of loss Nov 18, 2026',
    ])
      expect(text).toContain(said);
    const words = text.split(/\s+/);
    for (const { lines } of estimate.rooms)
      for (const { title, rate, amount } of lines) {
        expect(text).toContain(title);
        expect(words).toEqual(expect.arrayContaining([rate.toFixed(2), amount.toFixed(2)]));
      }
    for (const said of [
      'Subtotal',
      '5,342.08',
      'Overhead and profit 20%',
      '1,068.42',
      'Tax 2.25%',
      '144.24',
      '$6,554.74',
      'Deductible (not subtracted)',
      '$2,500.00',
    ])
      expect(text).toContain(said);
    const inOrder = wordsOf(pdf).replace(/\s+/g, ' ');
    expect(inOrder).toContain('Not measured, so not charged: Tension Posts (Main kitchen).');
    expect(text).toContain('Page 2 of 2');
  });

  test.each([1, 3, 20, 32, 33, 34, 35, 36, 40])(
    'estimate PDF: %d lines: the sums are on page 1, and the signature stands with the last lines',
    async (count) => {
      const lines = full.lines.slice(0, count).map((line) => ({ ...line, code: 'W-101', note: 'Photo 016' }));
      const pages = textOf(await print(withEstimate({ rooms: [{ ...room!, lines }], fees: [] })))
        .split('\f')
        .filter((page) => page.trim());
      expect(pages[0]).toMatch(/Subtotal[\s\S]+\$6,554\.74/);
      expect(pages.at(-1)).toContain('Accepted by');
      expect(pages.at(-1)!.match(/W-101/g)?.length).toBeGreaterThanOrEqual(Math.min(3, count));
    },
  );

  test('estimate PDF: terms of 5,000 characters are printed in full, with the signature below', async () => {
    const companyTerms = Array.from({ length: 500 }, (_, at) => `clause${at}`)
      .join(' ')
      .slice(0, 5_000);
    const pages = textOf(await print({ ...basementEstimate, companyTerms })).split('\f');
    const last = pages.findLast((page) => page.includes('Accepted by'))!;
    expect(last).toContain(companyTerms.split(' ').at(-1));
  });

  test('estimate PDF: rooms over several pages, marked as continued and no line is lost', async () => {
    const pdf = await print(withEstimate({ rooms: [full, { ...full, roomId: 'two', name: 'Attic' }] }));
    const text = textOf(pdf);
    expect(text.match(/Basement, continued/g)!.length).toBeGreaterThanOrEqual(1);
    expect(text.match(/Attic, continued/g)!.length).toBeGreaterThanOrEqual(1);
    const words = Map.groupBy(text.split(/\s+/), (word) => word);
    for (const { amount } of full.lines) {
      const shown = amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
      expect(words.get(shown)).toHaveLength(2);
    }
    const { tree } = readPdf(pdf);
    const rows = everyNode(tree).filter((node) => node.type === '/TR');
    const fees = estimate.fees.length + 2;
    // The sums of four groups, three sums and the total; one header, two rooms with their lines, fees under two rows.
    expect(rows).toHaveLength(4 + 4 + 1 + 2 * (full.lines.length + 1) + fees);
  });

  test('estimate PDF: a screen reader hears a title, three tables with headers and no rules or footers', async () => {
    const { tree, catalog } = readPdf(await print(basementEstimate));
    expect(catalog['/Lang']).toBe('u:en-US');
    const nodes = everyNode(tree);
    const of = (type: string) => nodes.filter((node) => node.type === type);
    expect([of('/Table'), of('/H1')].map(({ length }) => length)).toEqual([3, 1]);
    for (const { attributes } of of('/TH')) expect(attributes['/Scope']).toMatch(/^\/(Row|Column)$/);
  });

  test('estimate PDF: any names and figures, printed in full', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 80 }),
    );
    const money = fc.integer({ min: 0, max: 10_000_000_000 }).map((cents) => cents / 100);
    await fc.assert(
      fc.asyncProperty(
        anyText,
        anyText,
        money,
        fc.integer({ min: 0, max: 140 }),
        async (name, title, amount, count) => {
          const line = { ...full.lines[0]!, title, amount, rate: amount, quantity: amount };
          const pdf = await print(
            withEstimate({
              projectTitle: title,
              preparedFor: { name, address: [title, name], phone: name },
              billTo: { kind: 'Homeowner', name: title, address: [name], phone: null },
              rooms: [{ ...full, name, lines: Array(count).fill(line), total: amount }],
              total: amount,
              withoutQuantity: Array(count % 9).fill({ roomId: full.roomId, fieldMasterId: 24, title }),
            }),
          );
          readPdf(pdf);
          const shown = amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
          expect(textOf(pdf)).toContain(`$${shown}`);
        },
      ),
      { numRuns: runs(12) },
    );
  });
});
