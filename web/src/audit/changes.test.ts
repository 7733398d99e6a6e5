import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

type Record_ = Record<string, unknown> | null;
const cases: [string, Record_, Record_, object[]][] = [
  [
    'a changed field',
    { firstName: 'Dana' },
    { firstName: 'Deena' },
    [{ field: 'First name', before: 'Dana', after: 'Deena' }],
  ],
  [
    'a new record',
    null,
    { role: 'Admin', notes: null },
    [
      { field: 'Role', before: undefined, after: 'Administrator' },
      { field: 'Notes', before: undefined, after: '-' },
    ],
  ],
  ['a deleted one', { name: 'Kitchen' }, null, [{ field: 'Name', before: 'Kitchen', after: undefined }]],
  [
    'yes and no, numbers and days',
    { accountLocked: true, loginAttempts: 5, hireDate: '2023-02-21' },
    { accountLocked: false, loginAttempts: 0, hireDate: '2023-02-22' },
    [
      { field: 'Account locked', before: 'Yes', after: 'No' },
      { field: 'Login attempts', before: '5', after: '0' },
      { field: 'Hire date', before: 'Feb 21, 2023', after: 'Feb 22, 2023' },
    ],
  ],
  [
    'a line of a claim sheet, whose other figures stayed',
    { 104: { quantity: 2, unit: 'EA' } },
    { 104: { quantity: 3, unit: 'EA' } },
    [{ field: '104 / Quantity', before: '2', after: '3' }],
  ],
  [
    'who it is, by their number',
    { technicianId: null, originalProjectId: 4, externalId: 'a' },
    { technicianId: 12, originalProjectId: 5, externalId: 'b' },
    [
      { field: 'Technician', before: '-', after: '#12' },
      { field: 'Original project', before: '#4', after: '#5' },
      { field: 'External id', before: 'a', after: 'b' },
    ],
  ],
  [
    'a list',
    { reasons: ['Mold'] },
    { reasons: ['Mold', 'Odor'] },
    [{ field: 'Reasons', before: 'Mold', after: 'Mold, Odor' }],
  ],
  ['nothing', null, null, []],
];

test.each(cases)('%s reads a field a line', (_, before, after, lines) => {
  expect(changesOf({ subject: 'estimate', before, after })).toEqual(lines);
});

test('lines of a claim sheet have their names, and one that was empty says only what it is now', () => {
  const before = { 9: null, 24: { title: 'Mirror' }, 105: { qty: 2 } };
  const after = { 9: { detach: 2 }, 24: null, 105: { qty: 3 } };
  expect(changesOf({ subject: 'claim-sheet', before, after })).toEqual([
    { field: 'Misc, custom line 24 / Title', before: 'Mirror', after: undefined },
    { field: 'Zippers / Qty', before: '2', after: '3' },
    { field: 'Contents, Hours / Detach', before: undefined, after: '2' },
  ]);
});

const record = fc.option(fc.dictionary(fc.string(), fc.jsonValue() as fc.Arbitrary<unknown>));
test('whatever the log holds is shown, and what did not change is not', () => {
  fc.assert(
    fc.property(fc.constantFrom('claim-sheet', 'room'), record, record, (subject, before, after) => {
      for (const line of changesOf({ subject, before, after })) expect(line.before).not.toBe(line.after);
      expect(changesOf({ subject, before, after: before })).toEqual([]);
    }),
  );
});
