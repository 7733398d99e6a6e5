import { expect, test } from 'vitest';
import { claimSheetSections } from '../claim-sheets/catalogue.ts';
import { priceListActions } from './actions.ts';
import { chargeables, fees } from './chargeables.ts';
import { defaultPriceList } from './default-list.ts';
import { changedFigures, codesOf, figureShape, flatFigures, withCodes, withFigures } from './price-list.ts';

const saved = { basedOn: 1, ...defaultPriceList };
const body = priceListActions.save.body;
const problems = (changed: object) =>
  body
    .safeParse({ ...saved, ...changed })
    .error?.issues.map(({ path, message }) => ({ field: path.join('.'), message }));

test('chargeables: every line but the room information has its prices', () => {
  for (const { key, rows, columns } of claimSheetSections) {
    const things = (['yesX', 'detach', 'dispose', 'qty'] as const).filter((thing) =>
      columns.some((column) => column === thing || column === `${thing}Ft`),
    );
    expect(things.length > 0, key).toBe(key !== 'roomInformation');
    for (const { fieldMasterId } of rows) {
      const named = chargeables.filter((one) => one.fieldMasterId === fieldMasterId);
      expect(named.map(({ column }) => column)).toEqual(things);
    }
  }
});

test('price list: the default is valid and charges for everything but No Charge', () => {
  expect(problems({})).toBeUndefined();
  for (const { key } of chargeables) expect(defaultPriceList.prices[key], key).toBeGreaterThan(0);
  const free = fees.filter(({ key }) => defaultPriceList.fees[key] === 0).map(({ key }) => key);
  expect(free).toEqual(['emergencyNoCharge']);
});

test.each([
  [{ prices: { ...saved.prices, '55.dispose': -1 } }, 'prices.55.dispose', 'Enter 0 or more.'],
  [{ prices: { ...saved.prices, '55.dispose': 1.005 } }, 'prices.55.dispose', 'Use at most 2 decimals.'],
  [{ prices: { ...saved.prices, '49.qty': 10_000 } }, 'prices.49.qty', 'Enter 9,999.99 or less.'],
  [{ fees: { ...saved.fees, yd30: -0.01 } }, 'fees.yd30', 'Enter 0 or more.'],
  [{ afterHoursFactor: 0.99 }, 'afterHoursFactor', 'Enter 1 or more.'],
  [{ overheadAndProfitPercent: 100.5 }, 'overheadAndProfitPercent', 'Enter 100 or less.'],
  [{ taxPercent: -1 }, 'taxPercent', 'Enter 0 or more.'],
])('import lines: cell %#, %j, is refused by the name of its field', (changed, field, message) => {
  expect(problems(changed as object)).toEqual([{ field, message }]);
});

test('price list: a missing or invalid price is named', () => {
  const { '106.qty': _, ...missing } = saved.prices;
  expect(problems({ prices: missing })).toMatchObject([{ field: 'prices.106.qty' }]);
  expect(problems({ prices: { ...saved.prices, '1.qty': 1 } })).toMatchObject([{ field: 'prices' }]);
});

test('price list: a code of an unknown key or of more than 20 characters is refused by its name', () => {
  expect(problems({ codes: { '55.dispose': 'W-141', yd30: '' } })).toBeUndefined();
  expect(problems({ codes: undefined })).toBeUndefined();
  expect(problems({ codes: { yd30: 'x'.repeat(21) } })).toEqual([
    { field: 'codes.yd30', message: 'Use at most 20 characters.' },
  ]);
  expect(body.safeParse({ ...saved, codes: { '1.qty': 'W' } }).error?.issues).toMatchObject([
    { code: 'unrecognized_keys', path: ['codes'], keys: ['1.qty'] },
  ]);
});

test('price list: no code ships, a version from before codes has none, and a blank one is none', () => {
  expect(defaultPriceList.codes).toEqual({});
  expect(codesOf(undefined)).toEqual({});
  expect(codesOf({ yd30: '', '5.yesX': 'W-160', gone: 'W-1' })).toEqual({ '5.yesX': 'W-160' });
});

test('price list: replacing codes changes nothing else, and says so', () => {
  const coded = withCodes(defaultPriceList, new Map([['codes.55.dispose', ' W-141 ']]));
  expect(coded).toEqual({ ...defaultPriceList, codes: { '55.dispose': 'W-141' } });
  const change = { field: 'codes.55.dispose', before: '', after: 'W-141' };
  expect(changedFigures(defaultPriceList, coded)).toEqual([change]);
  expect(withCodes(coded, new Map([['codes.55.dispose', '']]))).toEqual(defaultPriceList);
  expect(withFigures(coded, new Map([['taxPercent', 3]])).codes).toEqual(coded.codes);
});

test.each([
  ['49.qty', 'Pump Water per hour', 'HRS'],
  ['50.qty', 'Pump Water per gallon', 'GAL'],
  ['52.qty', 'Extraction, Carpet Heavy', 'SF'],
  ['9.detach', 'Contents, Hours', 'HRS'],
  ['25.detach', 'Refrigerator, detach', 'EA'],
  ['55.dispose', 'Baseboard, dispose', 'LF'],
  ['68.detach', 'Cabinets, Lower, detach', 'LF'],
  ['101.qty', 'Flood cut, 2 Foot', 'LF'],
  ['24.detach', null, 'EA'],
])('chargeables: %s is called %s and has the unit of the sheet', (key, title, unit) => {
  expect(chargeables.find((one) => one.key === key)).toMatchObject({ title, unit });
});

test('price list: replacing prices by key changes nothing else', () => {
  expect(flatFigures(defaultPriceList).size).toBe(3 + chargeables.length + fees.length);
  for (const [field, figure] of flatFigures(defaultPriceList)) {
    expect(figureShape(field).safeParse(figure).success, field).toBe(true);
    const changed = withFigures(defaultPriceList, new Map([[field, figure + 1]]));
    expect(changedFigures(defaultPriceList, changed)).toEqual([{ field, before: figure, after: figure + 1 }]);
  }
  expect(withFigures(defaultPriceList, new Map([['prices.1.qty', 5]]))).toEqual(defaultPriceList);
});
