import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { formulaNotAmount } from '../csv.ts';
import { sumOf, times, toHundredths } from '../estimates/decimal.ts';
import { readText } from '../office/import/read-text.ts';
import type { BookedInvoice, Books } from './book-lines.ts';
import { columnMap, plainColumns } from './columns.ts';
import { iifText } from './iif.ts';
import { plainRows } from './plain-csv.ts';
import { qboFiles, qboHeader } from './qbo-csv.ts';
import { books, names, randomInvoices } from './testing/random-invoices.ts';
import { inWindows1252, windows1252Bytes } from './windows-1252.ts';

/** Written as the server writes it, read by the parser that imports projects. */
function readBack(rows: string[][]): Record<string, string>[] {
  const written = `\uFEFF${Papa.unparse(rows, { escapeFormulae: formulaNotAmount })}\r\n`;
  const read = readText(written, (part, delimiter) =>
    Papa.parse<string[]>(part, { delimiter, newline: '\n' }),
  );
  if (typeof read === 'string') throw new Error(read);
  const [header, ...data] = read.map(({ cells }) => cells).filter((cells) => cells.some(Boolean));
  return data.map((cells) => Object.fromEntries(header!.map((name, at) => [name, cells[at] ?? ''])));
}
const [first] = randomInvoices(7, 1) as [BookedInvoice];
const line = { ...first.lines[0]!, heading: null, title: 'Line', group: 'other', quantity: 1, unit: 'EA' };
const invoiceOf = (lines: Partial<BookedInvoice['lines'][number]>[]): BookedInvoice => {
  const its = lines.map((one) => ({ ...line, ...one }));
  return { ...first, lines: its, total: sumOf(its.map(({ amount }) => amount)) };
};

test('QuickBooks Online CSV: 500 random batches read back add up to the totals, each line quantity times rate', () => {
  for (let seed = 0; seed < 500; seed++) {
    const invoices = randomInvoices(seed, 1 + (seed % 7));
    const rows = qboFiles(invoices, books).flatMap(readBack);
    expect(new Set(rows.map((row) => row['*InvoiceNo']))).toEqual(
      new Set(invoices.map(({ number }) => number)),
    );
    for (const { number, total, lines } of invoices) {
      const its = rows.filter((row) => row['*InvoiceNo'] === number);
      expect(its).toHaveLength(lines.length);
      expect(sumOf(its.map((row) => Number(row['*ItemAmount'])))).toBe(total);
      for (const { ItemQuantity, ItemRate, '*ItemAmount': amount } of its) {
        const rate = Number(ItemRate);
        const product = times(toHundredths(Number(ItemQuantity)), toHundredths(Math.abs(rate)));
        expect(rate < 0 ? -product : product).toBe(toHundredths(Number(amount)));
      }
    }
  }
});

test('QuickBooks Online CSV: header, days, customer with claim, item and memo', () => {
  const invoice = {
    ...invoiceOf([
      { group: 'drying', heading: 'Drying', title: 'Air mover', rate: 12.5, amount: 25, quantity: 2 },
    ]),
    ...{ customer: { name: 'Peña: Hijos', claimNumber: 'A:1' }, projectId: 2397, memo: 'Thank\nyou' },
    projectAddress: '418 Larkspur Ln, Lisle, IL 60532',
  };
  const [rows] = qboFiles([invoice], { ...books, itemNames: { drying: 'Structural drying' } });
  expect(rows![0]!.join(',')).toBe(
    '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,ItemTaxCode,Service Date',
  );
  expect(rows![1]).toEqual([
    ...['HR-2026-0001', 'Peña Hijos:A 1', '11/26/2026', '12/26/2026', 'Net 30'],
    'Project 2397, 418 Larkspur Ln, Lisle, IL 60532. Thank you',
    ...['Structural drying', 'Drying: Air mover', '2', '12.50', '25.00', 'NON', ''],
  ]);
  const [plain] = qboFiles([invoice], { ...books, customerName: 'customer' });
  expect(plain![1]!.slice(1, 2)).toEqual(['Peña Hijos']);
  expect(plain![1]![6]).toBe('Drying');
});

