import type { Project } from '@tidemark/contract/projects';
import { expect, test } from 'vitest';
import {
  blankForm,
  entriesOf,
  errorsOf,
  formOf,
  type ProjectForm,
  readEdit,
  readNew,
  rebased,
} from './project-form.ts';

const needed: ProjectForm = {
  ...blankForm,
  title: 'Burst pipe',
  customerName: 'Maria Alvarez',
  addressLine1: '1 Main St',
  city: 'Naperville',
  state: 'IL',
  zipCode: '60540',
};
const project = {
  id: 7,
  ...needed,
  addressLine2: null,
  customerPhone: null,
  claimType: null,
  technicianId: 3,
  scheduledDate: '2026-11-21',
  scheduledTime: '09:30',
  lockboxNumber: null,
  residentType: 'Owner',
  notes: null,
  status: 'Assigned',
} as unknown as Project;

test('project form: an empty form names what is missing, and optional fields are left alone', () => {
  const { errors, entered } = readNew(blankForm);
  expect(entered).toBeUndefined();
  expect(errors).toEqual({
    title: 'Title is required',
    customerName: 'Customer name is required',
    addressLine1: 'Street address is required',
    city: 'City is required',
    state: 'State is required',
    zipCode: 'ZIP code is required',
  });
});

test('project form: an empty field is null and not an empty text', () => {
  expect(readNew(needed).entered).toMatchObject({
    title: 'Burst pipe',
    priority: 'Medium',
    customerPhone: null,
    claimType: null,
    technicianId: null,
    scheduledDate: null,
    scheduledTime: null,
    notes: null,
  });
});

test.each([
  [{ zipCode: '!' }, { zipCode: 'ZIP code must be 3 to 10 letters and digits.' }],
  [{ customerPhone: 'no' }, { customerPhone: 'Customer phone must be a phone number of at least 7 digits.' }],
  [{ scheduledTime: '10:00' }, { scheduledTime: 'Scheduled time needs a scheduled date.' }],
])('project form: %o is refused beside its field', (part, errors) => {
  expect(readNew({ ...needed, ...part }).errors).toEqual(errors);
});

test('project form: the deductible is an amount, anything else is refused beside its field', () => {
  expect(readNew({ ...needed, deductible: '$2,500' }).entered).toMatchObject({ deductible: 2500 });
  const sentence = 'Deductible must be a number from 0 with at most 2 decimals.';
  for (const deductible of ['-1', '1.234', 'much', '100000000'])
    expect(readNew({ ...needed, deductible }).errors).toEqual({ deductible: sentence });
  const agreed = { ...project, deductible: 2500 };
  expect(formOf(agreed).deductible).toBe('2,500.00');
  expect(readEdit(agreed, { ...formOf(agreed), deductible: '' }).entered).toEqual({
    changes: { deductible: null },
    seen: { deductible: 2500 },
  });
});

test('project form: an edit sends the changes with the values seen before, and nothing else', () => {
  const form = { ...formOf(project), technicianId: '5', notes: 'Dog in the yard' };
  expect(readEdit(project, form).entered).toEqual({
    changes: { technicianId: 5, notes: 'Dog in the yard' },
    seen: { technicianId: 3, notes: null },
  });
  expect(entriesOf(form, formOf(project))).toEqual(['notes', 'technicianId']);
});

test('project form: an emptied field is cleared, and a required one is refused', () => {
  const cleared = { ...formOf(project), residentType: '', scheduledTime: '' };
  expect(readEdit(project, cleared).entered).toEqual({
    changes: { residentType: null, scheduledTime: null },
    seen: { residentType: 'Owner', scheduledTime: '09:30' },
  });
  expect(readEdit(project, { ...formOf(project), title: ' ' }).errors).toEqual({
    title: 'Title is required',
  });
});

test('project form: a resident type is shown as everywhere, and stored unchanged until it is edited', () => {
  const owned = { ...project, residentType: 'owner_occupied' };
  expect(formOf(owned).residentType).toBe('Owner occupied');
  expect(readEdit(owned, { ...formOf(owned), notes: 'Dog' }).entered?.changes).toEqual({ notes: 'Dog' });
  expect(readEdit(owned, { ...formOf(owned), residentType: 'Tenant' }).entered).toEqual({
    changes: { residentType: 'Tenant' },
    seen: { residentType: 'owner_occupied' },
  });
});

test('project form: a time without its date is refused before the server does', () => {
  expect(readEdit(project, { ...formOf(project), scheduledDate: '' }).errors).toEqual({
    scheduledTime: 'Scheduled time needs a scheduled date.',
  });
});

test('project form: a time without a day, as a CRM sends it, does not block other changes', () => {
  const timed = { ...project, scheduledDate: null } as Project;
  const { errors, entered } = readEdit(timed, { ...formOf(timed), title: 'Burst pipe, upstairs' });
  expect(errors).toEqual({});
  expect(entered?.changes).toEqual({ title: 'Burst pipe, upstairs' });
});

test('project form: the first message of a field counts, and unknown fields have no place', () => {
  const details = [
    { field: 'city', message: 'One.' },
    { field: 'city', message: 'Two.' },
    { field: 'body', message: 'Three.' },
  ];
  expect(errorsOf(details)).toEqual({ city: 'One.' });
});

test('project form: fields someone else changed, not overwritten by a person who did not touch them', () => {
  const was = formOf(project);
  const now = { ...was, technicianId: '4', city: 'Aurora' };
  const form = { ...was, city: 'Lisle' };
  expect(rebased(form, was, now)).toEqual({ ...was, technicianId: '4', city: 'Lisle' });
});
