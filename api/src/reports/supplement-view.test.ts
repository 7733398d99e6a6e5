import { billedOf } from '@tidemark/contract/estimates/billed';
import { type Supplement, supplementOf } from '@tidemark/contract/supplements/supplement';
import { expect, test } from 'vitest';
import { estimatePdf } from './estimate-pdf.ts';
import { estimateView } from './estimate-view.ts';
import { viewOf } from './supplement-view.ts';
import { basementEstimate } from './testing/basement-estimate.ts';
import { canReadText, textOf } from './testing/read-pdf.ts';

const { estimate } = basementEstimate;
const asked = billedOf(estimate);

/** Of the estimate: its first line was approved with 1 less, its last not at all, and one that is no longer asked was. */
function supplement(): Supplement {
  const [first, ...rest] = asked.lines;
  const less = { ...first!, quantity: first!.quantity - 1, amount: first!.amount - first!.rate };
  const gone = { ...first!, key: 'gone', title: 'Door', quantity: 1, rate: 12.5, amount: 12.5 };
  const lines = [less, ...rest.slice(0, -1), gone];
  return {
    ...supplementOf({ ...asked, lines, overheadAndProfit: 0, total: 100 }, asked),
    ...{ inspectionId: estimate.inspectionId, projectId: 2418, number: 2, estimateNumber: 1, from: 3 },
    ...{ madeAt: '2026-11-21T15:00:00.000Z', madeBy: 'Dana Whitaker' },
    standing: { state: 'Draft', letters: [], approval: null },
  };
}

test('supplement PDF: only what differs, each line with what is approved and what is asked', () => {
  const made = supplement();
  const view = viewOf({ ...basementEstimate, supplement: made });
  expect(view).toMatchObject({ kind: 'Supplement', apart: undefined });
  const together = estimate.total.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  expect(view.deductibles).toEqual(['Approved before $100.00', `Together ${together}`]);
  expect(view.reference).toBe('No. S2 to estimate 2418-01 · Nov 21, 2026');
  const lines = view.groups.flatMap((group) => group.lines);
  expect(lines).toHaveLength(3);
  const { quantity, unit, rate, amount } = asked.lines[0]!;
  const said = (of: number, sum: number) => `${of} ${unit} × ${rate.toFixed(2)} = ${sum.toFixed(2)}`;
  expect(lines[0]).toMatchObject({
    note: expect.stringContaining(
      `Approved ${said(quantity - 1, Math.round((amount - rate) * 100) / 100)}, now ${said(quantity, amount)}`,
    ),
    amount: rate.toFixed(2),
  });
  expect(lines.map(({ note }) => note).join()).toMatch(/Not in what is approved/);
  expect(lines.find(({ title }) => title === 'Door')).toMatchObject({
    note: expect.stringMatching(/^Approved 1 .+, no longer asked/),
    amount: '-12.50',
  });
  expect(view.sums.map(({ label }) => label)).toEqual([
    'Lines that differ',
    `Overhead and profit ${estimate.overheadAndProfitPercent}%`,
  ]);
});

test.skipIf(!canReadText)('supplement PDF: it says what it is, and an estimate stays one', async () => {
  const view = viewOf({ ...basementEstimate, supplement: supplement() });
  const pdf = await estimatePdf(view, new Date(basementEstimate.printedAt));
  expect(textOf(pdf)).toMatch(/Supplement[\s\S]+Together/);
  expect(viewOf(basementEstimate)).toEqual(estimateView(basementEstimate));
});
