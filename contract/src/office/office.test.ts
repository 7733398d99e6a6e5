import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { officeFields } from './fields.ts';
import { guessColumns, importColumns } from './import/columns.ts';
import { readImportLine } from './import/read-line.ts';
import { officeFilters } from './table.ts';

test.each([
  '(630) 555-0100',
  '+44 20 7946 0958',
  '630-555-0100 x12',
  '630.555.0100, Ext. 12',
  '(630) 555-0100 #12',
])('project fields: %s is a valid phone number', (number) => {
  expect(officeFields.customerPhone.parse(number)).toBe(number);
});

test('import columns: headers are recognized by common names, none twice', () => {
  expect(guessColumns(['\uFEFFStreet_Address', 'ZIP', 'Customer', 'Colour', 'Address', 'name'])).toEqual([
    'addressLine1',
    'zipCode',
    'customerName',
    null,
    null,
    null,
  ]);
  // Our own export has columns an import ignores: project number and technician name.
  expect(guessColumns(['Project', 'Title', 'Technician', 'Technician email'])).toEqual([
    ...[null, 'title', null, 'technicianEmail'],
  ]);
  expect(guessColumns(['Project', 'Technician'])).toEqual(['title', 'technicianEmail']);
  const headers = Object.values(importColumns).flat();
  expect(new Set(headers).size).toBe(headers.length);
});

const whole = { title: 'Flood', addressLine1: '1 Elm St', city: 'Lisle', state: 'IL', zipCode: '60532' };

test.each([
  ['scheduledDate', '2026-03-09', '2026-03-09'],
  ['scheduledDate', '3/9/2026', '2026-03-09'],
  ['scheduledDate', '03-09-2026', '2026-03-09'],
  ['scheduledDate', '3/9/26', '2026-03-09'],
  ['scheduledDate', '2026/03/09', '2026-03-09'],
  ['scheduledDate', '9-Mar-26', '2026-03-09'],
  ['scheduledDate', '9 March 2026', '2026-03-09'],
  ['scheduledDate', 'Mar 9, 2026', '2026-03-09'],
  ['scheduledDate', 'Monday, March 9th, 2026', '2026-03-09'],
  ['scheduledDate', '3/9/2026 0:00', '2026-03-09'],
  ['scheduledDate', '3/9/2026 12:00:00 AM', '2026-03-09'],
  ['scheduledDate', '2026-03-09T00:00:00.000Z', '2026-03-09'],
  ['scheduledDate', '2026-03-09T02:30:00Z', null],
  ['scheduledDate', '2/30/2026', null],
  ['scheduledDate', '13/9/2026', null],
  ['scheduledDate', '9 March', null],
  ['scheduledDate', '46455', null],
  ['scheduledDate', '########', null],
  ['scheduledDate', '#N/A', null],
  ['scheduledDate', '1/0/1900', null],
  ['scheduledDate', '12/31/1899', null],
  ['externalId', '1.23457E+12', null],
  ['externalId', '1e+21', null],
  ['externalId', '12E5', '12E5'],
  ['customerPhone', '6.30555E+09', null],
  ['customerName', 'M\uFFFDller', null],
  ['notes', 'scales by 1.5E+3', 'scales by 1.5E+3'],
  ['notes', '#REF!', null],
  ['scheduledTime', '2 PM', '14:00'],
  ['scheduledTime', '0.604166667', null],
  ['scheduledTime', '2:30 PM', '14:30'],
  ['scheduledTime', '12:05 a.m.', '00:05'],
  ['scheduledTime', '12:05pm', '12:05'],
  ['scheduledTime', '9:05', '09:05'],
  ['scheduledTime', '14:30:00', '14:30'],
  ['scheduledTime', '13:30 PM', null],
  ['scheduledTime', '25:00', null],
  ['priority', 'URGENT', 'Urgent'],
  ['priority', 'asap', null],
  ['claimType', 'hoa - single unit', 'HOA - Single Unit'],
  ['technicianEmail', 'Dana@Example.com', 'dana@example.com'],
  ['technicianEmail', 'Dana', null],
  ['customerPhone', "'+1 630 555 0142", '+1 630 555 0142'],
  ['notes', "'=two\nlines", '=two\nlines'],
  ['notes', "'twas the pipe", "'twas the pipe"],
] as const)('import cells: %s %j says %j', (field, cell, expected) => {
  const day = field === 'scheduledTime' ? { scheduledDate: '2026-03-09' } : {};
  const cells = { ...whole, customerName: 'Ines', ...day, [field]: cell };
  const { facts, errors } = readImportLine({ cells }, 'month-first');
  if (expected === null) expect(errors.map((error) => error.field)).toEqual([field]);
  else expect(facts).toMatchObject({ [field]: expected });
});

