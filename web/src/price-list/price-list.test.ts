import { defaultPriceList } from '@tidemark/contract/price-list/default-list';
import { changedFigures, flatFigures, withCodes } from '@tidemark/contract/price-list/price-list';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { fromFile, toCsv } from './csv.ts';
import { entryOf, groups, searchGroups } from './entries.ts';
import { onlyChanges, readPrice, readTyped } from './typed-prices.ts';

const fromCsv = (text: string) => fromFile(new File([text], 'prices.csv'));

test('price list: every figure is on the screen once, under a name of its own', () => {
  const fields = groups.flatMap(({ entries }) => entries.map(({ field }) => field));
  expect(fields.toSorted()).toEqual([...flatFigures(defaultPriceList).keys()].sort());
  const names = groups.flatMap(({ title, entries }) => entries.map((entry) => `${title} ${entry.title}`));
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['', groups.length, entryOf.size],
  ['drywall', 2, 2],
  ['baseboard dispose', 1, 6],
  ['TAX', 1, 1],
  ['x-9', 1, 1],
  ['nothing like it', 0, 0],
])('price list: searching for %j finds %d groups and %d lines', (typed, inGroups, lines) => {
  const found = searchGroups(typed, withCodes(defaultPriceList, new Map([['codes.yd30', 'X-9']])));
  expect([found.length, found.flatMap(({ entries }) => entries).length]).toEqual([inGroups, lines]);
});

test.each([
  ['prices.5.yesX', '68', 68],
  ['prices.5.yesX', ' $1,068.50 ', 1068.5],
  ['prices.5.yesX', '.5', 0.5],
  ['taxPercent', '7.75%', 7.75],
  ['afterHoursFactor', '1.5×', 1.5],
  ['prices.5.yesX', '', 'Enter a number.'],
  ['prices.5.yesX', '6o', 'Enter a number.'],
  ['prices.5.yesX', '1,068', 1068],
  ['prices.5.yesX', '12,50', 'Enter a number.'],
  ['prices.5.yesX', '1.068,50', 'Enter a number.'],
  ['prices.5.yesX', '.', 'Enter a number.'],
  ['prices.5.yesX', '1.005', 'Use at most 2 decimals.'],
  ['prices.5.yesX', '-1', 'Enter 0 or more.'],
  ['prices.5.yesX', '10000', 'Enter 9,999.99 or less.'],
  ['taxPercent', '101', 'Enter 100 or less.'],
  ['afterHoursFactor', '0.9', 'Enter 1 or more.'],
])('price list: %s: %j is %j', (field, typed, read) => {
  expect(readPrice(field, typed)).toBe(read);
});

test('price list: typing changes only its own figures, and the same figure typed again is no change', () => {
  const typed = { 'prices.5.yesX': '70', 'prices.6.yesX': '74.00', 'fees.yd20': 'x' };
  const { list, changed, errors } = readTyped(defaultPriceList, typed);
  expect([...changed]).toEqual(['prices.5.yesX']);
  expect(errors).toEqual({ 'fees.yd20': 'Enter a number.' });
  expect(changedFigures(defaultPriceList, list)).toEqual([{ field: 'prices.5.yesX', before: 68, after: 70 }]);
});

test("price list: an uploaded file, only its changes are applied to someone else's newer list", async () => {
  const { typed } = await fromCsv(
    (await toCsv(defaultPriceList)).replace(/^(fees\.trailer,.*),[\d.]+\r?$/m, '$1,255.00\r'),
  );
  const mine = onlyChanges(defaultPriceList, { ...typed, 'prices.5.yesX': 'dear' });
  expect(mine).toEqual({ 'fees.trailer': '255.00', 'prices.5.yesX': 'dear' });
  const newer = { ...defaultPriceList, taxPercent: 9.5 };
  expect(readTyped(newer, mine).list.taxPercent).toBe(9.5);
});

test('price list: any list exported and imported, the same list', async () => {
  const codes = fc.dictionary(
    fc.constantFrom(...Object.keys(defaultPriceList.prices), ...Object.keys(defaultPriceList.fees)),
    fc.constantFrom('W-141', '=1+1', "'", '"A", B', 'Größe 1', '-5', '防水'),
  );
  const price = fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100);
  const lists = fc.record(
    Object.fromEntries(Object.keys(defaultPriceList.prices).map((key) => [key, price])),
  );
  await fc.assert(
    fc.asyncProperty(lists, codes, async (prices, coded) => {
      const list = { ...defaultPriceList, prices: prices as Record<string, number>, codes: { ...coded } };
      const { typed, problems } = await fromCsv(await toCsv(list));
      expect(problems).toEqual([]);
      expect(readTyped(defaultPriceList, typed).list).toEqual(list);
    }),
    { numRuns: 15 },
  );
});