test('QuickBooks Online CSV: with tax as a code the tax is no line, and taxed lines say TAX', () => {
  const byCode: Books = { ...books, taxAs: 'code' };
  const invoice = invoiceOf([
    { rate: 100, amount: 100, taxed: true },
    { rate: 50, amount: 50, taxed: false },
    { group: 'tax', title: 'Tax 6.25%', rate: 6.25, amount: 6.25, taxed: false },
  ]);
  const at = qboHeader.indexOf('*ItemAmount');
  const shown = (of: Books) =>
    qboFiles([invoice], of)[0]!
      .slice(1)
      .map((row) => row.slice(at, at + 2));
  expect(shown(byCode)).toEqual([
    ['100.00', 'TAX'],
    ['50.00', 'NON'],
  ]);
  expect(shown(books)).toEqual([
    ['100.00', 'NON'],
    ['50.00', 'NON'],
    ['6.25', 'NON'],
  ]);
});

test('QuickBooks Online CSV: at most 100 invoices a file, an invoice in one of them', () => {
  const files = qboFiles(randomInvoices(3, 201), books);
  const numbers = files.map((rows) => new Set(rows.slice(1).map(([number]) => number)));
  expect(numbers.map(({ size }) => size)).toEqual([100, 100, 1]);
  expect(new Set(numbers.flatMap((its) => [...its])).size).toBe(201);
  expect(files.every(([header]) => header === qboHeader)).toBe(true);
});

test('accounting: what is no product is one piece, said in its description; a credit has its minus at the rate', () => {
  const invoice = invoiceOf([
    { title: 'Walls', quantity: -3, unit: 'SF', rate: 1.25, amount: 40 },
    { title: 'Less', quantity: -4, unit: 'SF', rate: 2, amount: -8 },
    { title: 'Deductible', group: 'deductible', quantity: 1, rate: -100, amount: -100 },
    { title: 'Paint', quantity: 1.5, rate: 66.33, amount: 99.5 },
  ]);
  const rows = readBack(qboFiles([invoice], books)[0]!);
  expect(
    rows.map((row) => [row.ItemDescription, row.ItemQuantity, row.ItemRate, row['*ItemAmount']]),
  ).toEqual([
    ['Walls (-3 SF)', '1', '40.00', '40.00'],
    ['Less', '4', '-2.00', '-8.00'],
    ['Deductible', '1', '-100.00', '-100.00'],
    ['Paint', '1.5', '66.33', '99.50'],
  ]);
});

test('accounting: an invoice whose lines do not come to its total is exported nowhere', () => {
  const wrong = { ...invoiceOf([{ rate: 10, amount: 10 }]), total: 10.01 };
  for (const write of [
    () => qboFiles([wrong], books),
    () => iifText([wrong], books),
    () => plainRows([wrong], books, [{ field: 'total', header: 'Total' }]),
  ])
    expect(write).toThrow('the export of invoice HR-2026-0001 comes to 10, not 10.01');
});

test('IIF: 500 random batches sum to zero, in letters of Windows-1252, every name with its customer before it', () => {
  for (let seed = 0; seed < 500; seed++) {
    const invoices = randomInvoices(seed, 1 + (seed % 7));
    const text = iifText(invoices, books);
    expect(new TextDecoder('windows-1252').decode(windows1252Bytes(text))).toBe(text);
    expect(text).not.toContain('"');
    const rows = text.split('\r\n').map((row) => row.split('\t'));
    const of = (kind: string) => rows.filter(([first]) => first === kind);
    for (const kind of ['CUST', 'TRNS', 'SPL', 'ENDTRNS'])
      for (const row of of(kind)) expect(row).toHaveLength(of(`!${kind}`)[0]!.length);
    const known = of('CUST').map(([, name]) => name!);
    expect(new Set(known).size).toBe(known.length);
    for (const name of known) expect(known).toContain(name.split(':')[0]);
    const firstUse = rows.findIndex(([kind]) => kind === 'TRNS');
    expect(rows.findLastIndex(([kind]) => kind === 'CUST')).toBeLessThan(firstUse);
    for (const { number, total } of invoices) {
      const its = rows.filter((row) => row[6] === number);
      expect(its.every((row) => known.includes(row[4]!))).toBe(true);
      expect(sumOf(its.map((row) => Number(row[5])))).toBe(0);
      expect(Number(its[0]![5])).toBe(total);
      for (const [kind, , , , , amount, , , quantity, price] of its) {
        if (kind !== 'SPL') continue;
        const [count, rate] = [Number(quantity), Number(price)];
        const product = times(toHundredths(Math.abs(count)), toHundredths(Math.abs(rate)));
        expect(count < 0 !== rate < 0 ? -product : product).toBe(toHundredths(Number(amount)));
      }
    }
  }
});