test('import dates: a time after the date is the visit’s, unless the time column differs', () => {
  const day = { ...whole, customerName: 'Ines', scheduledDate: 'Mar 9, 2026 2:30 PM' };
  expect(readImportLine({ cells: day }).facts).toMatchObject({
    scheduledDate: '2026-03-09',
    scheduledTime: '14:30',
  });
  expect(readImportLine({ cells: { ...day, scheduledTime: '14:30' } }).errors).toEqual([]);
  expect(readImportLine({ cells: { ...day, scheduledTime: '9:00' } }).errors).toEqual([
    { field: 'scheduledTime', message: 'Scheduled time is 09:00, and 14:30 stands next to the date.' },
  ]);
});

test('import dates: without an order only ambiguous dates are refused', () => {
  const read = (scheduledDate: string, dates?: 'both') =>
    readImportLine({ cells: { ...whole, customerName: 'Ines', scheduledDate } }, dates);
  expect(read('3/9/2026').errors).toEqual([
    {
      field: 'scheduledDate',
      message:
        'Scheduled date 3/9/2026 can be 2026-03-09 or 2026-09-03. Choose whether the month or the day comes first, or write it as YYYY-MM-DD.',
    },
  ]);
  expect(read('3/25/2026').facts).toMatchObject({ scheduledDate: '2026-03-25' });
  expect(read('3/3/2026').facts).toMatchObject({ scheduledDate: '2026-03-03' });
  expect(read('3/25/2026', 'both').errors[0]!.message).toContain(
    'some dates in this file have the month first',
  );
  expect(read('3/3/2026', 'both').errors).toEqual([]);
});

test.each([
  ['2134', 'MA', '02134'],
  ['2134', 'massachusetts', '02134'],
  ['02134', 'MA', '02134'],
  ['2134-1001', 'MA', '02134-1001'],
  ['21341001', 'Mass.', '21341001'],
  ['21341001', 'M.A.', '02134-1001'],
  ['605401001', 'IL', '60540-1001'],
  ['601', 'Puerto Rico', '00601'],
  ['501', 'NY', '00501'],
  ['6390', 'NY', '06390'],
  ['1234', 'NY', null],
  ['6054', 'IL', null],
  ['12', 'MA', null],
  ['1010', 'Wien', '1010'],
  ['K1A 0B1', 'ON', 'K1A 0B1'],
])('import ZIP codes: %s in %s is %j', (zipCode, state, zip) => {
  const { facts, errors } = readImportLine({ cells: { ...whole, customerName: 'Ines', zipCode, state } });
  if (zip === null) expect(errors).toMatchObject([{ field: 'zipCode' }]);
  else expect(facts).toMatchObject({ zipCode: zip });
});

test('import lines: an empty line has one message for each required field', () => {
  expect(readImportLine({ cells: {} }).errors.map(({ message }) => message)).toEqual([
    'Title is required',
    'Street address is required',
    'City is required',
    'State is required',
    'ZIP code is required',
    'Customer name is required',
  ]);
});

test('import lines: any cells are read or refused by known fields', () => {
  const cell = fc.string({ maxLength: 30, unit: 'binary' });
  const cells = fc.dictionary(fc.constantFrom(...Object.keys(importColumns)), cell);
  fc.assert(
    fc.property(cells, (of) => {
      const { facts, errors } = readImportLine({ cells: { ...whole, customerName: 'Ines', ...of } });
      expect(facts === null).toBe(errors.length > 0);
      for (const { field, message } of errors) {
        expect(Object.keys(importColumns)).toContain(field);
        expect(message).toMatch(/^[A-Z].*[a-z.]$/);
      }
    }),
    { numRuns: runs(100) },
  );
});

test('project filters: URLs and saved views read alike', () => {
  const kept = { status: ['New', 'On Hold'], technician: 7, overdue: true } as const;
  expect(officeFilters.parse({ status: 'New,On Hold', technician: '7', overdue: 'true' })).toEqual(kept);
  expect(officeFilters.parse(kept)).toEqual(kept);
});
