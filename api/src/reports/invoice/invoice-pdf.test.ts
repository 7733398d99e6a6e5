import { billedOf } from '@tidemark/contract/estimates/billed';
import { claimLines, totalOf } from '@tidemark/contract/invoices/lines';
import { expect, test } from 'vitest';
import { openPrinter } from '../render.ts';
import { basementEstimate } from '../testing/basement-estimate.ts';
import { canReadText, pagesOf, textOf } from '../testing/read-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { type InvoiceInput, invoiceView } from './invoice-view.ts';

const billed = billedOf(basementEstimate.estimate);
const lines = claimLines([{ supplement: null, billed }], { deductible: 250, customer: 'Helen Okafor' });
const claim: InvoiceInput = {
  company: 'Harborline Restoration',
  companyContact: '2200 Ogden Court, Lisle, IL 60532 · (630) 555-0100 · office@harborline.example',
  companyLicences: 'Illinois contractor license HR-104-88213',
  invoice: {
    ...{ number: '2026-0131', state: 'Issued', issuedOn: '2026-12-01', dueOn: '2026-12-31', terms: 'Net 30' },
    billTo: { name: 'Fairway Mutual', address: ['PO Box 5500', 'Lisle, IL 60532'], phone: '6305550148' },
    customer: { name: 'Helen Okafor', claimNumber: 'FM-20-118834' },
    ...{ projectId: 2418, projectAddress: '418 Larkspur Lane, Naperville, IL 60540' },
    ...{ lines, total: totalOf(lines), memo: '', supplements: [] },
  },
  projectTitle: 'Basement water loss, sump pump failure',
  estimate: '2418-03',
  payments: [],
  paymentLink: 'https://pay.harborline.example/2026-0131?amount=3569.86',
  printedAt: '2026-12-01T15:00:00.000Z',
};
const print = (input: InvoiceInput) => invoicePdf(invoiceView(input), new Date(input.printedAt));

test('invoice PDF: printed twice and in a process, the same bytes', async () => {
  const printer = openPrinter();
  const first = await printer.invoice(claim);
  await printer.close();
  expect((await print(claim)).equals(first)).toBe(true);
});

test.skipIf(!canReadText)(
  'invoice PDF: whom it bills, its lines, the deductible and how to pay, and every figure adds up',
  async () => {
    const text = textOf(await print(claim));
    for (const said of [
      'No. 2026-0131',
      'Fairway Mutual',
      'FM-20-118834',
      'Balance due Dec 31, 2026',
      'Net 30',
    ])
      expect(text).toContain(said);
    expect(text).toContain('Less deductible, billed to Helen Okafor');
    expect(text).toContain('https://pay.harborline.example/2026-0131?amount=3569.86');
    const view = invoiceView(claim);
    const cents = (amount: string) => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);
    const [sum, ...apart] = view.sums.filter(({ label }) => label !== 'Estimate 2418-03');
    expect(view.sums).toHaveLength(apart.length + 2);
    expect(view.groups.reduce((all, { amount }) => all + cents(amount), 0)).toBe(cents(sum!.amount));
    expect([sum!, ...apart].reduce((all, { amount }) => all + cents(amount), 0)).toBe(
      cents(view.total.amount),
    );
  },
);

test('invoice PDF: with what was received, the balance is what is open', () => {
  const payments = [{ on: '2026-12-04', how: 'check', reference: '40117', amount: 120 }];
  const view = invoiceView({ ...claim, payments });
  expect(view.sums.at(-1)).toMatchObject({ label: 'Payments received', amount: '-120.00' });
  expect(view.total.label).toBe('Balance due');
  expect(view.received).toEqual([{ label: 'Dec 4, 2026 · Check · 40117', amount: '120.00' }]);
});

test.skipIf(!canReadText)('invoice PDF: a void one says so and asks for nothing', async () => {
  const input: InvoiceInput = { ...claim, invoice: { ...claim.invoice, state: 'Void' } };
  const bytes = await print(input);
  const text = textOf(bytes);
  expect(text).toContain('VOID');
  expect(text).not.toContain('How to pay');
});

test('invoice PDF: a long one goes on over pages, and names of any script are printed', async () => {
  const many = Array.from({ length: 120 }, (_, at) => ({
    ...lines[0]!,
    key: `line ${at}`,
    heading: 'سرداب',
  }));
  const bytes = await print({ ...claim, invoice: { ...claim.invoice, lines: many } });
  expect(pagesOf(bytes)).toBe(4);
  const text = textOf(bytes);
  expect(text.match(/Claim FM-20-118834/g), 'over each further page').toHaveLength(3);
  expect(text, 'nothing was after hours').not.toMatch(/\bAH\b/);
});
