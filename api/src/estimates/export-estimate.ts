import { formula } from '@tidemark/contract/csv';
import type { Estimate, estimateActions } from '@tidemark/contract/estimates/actions';
import { deductiblesOf } from '@tidemark/contract/estimates/deductibles';
import Papa from 'papaparse';
import type { Handler } from '../context.ts';
import { estimateName, readEstimate } from './read.ts';

const columns = ['Room', 'Item', 'Qty', 'Unit', 'Rate', 'After hours', 'Amount'];
const money = (amount: number) => amount.toFixed(2);

function linesOf(estimate: Estimate) {
  const { rooms, fees, subtotal, overheadAndProfitPercent, overheadAndProfit, taxPercent, tax } = estimate;
  const total = (item: string, amount: number) => ['', item, '', '', '', '', money(amount)];
  return [
    ...rooms.flatMap(({ name, lines }) =>
      lines.map(({ title, quantity, unit, rate, afterHours, amount }) => [
        name,
        title,
        quantity,
        unit,
        money(rate),
        afterHours ? 'Yes' : '',
        money(amount),
      ]),
    ),
    ...fees.map(({ title, quantity, unit, rate, amount }) => [
      '',
      title,
      quantity,
      unit,
      money(rate),
      '',
      money(amount),
    ]),
    total('Subtotal', subtotal),
    total(`Overhead and profit ${overheadAndProfitPercent}%`, overheadAndProfit),
    total(`Tax ${taxPercent}%`, tax),
    total('Total', estimate.total),
    ...deductiblesOf(estimate).map(({ label, amount }) => total(`${label} (not subtracted)`, amount)),
  ];
}

/** A byte order mark makes spreadsheets read it as UTF-8; formulas are turned into text. */
export const exportEstimate: Handler<typeof estimateActions.csv> = async (
  { db, actor },
  { params, query },
) => {
  const estimate = await readEstimate(db, actor, params.id, query.number);
  const csv = Papa.unparse({ fields: columns, data: linesOf(estimate) }, { escapeFormulae: formula });
  return { body: Buffer.from(`\uFEFF${csv}`), filename: `${await estimateName(db, estimate)}.csv` };
};
