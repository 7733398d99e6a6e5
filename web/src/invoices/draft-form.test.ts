import { changedInvoice, newInvoice } from '@tidemark/contract/invoices/entry';
import { expect, test } from 'vitest';
import { blankLine, entryOf, formOf } from './draft-form.ts';

const blank = formOf(undefined);

test('draft form: of an estimate, its number and supplements, and whom it bills is left to it', () => {
  const entry = entryOf({ ...blank, estimateNumber: '2', supplements: [1] });
  expect(newInvoice.parse({ kind: 'claim', ...entry })).toMatchObject({
    ...{ estimateNumber: 2, supplements: [1], lines: [] },
  });
  expect('billTo' in entry).toBe(false);
});

test('draft form: typed lines are numbers, and a line left blank is refused by its place', () => {
  const lines = [
    { ...blankLine(true), title: 'Board up', rate: '1,066.50' },
    { ...blankLine(false), title: 'Storage' },
  ];
  const entry = entryOf({ ...blank, kind: 'other', name: 'Helen', address: '1 Elm\n\n Lisle ', lines });
  expect(entry).toMatchObject({ billTo: { name: 'Helen', address: ['1 Elm', 'Lisle'], phone: null } });
  const read = newInvoice.safeParse({ kind: 'other', ...entry });
  expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual(['lines.1.rate']);
  const whole = entryOf({ ...blank, kind: 'other', lines: [lines[0]!] });
  expect(changedInvoice.parse({ ...whole, basedOn: 1 }).lines).toEqual([
    { title: 'Board up', quantity: 1, unit: 'EA', rate: 1066.5, taxed: true },
  ]);
});
