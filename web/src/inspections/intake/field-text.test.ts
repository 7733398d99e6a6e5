import { expect, test } from 'vitest';
import { asText, asValue } from './field-text.ts';

test.each([
  ['2500', 2500],
  ['$2,500.00', 2500],
  ['.5', 0.5],
  ['28.', 28],
  ['', null],
  ['   ', null],
  ['about 500', 'about 500'],
  ['1e3', '1e3'],
  ['0x10', '0x10'],
  ['$ 500', 500],
  ['.', '.'],
  ['12,50', '12,50'],
  ['1000,50', '1000,50'],
  ['2.500,00', '2.500,00'],
  ['2,', '2,'],
  ['1,234,567.89', 1234567.89],
])('intake fields: a deductible typed as "%s" is %s', (text, value) => {
  expect(asValue('deductible', text)).toBe(value);
});

test('intake fields: the deductible is shown with two decimals', () => {
  expect(asText('deductible1', 2500)).toBe('2,500.00');
  expect(asText('deductible', null)).toBe('');
});

test('intake fields: text stays as typed', () => {
  expect(asValue('claimNumber', ' FM-20 ')).toBe(' FM-20 ');
});

test('intake fields: a phone number is shown formatted and stored as typed', () => {
  expect(asText('contactNumber', '6305550100')).toBe('(630) 555-0100');
  expect(asText('contactNumber1', 'ask the desk')).toBe('ask the desk');
  expect(asValue('contactNumber', '6305550100')).toBe('6305550100');
});
