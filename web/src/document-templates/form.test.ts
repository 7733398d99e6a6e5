import type { DocumentTemplate } from '@tidemark/contract/document-templates/template';
import { expect, test } from 'vitest';
import { formOf, readForm, withChange } from './form.ts';

const template: DocumentTemplate = {
  ...{ id: '0190a000-0000-7000-8000-000000000001', version: 2, kind: 'other', language: 'en' },
  ...{
    title: 'Parking',
    body: 'We park here.\n[[sign customer]]',
    needsConsent: true,
    withCancellation: false,
  },
  ...{
    checked: { by: 'M. Stone', on: '2026-11-20', note: null },
    savedAt: null,
    savedBy: null,
    released: true,
  },
};
const was = formOf(template);

test('template form: a saved text, read as it was', () => {
  const { id: _, version: __, savedAt: ___, savedBy: ____, released: _____, ...entry } = template;
  expect(readForm(was)).toEqual({ entered: entry, errors: {}, faults: [] });
});

test('template form: each fault beside its input, those of the text with their lines', () => {
  const form = { ...was, title: ' ', body: '{nobody}', by: '', on: '' };
  const { entered, errors, faults } = readForm(form);
  expect(entered).toBeUndefined();
  expect(errors).toEqual({
    title: 'Title is required',
    by: 'Name who checked the text.',
    on: 'Enter a date as YYYY-MM-DD.',
  });
  expect(faults).toEqual(['Line 1: {nobody} is not a field.', 'There is no place to sign.']);
});

test('template form: a changed text takes back the check it had, not the one that is being entered', () => {
  const changed = withChange(was, was, { body: `${was.body}\nMore.` });
  expect(changed.isChecked).toBe(false);
  const again = withChange(was, changed, { isChecked: true, by: 'A. Reed', on: '2026-11-27' });
  expect(withChange(was, again, { title: 'Parking here' }).isChecked).toBe(true);
  expect(withChange(was, was, { note: 'Read twice.' }).isChecked).toBe(true);
});
