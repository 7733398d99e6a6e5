import { expect, test } from 'vitest';
import { paymentLink, paymentLinkFault } from './payment-link.ts';

const of = {
  number: 'HR-2026-0012',
  balance: 2369.86,
  projectId: 2418,
  customer: { name: 'Núñez & Söhne #4 (O’Brien)', claimNumber: null },
};

test('payment link: every field, percent-encoded, so that &, # and Spanish letters stay in their place', () => {
  const template =
    'https://pay.example/{invoice}?amount={amount}&cents={cents}&project={project}&name={customer}#pay';
  const link = paymentLink(template, of)!;
  expect(link).toBe(
    'https://pay.example/HR-2026-0012?amount=2369.86&cents=236986&project=2418&name=N%C3%BA%C3%B1ez%20%26%20S%C3%B6hne%20%234%20%28O%E2%80%99Brien%29#pay',
  );
  const read = new URL(link);
  expect(read.searchParams.get('name')).toBe(of.customer.name);
  expect(read.hash).toBe('#pay');
});

test('payment link: none without a template, without a number or with nothing to pay', () => {
  const template = 'https://pay.example/{invoice}';
  expect(paymentLink(null, of)).toBeNull();
  expect(paymentLink(template, { ...of, number: null })).toBeNull();
  expect(paymentLink(template, { ...of, balance: 0 })).toBeNull();
  expect(paymentLink(template, { ...of, balance: -50 })).toBeNull();
});

test('payment link: cents are whole, also where the sum is not in binary', () => {
  expect(paymentLink('https://pay.example/{invoice}/{cents}', { ...of, balance: 1.15 })).toBe(
    'https://pay.example/HR-2026-0012/115',
  );
});

test.each([
  ['https://pay.example/{invoice}', undefined],
  ['HTTPS://pay.example?i={invoice}&a={amount}&c={cents}&p={project}&n={customer}', undefined],
  ['http://pay.example/{invoice}', 'Use an https address.'],
  ['pay.example/{invoice}', 'Use an https address.'],
  ['https:///{invoice}', 'Use an https address.'],
  ['https://{customer}.example/{invoice}', 'Use an https address.'],
  ['https://pay.example/{invoice} now', 'Use an https address.'],
  ['javascript:alert({invoice})', 'Use an https address.'],
  ['https://pay.example/{foo}', '{foo} is not a field.'],
  ['https://pay.example/{invoice}/{Amount}', '{Amount} is not a field.'],
  ['https://pay.example/{invoice}/{}', '{} is not a field.'],
  ['https://pay.example/{amount}', '{invoice} is missing.'],
  ['https://pay.example/', '{invoice} is missing.'],
])('payment link: the template %s', (template, fault) => {
  expect(paymentLinkFault(template)).toBe(fault);
});
