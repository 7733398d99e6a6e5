import { inDollars } from '@tidemark/contract/invoices/balance';
import { groupsOf } from '@tidemark/contract/invoices/groups';
import type { Invoice } from '@tidemark/contract/invoices/invoice';
import { totalOf } from '@tidemark/contract/invoices/lines';
import { showPhone } from '@tidemark/contract/phones';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import { showDay } from '@tidemark/contract/written-days';
import type { Sender } from '../../company/sender.ts';
import type { EstimateGroupView } from '../estimate-view.ts';
import { senderOf } from '../letterhead.ts';

/** The content of an invoice's pages: plain data that can be sent to a worker process. */
export interface InvoiceInput extends Sender {
  invoice: Pick<
    Invoice,
    | 'number'
    | 'state'
    | 'issuedOn'
    | 'dueOn'
    | 'terms'
    | 'billTo'
    | 'customer'
    | 'projectId'
    | 'projectAddress'
    | 'lines'
    | 'total'
    | 'memo'
    | 'supplements'
  >;
  projectTitle: string;
  /** "2418-03"; undefined where it bills no kept estimate. */
  estimate: string | undefined;
  /** What was received; none on the paper that is kept. */
  payments: { on: string; how: string; reference: string; amount: number }[];
  paymentLink: string | null;
  companyFooter?: string | null | undefined;
  /** ISO 8601: of an issued one the moment it was issued. */
  printedAt: string;
}

export interface InvoiceView {
  title: string;
  sender: Sender;
  reference: string;
  isVoid: boolean;
  claim: string;
  facts: { label: string; lines: string[] }[];
  boxed: { label: string; amount: string; terms: string };
  groups: EstimateGroupView[];
  sums: { label: string; note: string; amount: string }[];
  total: { label: string; amount: string };
  received: { label: string; amount: string }[];
  howToPay: { label: string; text: string }[];
  closing: string;
  foot: string;
  project: string;
}

const figure = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const quantity = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const filled = (...lines: (string | null | undefined | false)[]) =>
  lines.map((one) => (one || '').trim()).filter(Boolean);

export function invoiceView(input: InvoiceInput): InvoiceView {
  const { invoice, payments, estimate, projectTitle } = input;
  const { number, state, issuedOn, dueOn, total, terms } = invoice;
  const received = totalOf(payments);
  const balance = inDollars(totalOf([{ amount: total }, { amount: -received }]));
  const named = number ?? 'draft';
  const { groups, apart } = groupsOf(invoice);
  const less = apart.filter(({ group, amount }) => group === 'deductible' && amount < 0);
  const added = apart.filter((one) => !less.includes(one));
  const billed =
    estimate && [`Estimate ${estimate}`, ...invoice.supplements.map(supplementNumber)].join(', ');
  const sum = (label: string, amount: number) => ({ label, note: '', amount: figure.format(amount) });
  const due = dueOn ? `Balance due ${showDay(dueOn)}` : 'Not issued';
  return {
    title: `Invoice ${named}, ${projectTitle}`,
    sender: senderOf(input),
    reference: filled(number && `No. ${number}`, issuedOn ? showDay(issuedOn) : 'Draft').join(' · '),
    isVoid: state === 'Void',
    claim: filled(invoice.customer.claimNumber && `Claim ${invoice.customer.claimNumber}`).join(),
    facts: factsOf(input),
    boxed: { label: state === 'Void' ? 'Void' : due, amount: balance, terms },
    groups: groups.map(({ title, amount, lines }) => ({
      ...{ title, note: '', amount: figure.format(amount) },
      lines: lines.map((line) => ({
        ...{ code: line.code ?? '', title: line.title, note: line.note ?? '' },
        ...{ quantity: quantity.format(line.quantity), unit: line.unit, rate: figure.format(line.rate) },
        ...{ afterHours: false, amount: figure.format(line.amount) },
      })),
    })),
    sums: [
      ...(apart.length > 0 ? [sum('Lines', totalOf(groups))] : []),
      ...added.map(({ title, amount }) => sum(title, amount)),
      ...(less.length > 0 && billed ? [sum(billed, totalOf([...groups, ...added]))] : []),
      ...less.map(({ title, amount }) => sum(title, amount)),
      ...(received === 0 ? [] : [sum('This invoice', total), sum('Payments received', -received)]),
    ],
    total: { label: received === 0 ? 'Total' : 'Balance due', amount: balance },
    received: payments.map(({ on, how, reference, amount }) => ({
      label: filled(showDay(on), how && how[0]!.toUpperCase() + how.slice(1), reference).join(' · '),
      amount: figure.format(amount),
    })),
    howToPay: state === 'Void' || number === null ? [] : howToPay(input),
    closing: filled(
      invoice.memo,
      terms && `Terms: ${terms}.`,
      number !== null && state !== 'Void' && askFor(invoice),
      input.companyFooter,
    ).join('\n'),
    foot: filled(`Invoice ${named}`, estimate && `Estimate ${estimate}`).join(' · '),
    project: projectTitle,
  };
}

const askFor = ({ customer }: InvoiceInput['invoice']) =>
  `Please name the invoice${customer.claimNumber ? ' and claim' : ''} number with your payment.`;

function factsOf({ invoice, estimate }: InvoiceInput): InvoiceView['facts'] {
  const { billTo, customer, projectAddress, projectId } = invoice;
  const { name, address, phone } = billTo;
  const [street, ...place] = projectAddress.split(', ');
  return [
    { label: 'Bill to', lines: filled(name, ...address, phone && showPhone(phone)) },
    {
      label: customer.claimNumber ? 'Claim' : 'Customer',
      lines: filled(customer.claimNumber, customer.claimNumber ? `Insured ${customer.name}` : customer.name),
    },
    {
      label: 'Work at',
      lines: filled(street, place.join(', '), `Project ${projectId}`, estimate && `Estimate ${estimate}`),
    },
  ];
}

function howToPay({ company, invoice, paymentLink }: InvoiceInput): InvoiceView['howToPay'] {
  const { number, customer } = invoice;
  return [
    ...(paymentLink ? [{ label: 'Online', text: paymentLink }] : []),
    { label: 'Check', text: `To ${company}, address above` },
    { label: 'Reference', text: filled(number, customer.claimNumber).join(', ') },
  ];
}
