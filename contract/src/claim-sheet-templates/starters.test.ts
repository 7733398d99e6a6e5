import { expect, test } from 'vitest';
import { catalogue } from '../claim-sheets/catalogue.ts';
import { isFilled } from '../claim-sheets/filled.ts';
import { readRow } from '../claim-sheets/row.ts';
import { starters } from './starters.ts';
import { lossKinds } from './template.ts';

test('starter templates: one for every named kind of loss', () => {
  expect(starters.map(({ lossKind }) => lossKind)).toEqual(lossKinds.filter((kind) => kind !== 'Other'));
});

test.each(starters)('starter templates: $name has valid lines with modest counts', ({ rows }) => {
  for (const [id, values] of Object.entries(rows)) {
    expect(readRow(Number(id), values)).toEqual({ values, errors: [] });
    expect(isFilled(values)).toBe(true);
    expect(catalogue.get(Number(id))!.placeHolder).toMatch(/^(HRS|EA)$/);
    for (const value of Object.values(values)) expect(value).toBeLessThanOrEqual(4);
  }
});
