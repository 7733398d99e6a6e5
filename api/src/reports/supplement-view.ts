import { sumOf } from '@tidemark/contract/estimates/decimal';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import type { Supplement, SupplementLine } from '@tidemark/contract/supplements/supplement';
import { dayOf } from './dates.ts';
import {
  dollars,
  type EstimateGroupView,
  type EstimateInput,
  type EstimateView,
  estimateView,
  figure,
  quantity,
} from './estimate-view.ts';

export const viewOf = (input: EstimateInput): EstimateView =>
  input.supplement ? supplementView(input, input.supplement) : estimateView(input);

/** The page of an estimate, with what is asked of the lines that differ; each note says what is approved. */
export function supplementView(input: EstimateInput, supplement: Supplement): EstimateView {
  const { timeZone } = input;
  const { projectId } = supplement;
  const [approved, from] = [supplement.estimateNumber, supplement.from].map((number) =>
    estimateNumber(projectId, number),
  );
  const named = supplementNumber(supplement.number);
  const whole = estimateView(input);
  return {
    ...whole,
    kind: 'Supplement',
    title: `Supplement ${named} to estimate ${approved}, ${whole.project}`,
    reference: `No. ${named} to estimate ${approved} · ${dayOf(supplement.madeAt, timeZone)}`,
    groups: groupsOf(supplement),
    apart: undefined,
    terms: [
      `Only lines that differ from what is approved of estimate ${approved} are listed, as estimate ${from} asks for them.`,
      'Each amount is the difference. With what is approved, this supplement comes to the total of that estimate.',
    ].join(' '),
    sums: sumsOf(supplement),
    total: signed(supplement.total),
    deductibles: [
      `Approved before ${dollars(supplement.approved.total)}`,
      `Together ${dollars(supplement.asked.total)}`,
    ],
    foot: `Supplement ${named} to estimate ${approved}${whole.foot.slice(whole.foot.indexOf(' · '))}`,
  };
}

const signed = (amount: number) => (amount < 0 ? `-${dollars(-amount)}` : dollars(amount));

function groupsOf({ lines }: Supplement): EstimateGroupView[] {
  const headings = [...new Set(lines.map(({ heading }) => heading))];
  return headings.map((heading) => {
    const its = lines.filter((line) => line.heading === heading);
    return {
      title: heading ?? 'Fees and other lines',
      note: '',
      amount: figure.format(sumOf(its.map(({ amount }) => amount))),
      lines: its.map((line) => ({
        code: line.code ?? '',
        title: line.title,
        note: [wasOf(line), line.note].filter(Boolean).join(' · '),
        quantity: quantity.format(line.asked?.quantity ?? 0),
        unit: line.unit,
        rate: figure.format((line.asked ?? line.approved)?.rate ?? 0),
        afterHours: false,
        amount: figure.format(line.amount),
      })),
    };
  });
}

function wasOf({ approved, asked, unit }: SupplementLine): string {
  const said = (of: NonNullable<typeof asked>) =>
    `${quantity.format(of.quantity)} ${unit} × ${figure.format(of.rate)} = ${figure.format(of.amount)}`;
  if (!approved) return 'Not in what is approved';
  return asked
    ? `Approved ${said(approved)}, now ${said(asked)}`
    : `Approved ${said(approved)}, no longer asked`;
}

function sumsOf({ lines, overheadAndProfit, tax, asked }: Supplement): EstimateView['sums'] {
  const sum = (label: string, amount: number) => ({ label, note: '', amount: figure.format(amount) });
  const shares = [
    sum(`Overhead and profit ${asked.overheadAndProfitPercent}%`, overheadAndProfit),
    sum(`Tax ${asked.taxPercent}%`, tax),
  ];
  return [
    sum('Lines that differ', sumOf(lines.map(({ amount }) => amount))),
    ...shares.filter((_, at) => [overheadAndProfit, tax][at] !== 0),
  ];
}
