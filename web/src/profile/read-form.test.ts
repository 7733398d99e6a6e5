import type { Technician } from '@tidemark/contract/technicians';
import { expect, test } from 'vitest';
import { changeOf, formOf } from './read-form.ts';

const dana = {
  firstName: 'Dana',
  lastName: 'Whitaker',
  phoneNumber: '(630) 555-0139',
  dateOfBirth: '1989-04-09',
  experienceYears: 11,
  notes: null,
} as Technician;

test('profile form: an untouched form changes nothing', () => {
  expect(changeOf(dana, formOf(dana))).toEqual({});
});

test.each([
  ['12', 12],
  ['', null],
  ['0', 0],
  // For the server to refuse, in its own words.
  ['11.5', 11.5],
  ['a lot', -1],
  ['0x10', -1],
  ['1e1', -1],
])('profile form: "%s" years of experience are sent as %s', (typed, sent) => {
  expect(changeOf(dana, { ...formOf(dana), experienceYears: typed })).toEqual({ experienceYears: sent });
});

test('profile form: a date of birth shows its date only', () => {
  expect(formOf({ ...dana, dateOfBirth: '1989-04-09T00:00:00.000Z' }).dateOfBirth).toBe('1989-04-09');
});

test('profile form: emptied text is cleared; a blank name is sent, for the server to refuse', () => {
  expect(changeOf(dana, { ...formOf(dana), phoneNumber: ' ', firstName: '' })).toEqual({
    phoneNumber: null,
    firstName: '',
  });
});
