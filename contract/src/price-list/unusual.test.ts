import { expect, test } from 'vitest';
import { defaultPriceList } from './default-list.ts';
import { flatFigures, withFigures } from './price-list.ts';
import { unusualFigures } from './unusual.ts';

const asked = (field: string, figure: number) =>
  unusualFigures(withFigures(defaultPriceList, new Map([[field, figure]])), new Set([field])).length === 1;

test.each([
  ['overheadAndProfitPercent', 50, false],
  ['overheadAndProfitPercent', 50.01, true],
  ['overheadAndProfitPercent', 2, true],
  ['overheadAndProfitPercent', 10, false],
  ['taxPercent', 15, false],
  ['taxPercent', 15.01, true],
  ['taxPercent', 0.22, true],
  ['afterHoursFactor', 5, false],
  // Ships at 2.72
  ['prices.84.qty', 27.2, true],
  ['prices.84.qty', 27.19, false],
  ['prices.84.qty', 0.27, true],
  ['prices.84.qty', 0.28, false],
  ['prices.84.qty', 0, true],
  ['fees.yd30', 4800, true],
  ['fees.yd30', 48, true],
  ['fees.yd30', 530, false],
  // Ships as nothing
  ['fees.emergencyNoCharge', 145, true],
])('unusual prices: %s at %d, asked about: %s', (field, figure, isAsked) => {
  expect(asked(field, figure)).toBe(isAsked);
});

test('unusual prices: the default list asks nothing', () => {
  const all = new Set(flatFigures(defaultPriceList).keys());
  expect(unusualFigures(defaultPriceList, all)).toEqual([]);
});

test('unusual prices: unchanged prices are not asked about again', () => {
  const list = withFigures(defaultPriceList, new Map([['taxPercent', 20]]));
  expect(unusualFigures(list, new Set(['fees.yd30']))).toEqual([]);
});
