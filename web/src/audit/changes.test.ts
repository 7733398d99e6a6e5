import type { AuditEntry } from '@tidemark/contract/audit';
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

test.each(cases)('audit changes: %s, one field per line', (_, before, after, lines) => {
  expect(changesOf({ subject: 'estimate', before, after })).toEqual(lines);
});

test('audit changes: lines of a claim sheet, shown by name, and one that was empty shows only its new value', () => {
  const before = { 9: null, 24: { title: 'Mirror' }, 66: null, 105: { qty: 2 } };
  const after = { 9: { detach: 2 }, 24: null, 66: { dispose: 1 }, 105: { qty: 3 } };
  expect(changesOf({ subject: 'claim-sheet', before, after })).toEqual([
    { field: 'Misc, custom line / Title', before: 'Mirror', after: undefined },
    { field: 'Zippers / Qty', before: '2', after: '3' },
    { field: 'Contents, Hours / Detach', before: undefined, after: '2' },
    { field: 'Doors, custom line 2 / Dispose', before: undefined, after: '1' },
  ]);
});

test('audit changes: a room that was placed on the floor plan, in one line', () => {
  const before = { level: null, placement: null };
  const after = { level: 'First floor', placement: { x: 2_400, y: -192, turn: 90 } };
  expect(changesOf({ subject: 'room', before, after })).toEqual([
    { field: 'Level', before: '-', after: 'First floor' },
    { field: 'Place on the floor plan', before: '-', after: '12.5′ right, -1′ down, turned 90°' },
  ]);
});

test('audit changes: a value that was computed, with its formula', () => {
  const before = { 105: { qty: 2 } };
  const after = { 105: { qty: 3, qtyFormula: 'EA*3' } };
  expect(changesOf({ subject: 'claim-sheet', before, after })).toEqual([
    { field: 'Zippers / Qty', before: '2', after: '3' },
    { field: 'Zippers / Qty formula', before: undefined, after: 'EA*3' },
  ]);
});

type Said = Pick<AuditEntry, 'subject'> & {
  field: string;
  value: unknown;
  reads: [field: string, value: string];
};
const told: Said[] = [
  { subject: 'estimate', field: 'total', value: 1625.65, reads: ['Total', '$1,625.65'] },
  { subject: 'inspection', field: 'deductible1', value: 1000, reads: ['Homeowner, deductible', '$1,000.00'] },
  { subject: 'inspection', field: 'arrivalTime', value: '14:05', reads: ['Arrival time', '2:05 PM'] },
  { subject: 'inspection', field: 'yd20', value: 1200, reads: ['20 Yd', '1,200'] },
  { subject: 'inspection', field: 'size', value: 4_508_876, reads: ['Size', '4.3 MB'] },
  { subject: 'inspection', field: 'duration', value: 62.4, reads: ['Duration', '1:02'] },
  { subject: 'inspection', field: 'category', value: 'photo', reads: ['Category', 'Photo'] },
  { subject: 'inspection', field: 'sha256', value: 'ab12', reads: ['SHA-256', 'ab12'] },
  {
    subject: 'inspection',
    field: 'capturedAt',
    value: '2026-11-19T09:41:07-06:00',
    reads: ['Captured at', 'Nov 19, 2026, 9:41 AM'],
  },
  {
    subject: 'inspection',
    field: 'roomId',
    value: '01993f2a-91c4-7000-8000-000000000001',
    reads: ['Room', '#01993f2a'],
  },
  { subject: 'inspection', field: 'state', value: 'waiting', reads: ['State', 'Waiting'] },
  {
    subject: 'inspection',
    field: 'inspectionQuestions',
    value: [{ code: 'packOutRequired', answer: true }],
    reads: ['Is a Pack Out required?', 'Yes'],
  },
  { subject: 'room', field: 'condition', value: 'poor', reads: ['Room Condition', 'Poor'] },
  { subject: 'room', field: 'dimensionsLength', value: 12.5, reads: ['Length (ft)', '12.5′'] },
  {
    subject: 'claim-sheet',
    field: '9',
    value: { afterHrs: true },
    reads: ['Contents, Hours / After Hours', 'Yes'],
  },
  {
    subject: 'project',
    field: 'residentType',
    value: 'owner_occupied',
    reads: ['Resident type', 'Owner occupied'],
  },
  { subject: 'project', field: 'state', value: 'il', reads: ['State', 'il'] },
  { subject: 'project', field: 'notes', value: '14:05', reads: ['Notes', '14:05'] },
  {
    subject: 'follow-up',
    field: 'followUpReason',
    value: 'Additional_Damage',
    reads: ['Follow up reason', 'Additional Damage'],
  },
  {
    subject: 'follow-up',
    field: 'estimatedAdditionalCost',
    value: 250,
    reads: ['Estimated additional cost', '$250.00'],
  },
  { subject: 'price-list', field: 'fees.yd30', value: 480, reads: ['Debris, Debris, 30 Yd', '$480.00'] },
  {
    subject: 'price-list',
    field: 'codes.yd30',
    value: 'W-190',
    reads: ['Debris, Debris, 30 Yd, code', 'W-190'],
  },
  {
    ...{ subject: 'company', field: 'licences', value: [{ label: 'IL license', number: 'HR-104' }] },
    reads: ['Licenses', 'IL license HR-104'],
  },
  { subject: 'price-list', field: 'taxPercent', value: 8.25, reads: ['Rates, Tax', '8.25 %'] },
  {
    subject: 'project-view',
    field: 'filters',
    value: { technician: 12 },
    reads: ['Filters / Technician', '#12'],
  },
  {
    subject: 'project-view',
    field: 'filters',
    value: { sort: 'scheduledDate' },
    reads: ['Filters / Sort', 'Scheduled Date'],
  },
  {
    subject: 'project-view',
    field: 'filters',
    value: { direction: 'asc' },
    reads: ['Filters / Direction', 'Ascending'],
  },
];
test.each(told)(
  'audit changes: $field of a record of kind $subject, shown as people write it',
  ({ subject, field, value, reads }) => {
    const [name, after] = reads;
    expect(changesOf({ subject, before: null, after: { [field]: value } })).toEqual([
      { field: name, before: undefined, after },
    ]);
  },
);

const record = fc.option(fc.dictionary(fc.string(), fc.jsonValue() as fc.Arbitrary<unknown>));
test('audit changes: anything in the log is shown, and unchanged fields are not', () => {
  fc.assert(
    fc.property(fc.constantFrom('claim-sheet', 'room'), record, record, (subject, before, after) => {
      for (const line of changesOf({ subject, before, after })) expect(line.before).not.toBe(line.after);
      expect(changesOf({ subject, before, after: before })).toEqual([]);
    }),
  );
});

test('audit changes: marks of a photo, by kind and words, without their ids', () => {
  const arrow = { kind: 'arrow', x: 1, y: 2, toX: 3, toY: 4, text: '' };
  const entry = {
    subject: 'inspection',
    before: { id: 'a', marks: {} },
    after: { id: 'a', marks: { one: arrow, two: { ...arrow, kind: 'text', text: 'Line at 2 ft' } } },
  } as const;
  expect(changesOf(entry)).toEqual([{ field: 'Marks', before: '-', after: 'Arrow, Text Line at 2 ft' }]);
});
