import { blankCompany, type Company } from '@tidemark/contract/company/profile';
import { expect, test } from 'vitest';
import { changedIn, formOf, readForm } from './company-form.ts';

const company: Company = { version: 1, savedAt: null, savedBy: null, ...blankCompany };

test('company form: what is typed is what is saved, and blank is none', () => {
  const form = { ...formOf(company), name: ' Harborline ', phone: '(630) 555-0100', altitudeFt: '700' };
  expect(readForm(form).entered).toEqual({
    ...blankCompany,
    ...{ name: 'Harborline', phone: '(630) 555-0100', altitudeFt: 700 },
  });
  expect(changedIn(form, formOf(company))).toEqual(['name', 'phone', 'altitude']);
});

test.each([
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ email: 'office' }, { email: 'Email must be an email address.' }],
  [{ zipCode: '!' }, { zipCode: 'ZIP code must be 3 to 10 letters and digits.' }],
  [{ timeZone: '' }, { timeZone: 'Time zone is required' }],
  [
    { estimateValidityDays: '0' },
    { estimateValidityDays: 'Estimate valid for must be a whole number from 1 to 365.' },
  ],
  [{ altitudeFt: 'high' }, { altitudeFt: 'Altitude must be a whole number from -1,000 to 15,000.' }],
  [{ licences: [{ label: 'IL', number: '' }] }, { 'licences.0.number': 'A license needs a number.' }],
])('company form: %o is refused beside its field', (part, errors) => {
  expect(readForm({ ...formOf(company), ...part })).toEqual({ errors, entered: undefined });
});