test('price list: a file with bad lines, the good ones are kept and the others named', async () => {
  const file =
    'Key,Line,Price\nprices.5.yesX,,"$70.00"\nprices.999.qty,,1\nprices.6.yesX,,dear\n\nfees.yd20,,-4\n,,\n';
  expect(await fromCsv(file)).toEqual({
    typed: { 'prices.5.yesX': '70.00' },
    problems: [
      'Line 3: There is no price called prices.999.qty.',
      'Line 4: Anti-Microbial Plant Base, dear: Enter a number.',
      'Line 6: Debris, 20 Yd, -4: Enter 0 or more.',
    ],
  });
  expect(await fromCsv('a picture of a price list')).toEqual({ typed: {}, problems: [copy.noCsv] });
});

test('price list: values a spreadsheet altered, named and never used as a price', async () => {
  expect(await fromCsv('sep=;\r\nKey;Price\r\nfees.yd20;12,50\r\nfees.yd30;60')).toEqual({
    typed: { 'fees.yd30': '60.00' },
    problems: ['Line 3: Debris, 20 Yd, 12,50: Enter a number.'],
  });
  expect(await fromCsv('Prices of March\nKey,Price\nfees.yd20,1,250.00\nfees.yd30,1E+03')).toEqual({
    typed: {},
    problems: ['Line 3: It has more cells than headers.', 'Line 4: Debris, 30 Yd, 1E+03: Enter a number.'],
  });
  const { typed, problems } = await fromCsv('Key,Line,Price\nfees.yd20,"20 Yd" box,5\nfees.yd30,,6');
  expect(typed).toEqual({});
  expect(problems).toEqual([expect.stringMatching(/^Line 2 has a cell with an unmatched quotation mark/)]);
});

test('price list: a file of keys and codes alone, codes are taken, blank ones removed and bad lines named', async () => {
  const file = [
    'key,code',
    ...['55.dispose,W-141', 'codes.yd30,W-1', 'fees.yd20,W-2', 'yd40,', 'taxPercent,W-3'],
    ...['999.qty,W-4', `trailer,${'W'.repeat(21)}`, 'yd20,W-5', "5.yesX,'=W"],
  ].join('\r\n');
  const { typed, problems } = await fromCsv(file);
  expect(typed).toEqual({
    'codes.55.dispose': 'W-141',
    'codes.yd20': 'W-2',
    'codes.yd40': '',
    'codes.5.yesX': '=W',
  });
  expect(problems).toEqual([
    'Line 3: There is no price called codes.yd30.',
    'Line 6: Tax, W-3: This line has no code.',
    'Line 7: There is no price called 999.qty.',
    `Line 8: Debris, trailer load, ${'W'.repeat(21)}: Use at most 20 characters.`,
    'Line 9: Debris, 20 Yd, W-5: Line 4 has W-2 for it, and that is used.',
  ]);
  const { list, changed } = readTyped({ ...defaultPriceList, codes: { yd40: 'OLD' } }, typed);
  expect(list.codes).toEqual({ '5.yesX': '=W', '55.dispose': 'W-141', yd20: 'W-2' });
  expect(changed.size).toBe(4);
});

test('price list: a code that is too long is refused, and a typed code changes no figure', () => {
  const { list, changed, errors } = readTyped(defaultPriceList, {
    'codes.yd20': 'W'.repeat(21),
    'codes.yd30': ' W-190 ',
  });
  expect(errors).toEqual({ 'codes.yd20': 'Use at most 20 characters.' });
  expect([...changed]).toEqual(['codes.yd30']);
  expect(changedFigures(defaultPriceList, list)).toEqual([
    { field: 'codes.yd30', before: '', after: 'W-190' },
  ]);
});

test('price list: a price twice in a file, the first is taken and the second is reported', async () => {
  const file = 'Key,Price\nfees.yd20,dear\nfees.yd20,5\nfees.yd20,5.00\nfees.yd20,6\n';
  expect(await fromCsv(file)).toEqual({
    typed: { 'fees.yd20': '5.00' },
    problems: [
      'Line 2: Debris, 20 Yd, dear: Enter a number.',
      'Line 5: Debris, 20 Yd, 6: Line 3 has 5.00 for it, and that price is used.',
    ],
  });
});
