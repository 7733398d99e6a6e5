import { wallClock } from '@tidemark/contract/clock';
import { validUntil } from '@tidemark/contract/company/valid-until';
import type { Estimate } from '@tidemark/contract/estimates/actions';
import { sumOf } from '@tidemark/contract/estimates/decimal';
import { deductiblesOf } from '@tidemark/contract/estimates/deductibles';
import { dryingInWords, unchargedDrying } from '@tidemark/contract/estimates/drying-section';
import type { AddedLine, EstimateDrying, EstimateRoom } from '@tidemark/contract/estimates/estimate-shape';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import { showPhone } from '@tidemark/contract/phones';
import type { Supplement } from '@tidemark/contract/supplements/supplement';
import { showDay } from '@tidemark/contract/written-days';
import type { Sender } from '../company/sender.ts';
import { clockOf, dayOf } from './dates.ts';
import { senderOf } from './letterhead.ts';

/** The content of an estimate's pages: plain data that can be sent to a worker process. */
export interface EstimateInput extends Sender {
  /** What the company says below each estimate, and for how many days it is good. */
  companyTerms?: string | null | undefined;
  companyFooter?: string | null | undefined;
  validityDays?: number | undefined;
  timeZone?: string | undefined;
  estimate: Estimate;
  /** Printed in its place, as made from it. */
  supplement?: Supplement;
  /** The date printed on a draft; a saved estimate has its own. ISO 8601. */
  printedAt: string;
}

export interface EstimateLineView {
  code: string;
  title: string;
  note: string;
  quantity: string;
  unit: string;
  rate: string;
  afterHours: boolean;
  amount: string;
}

/** A shaded row with its sum, and the title of that sum. */
export interface EstimateGroupView {
  title: string;
  note: string;
  amount: string;
  lines: EstimateLineView[];
}

export interface EstimateView {
  /** What the page is. */
  kind: 'Estimate' | 'Supplement';
  title: string;
  sender: Sender;
  reference: string;
  /** Prepared for, bill to, loss: the first line of each is emphasized. */
  facts: { label: string; lines: string[] }[];
  /** At the head of further pages. */
  claim: string;
  groups: EstimateGroupView[];
  /** Of a draft: what is not in the total. */
  apart: EstimateGroupView | undefined;
  terms: string;
  /** What is written beside an adjustment is its note. */
  sums: { label: string; note: string; amount: string }[];
  total: string;
  /** What is said below the total, as the deductibles are. */
  deductibles: string[];
  foot: string;
  project: string;
}

export const figure = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const quantity = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
export const dollars = (amount: number) => `$${figure.format(amount)}`;
const notKnown = '–';

export function estimateView(input: EstimateInput): EstimateView {
  const { estimate, timeZone, printedAt } = input;
  const { projectId, number } = estimate;
  const named = number === null ? `${projectId}, draft` : estimateNumber(projectId, number);
  const date = dayOf(estimate.madeAt ?? printedAt, timeZone);
  const madeOn = wallClock(estimate.madeAt ?? printedAt, timeZone ?? 'UTC').slice(0, 10);
  const until = number === null ? undefined : showDay(validUntil(madeOn, input.validityDays ?? 30));
  return {
    kind: 'Estimate',
    title: `Estimate ${named}, ${estimate.projectTitle}`,
    sender: senderOf(input),
    reference: [`No. ${named}`, date, until && `valid until ${until}`].filter(Boolean).join(' · '),
    facts: [preparedFor(estimate), billTo(estimate), loss(estimate, timeZone)],
    claim: given(estimate.policies[0]?.claimNumber && `Claim ${estimate.policies[0].claimNumber}`).join(),
    groups: groupsOf(estimate),
    apart: apartOf(estimate),
    terms: termsOf(estimate, { ...input, until }),
    sums: sumsOf(estimate),
    total: dollars(estimate.total),
    deductibles: deductiblesSaid(estimate),
    foot: `Estimate ${named} · ${clockOf(timeZone)}`,
    project: estimate.projectTitle,
  };
}

function deductiblesSaid(estimate: Estimate): string[] {
  const all = deductiblesOf(estimate);
  if (all.length === 1) return ['Deductible (not subtracted)', dollars(all[0]!.amount)];
  return all.flatMap(({ label, amount }, at) => [
    ...(at === 0 ? ['Not subtracted:'] : []),
    `${label} ${dollars(amount)}`,
  ]);
}

type Facts = EstimateView['facts'][number];
const given = (...lines: (string | null | false | undefined)[]) =>
  lines.map((one) => (one || '').trim()).filter(Boolean);

const preparedFor = ({ preparedFor: { name, address, phone } }: Estimate): Facts => ({
  label: 'Prepared for',
  lines: [name?.trim() || notKnown, ...given(...address, phone && showPhone(phone))],
});

function billTo({ billTo: { kind, name, address, phone }, policies }: Estimate): Facts {
  if (kind === 'Homeowner')
    return {
      label: 'Bill to homeowner, self-pay',
      lines: [name?.trim() || notKnown, ...given(...address, phone && showPhone(phone))],
    };
  const [first, second] = policies;
  const claim = (of: typeof first) => of?.claimNumber && `Claim ${of.claimNumber}`;
  return {
    label: 'Bill to insurance',
    lines: [
      name?.trim() || notKnown,
      ...given(
        claim(first),
        first?.policyNumber && `Policy ${first.policyNumber}`,
        `Policy type ${policies.map((policy) => policy.kind).join(' and ')}`,
        first?.adjuster && `Adjuster ${first.adjuster}`,
        first?.adjusterPhone && showPhone(first.adjusterPhone),
        first?.adjusterEmail,
        second && `Second policy ${second.insuranceCompany ?? ''}`,
        claim(second),
        second?.adjuster && `Adjuster ${second.adjuster}`,
      ),
    ],
  };
}