test('IIF: the rows of an invoice', () => {
  const invoice = {
    ...invoiceOf([{ title: 'Work', rate: 1250, amount: 1250 }]),
    ...{ customer: { name: 'Helen "Nell" Okafor', claimNumber: null }, projectId: 7, memo: '' },
    ...{ projectAddress: '1 Main St', billTo: { name: 'Fairway', address: ['2 A St'], phone: null } },
  };
  expect(iifText([invoice], books).split('\r\n').slice(4)).toEqual([
    "CUST\tHelen 'Nell' Okafor\tFairway\t2 A St\t",
    "TRNS\tINVOICE\t11/26/26\tAccounts Receivable\tHelen 'Nell' Okafor\t1250.00\tHR-2026-0001\tProject 7, 1 Main St\t12/26/26\tNet 30",
    "SPL\tINVOICE\t11/26/26\tServices\tHelen 'Nell' Okafor\t-1250.00\tHR-2026-0001\tWork\t-1\t1250.00\tOther",
    'ENDTRNS',
    '',
  ]);
});

test.each([
  ['Наталья Щукина', 'Natalya Shchukina'],
  ['Ґалаґан Їжак', 'Galagan Yizhak'],
  ['Łukasz Őry', 'Lukasz Ory'],
  ['Peña Müller, Ærø', 'Peña Müller, Ærø'],
  ['Nguyễn', 'Nguyen'],
  ['€ “5” – Ž', '€ “5” – Ž'],
  ['Niño', 'Niño'],
  ['👩‍🔧 x', '?? x'],
  ['東京', '??'],
])('Windows-1252: %s is spelled %s', (written, spelled) => {
  expect(inWindows1252(written)).toBe(spelled);
  expect(new TextDecoder('windows-1252').decode(windows1252Bytes(spelled))).toBe(spelled);
});

test('IIF: customers that cannot be spelled stay apart', () => {
  const of = (name: string, projectId: number) => ({
    ...first,
    projectId,
    customer: { name, claimNumber: null },
  });
  const text = iifText([of('東京', 1), of('大阪', 2)], books);
  expect(text).toContain('CUST\t?? (project 1)\t');
  expect(text).toContain('CUST\t?? (project 2)\t');
});

test('CSV of one’s own: columns in the chosen order and under the chosen names, adding up', () => {
  const invoices = randomInvoices(11, 5);
  const columns = columnMap.parse([
    ...[
      { field: 'amount', header: 'Betrag' },
      { field: 'invoice', header: 'Nr' },
    ],
    ...plainColumns
      .filter((one) => one !== 'amount' && one !== 'invoice')
      .map((field) => ({ field, header: field })),
  ]);
  const rows = readBack(plainRows(invoices, books, columns));
  for (const { number, total } of invoices) {
    const its = rows.filter(({ Nr }) => Nr === number);
    expect(sumOf(its.map(({ Betrag }) => Number(Betrag)))).toBe(total);
    expect(new Set(its.map((row) => row.total))).toEqual(new Set([total.toFixed(2)]));
  }
  const perInvoice = plainRows(invoices, books, [{ field: 'total', header: 'Total' }]);
  expect(perInvoice.slice(1).map(([total]) => Number(total))).toEqual(invoices.map(({ total }) => total));
  expect(
    columnMap.safeParse([
      { field: 'total', header: 'A' },
      { field: 'total', header: 'B' },
    ]).success,
  ).toBe(false);
});

test('accounting: names with commas, quotes, tabs and other scripts are read back as they are, in one line', () => {
  const invoices = names.map((name, at) => ({
    ...first,
    number: `N-${at}`,
    customer: { name, claimNumber: null },
  }));
  const read = readBack(qboFiles(invoices, books)[0]!).map((row) => [row['*InvoiceNo'], row['*Customer']]);
  const expected = names.map((name, at) => {
    const shown = name.replaceAll(':', ' ').replaceAll(/\s+/g, ' ');
    return [`N-${at}`, shown.startsWith('=') ? `'${shown}` : shown];
  });
  expect(new Map(read as [string, string][])).toEqual(new Map(expected as [string, string][]));
});

test('CSV with own columns: a name or address of several lines, joined in one line', () => {
  const billTo = { ...first.billTo, name: 'Okafor\r\nand\tSons' };
  const odd = { ...first, billTo, projectAddress: '418 Larkspur Lane\nUnit B', memo: 'As\nagreed' };
  const columns = plainColumns.map((field) => ({ field, header: field }));
  const rows = plainRows([odd], books, columns);
  expect(rows.flat().filter((cell) => /[\r\n\t]/.test(cell))).toEqual([]);
  expect(rows[1]).toContain('Okafor and Sons');
});
