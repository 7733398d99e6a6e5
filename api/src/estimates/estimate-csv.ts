import { formulaNotAmount } from '@tidemark/contract/csv';
import type { Estimate } from '@tidemark/contract/estimates/actions';
import { deductiblesOf } from '@tidemark/contract/estimates/deductibles';
import type { AddedLine } from '@tidemark/contract/estimates/estimate-shape';
import Papa from 'papaparse';

const columns = ['Room', 'Item', 'Qty', 'Unit', 'Rate', 'After hours', 'Amount'];
/** Columns of their own, where any line has one. */
const remarks = ['Code', 'Note'];
const money = (amount: number) => amount.toFixed(2);

type Line = Omit<AddedLine, 'id'> & { afterHours?: boolean };
const lineOf = (room: string, { title, quantity, unit, rate, amount, code, note, afterHours }: Line) => [
  ...[room, title, quantity, unit, money(rate)],
  ...[afterHours ? 'Yes' : '', money(amount), code ?? '', note ?? ''],
];

function linesOf(estimate: Estimate) {
  const { rooms, drying, fees, added = [], adjustments = [] } = estimate;
  const sum = (item: string, amount: number, code = '', note = '') => [
    ...['', item, '', '', '', '', money(amount), code, note],
  ];
  return [
    ...rooms.flatMap((room) => [...room.lines, ...(room.added ?? [])].map((line) => lineOf(room.name, line))),
    ...(drying?.lines ?? []).map(({ detail, note, ...line }) =>
      lineOf('Drying', { ...line, note: [detail, note].filter(Boolean).join(', ') }),
    ),
    ...[...added, ...fees].map((line) => lineOf('', line)),
    sum('Subtotal', estimate.subtotal),
    ...adjustments.map(({ title, amount, code, note }) => sum(title, amount, code, note)),
    sum(`Overhead and profit ${estimate.overheadAndProfitPercent}%`, estimate.overheadAndProfit),
    sum(`Tax ${estimate.taxPercent}%`, estimate.tax),
    sum('Total', estimate.total),
    ...deductiblesOf(estimate).map(({ label, amount }) => sum(`${label} (not subtracted)`, amount)),
  ];
}

/** A byte order mark makes spreadsheets read it as UTF-8; formulas are turned into text. */
export function estimateCsv(estimate: Estimate): Buffer {
  const lines = linesOf(estimate);
  const isRemarked = lines.some((line) => line.slice(columns.length).some((remark) => remark !== ''));
  const fields = isRemarked ? [...columns, ...remarks] : columns;
  const data = lines.map((line) => line.slice(0, fields.length));
  const csv = Papa.unparse({ fields, data }, { escapeFormulae: formulaNotAmount });
  return Buffer.from(`\uFEFF${csv}`);
}