function loss(
  { loss: of, policies, preparedFor: { address } }: Estimate,
  timeZone: string | undefined,
): Facts {
  const days = policies.flatMap(({ kind, dateOfLoss }) =>
    dateOfLoss === null
      ? []
      : { day: showDay(dateOfLoss), whose: kind === 'Master' ? 'master' : 'homeowner' },
  );
  const [street, ...place] = of.address && of.address !== address.join(', ') ? of.address.split(', ') : [];
  const elsewhere = [street && `At ${street}`, place.join(', ')];
  return {
    label: 'Loss',
    lines: [
      given(of.damageType.join(', '), of.category).join(', ') || notKnown,
      ...given(
        ...elsewhere,
        ...days.map(({ day, whose }) => `Date of loss ${day}${policies.length > 1 ? `, ${whose}` : ''}`),
        `Inspected ${dayOf(of.inspectedAt, timeZone)}`,
        `Technician ${of.technicianName}`,
      ),
    ],
  };
}

function groupsOf({ rooms, fees, drying, added = [] }: Estimate): EstimateGroupView[] {
  const service = fees.filter(({ group }) => group === 'service');
  const debris = fees.filter(({ group }) => group === 'debris');
  return [
    ...rooms.filter(({ lines, added: its = [] }) => lines.length + its.length > 0).map(roomGroup),
    ...(drying ? [dryingGroup('Drying', drying)] : []),
    ...sumGroup('Other lines', added),
    ...sumGroup('Service calls and monitoring', service),
    ...sumGroup('Debris', debris),
  ];
}

/** A kept estimate always prints the same, so it leaves out what goes on. */
const apartOf = ({ number, dryingSoFar }: Estimate): EstimateGroupView | undefined =>
  number === null && dryingSoFar ? dryingGroup('Drying so far, not in the total', dryingSoFar) : undefined;

function dryingGroup(title: string, drying: EstimateDrying): EstimateGroupView {
  return {
    title,
    note: dryingInWords(drying),
    amount: figure.format(drying.total),
    lines: drying.lines.map(({ detail, note, ...of }) =>
      lineView({ ...of, note: [detail, note].filter(Boolean).join(' · ') }),
    ),
  };
}

function roomGroup(room: EstimateRoom): EstimateGroupView {
  const sides = [room.dimensionsLength, room.dimensionsWidth, room.dimensionsHeight];
  const size = sides.map((side) => (side === null ? '–' : `${side}'`)).join(' × ');
  const measured = sides.some((side) => side !== null) ? size : '';
  return {
    title: room.name,
    note: measured,
    amount: figure.format(room.total),
    lines: [...room.lines, ...(room.added ?? [])].map(lineView),
  };
}

type Line = Omit<AddedLine, 'id'> & { afterHours?: boolean };

function sumGroup(title: string, lines: readonly Line[]): EstimateGroupView[] {
  if (lines.length === 0) return [];
  const amount = figure.format(sumOf(lines.map((line) => line.amount)));
  return [{ title, note: '', amount, lines: lines.map(lineView) }];
}

const lineView = (of: Line): EstimateLineView => ({
  code: of.code ?? '',
  title: of.title,
  note: of.note ?? '',
  quantity: quantity.format(of.quantity),
  unit: of.unit,
  rate: figure.format(of.rate),
  afterHours: of.afterHours === true,
  amount: figure.format(of.amount),
});

function sumsOf(of: Estimate): EstimateView['sums'] {
  const sum = (label: string, amount: number, note = '') => ({ label, note, amount: figure.format(amount) });
  const shares = [
    { label: `Overhead and profit ${of.overheadAndProfitPercent}%`, amount: of.overheadAndProfit },
    { label: `Tax ${of.taxPercent}%`, amount: of.tax },
  ];
  return [
    sum('Subtotal', of.subtotal),
    ...(of.adjustments ?? []).map(({ title, amount, code, note }) =>
      sum(title, amount, [code, note].filter(Boolean).join(' · ')),
    ),
    ...shares.filter(({ amount }) => amount !== 0).map(({ label, amount }) => sum(label, amount)),
  ];
}

function termsOf(
  estimate: Estimate,
  {
    companyTerms,
    companyFooter,
    until,
  }: Pick<EstimateInput, 'companyTerms' | 'companyFooter'> & { until: string | undefined },
): string {
  const { afterHoursFactor, withoutQuantity, rooms } = estimate;
  const hasAfterHours = rooms.some(({ lines }) => lines.some(({ afterHours }) => afterHours));
  const deductibles = deductiblesOf(estimate).length;
  const roomName = new Map(rooms.map(({ roomId, name }) => [roomId, name]));
  const drying = estimate.drying ?? (estimate.number === null ? estimate.dryingSoFar : undefined);
  const open = withoutQuantity.map(({ roomId, title }) => `${title} (${roomName.get(roomId)})`);
  return [
    drying
      ? 'Quantities come from the claim sheets of this inspection and from the drying log.'
      : 'Quantities come from the claim sheets of this inspection.',
    hasAfterHours &&
      `Lines marked AH are billed at the after-hours rate, ${afterHoursFactor} times the regular rate, and the rate shown includes it.`,
    ['', 'The deductible is not subtracted from the total.'][deductibles] ??
      'The deductibles are not subtracted from the total.',
    open.length === 0 ? '' : `Not measured, so not charged: ${open.join('; ')}.`,
    ...unchargedDrying({ drying, priceListVersion: estimate.priceListVersion }),
    until && `Valid until ${until}.`,
    companyTerms ?? 'Hidden damage found after opening is estimated separately.',
    companyFooter ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}
