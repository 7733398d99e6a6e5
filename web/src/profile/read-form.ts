import type { ProfileChange, Technician } from '@tidemark/contract/technicians';
import { typedNumber } from '@tidemark/contract/typed-numbers';

/** The fields a person may change of their own record, as typed. */
const profileFields = [
  'firstName',
  'lastName',
  'phoneNumber',
  'dateOfBirth',
  'experienceYears',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
  'emergencyContact',
  'emergencyPhone',
  'notes',
] as const satisfies (keyof Technician)[];
type Field = (typeof profileFields)[number];
export type ProfileForm = Record<Field, string>;

/** The date part only of a date (second document, section 5). */
export function formOf(technician: Technician): ProfileForm {
  const text = (field: Field) => {
    const value = String(technician[field] ?? '');
    return field === 'dateOfBirth' ? value.slice(0, 10) : value;
  };
  return Object.fromEntries(profileFields.map((field) => [field, text(field)])) as ProfileForm;
}

/**
 * What differs from the record, with its types: years as a whole number, empty as null (second document, section 5).
 * Invalid years are sent as typed, so that the server refuses them.
 */
export function changeOf(technician: Technician, form: ProfileForm): ProfileChange {
  const before = formOf(technician);
  const changed = profileFields.filter((field) => form[field].trim() !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, sentValue(field, form[field].trim())]));
}

function sentValue(field: Field, typed: string): string | number | null {
  if (field === 'firstName' || field === 'lastName') return typed;
  if (typed === '') return null;
  if (field !== 'experienceYears') return typed;
  return typedNumber(typed) ?? -1;
}
