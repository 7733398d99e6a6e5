import { usualSettings } from '@tidemark/contract/sketch/settings';
import { expect, test } from 'vitest';
import { changesIn, formOf, readForm } from './settings-form.ts';

const usual = formOf(usualSettings);

test('sketch settings form: what is read is what was shown, and nothing has changed', () => {
  expect(readForm(usual)).toEqual({ entered: usualSettings });
  expect(changesIn(usual, formOf(usualSettings))).toBe(0);
});

test('sketch settings form: lengths are typed as anywhere in a sketch', () => {
  const form = { ...usual, deduct: 'over' as const, overSf: '20.5' };
  const sizes = { ...usual.sizes, 'door.width': '32 in', 'window.sill': '0' };
  expect(changesIn({ ...form, sizes }, usual)).toBe(4);
  expect(readForm({ ...form, sizes })).toMatchObject({
    entered: {
      ...{ deduct: 'over', overSf: 20.5 },
      openings: { door: { width: 512, height: 1_280 }, window: { width: 576, sill: 0 } },
    },
  });
});

test('sketch settings form: what cannot be is named at its field', () => {
  const sizes = { ...usual.sizes, 'door.width': '', 'arch.height': '51 ft', 'bifold.width': '0.5 in' };
  expect(readForm({ ...usual, overSf: '-1', sizes })).toEqual({
    errors: {
      overSf: 'Enter square feet from 0 to 9,999.',
      'door.width': 'Enter a length from 1 inch to 50 ft.',
      'arch.height': 'Enter a length from 1 inch to 50 ft.',
      'bifold.width': 'Enter a length from 1 inch to 50 ft.',
    },
  });
});
