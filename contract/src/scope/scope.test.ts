import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../claim-sheets/catalogue.ts';
import type { SheetRows } from '../claim-sheets/row.ts';
import { chargedDrying } from '../drying/charged.ts';
import { driedBasement } from '../drying/testing/dried-basement.ts';
import { noEdits } from '../estimates/edits.ts';
import { estimate } from '../estimates/estimate.ts';
import { anyRows } from '../testing/arbitraries.ts';
import { inspection, list, ofSheet, room } from '../testing/wet-basement.ts';
import { numberedPhotos, tellingPhotos } from './photo-numbers.ts';
import { scopeGroups, scopeRows } from './scope.ts';

const none = new Map<string, never>();
const ofRows = (rows: SheetRows) =>
  scopeRows(ofSheet(rows), { sheets: new Map([['room', rows]]), photos: none }).map(
    ({ description, activity, quantity, unit, formula, afterHours }) => [
      ...[description, activity, quantity, unit, formula, afterHours],
    ],
  );

test.each<[string, SheetRows, unknown[][]]>([
  ['hours in General', { 5: { yesX: 2.5 } }, [['Anti-Microbial Regular', 'apply', 2.5, 'HRS', '', false]]],
  ['pieces to detach', { 25: { detach: 1 } }, [['Refrigerator, detach', 'detach', 1, 'EA', '', false]]],
  [
    'feet and inches, a pair each',
    { 55: { detachFt: 17, detachIn: 6, disposeFt: 3, disposeIn: 1 } },
    [
      ['Baseboard, detach', 'detach', 17.5, 'LF', '', false],
      ['Baseboard, dispose', 'dispose', 3.08, 'LF', '', false],
    ],
  ],
  ['inches alone', { 55: { disposeIn: 6 } }, [['Baseboard, dispose', 'dispose', 0.5, 'LF', '', false]]],
  [
    'a quantity after hours',
    { 52: { qty: 399, afterHrs: true } },
    [['Extraction, Carpet Heavy', 'apply', 399, 'SF', '', true]],
  ],
  [
    'a formula',
    { 55: { disposeFt: 42, disposeIn: 6, disposeFormula: 'pf * 0.5' } },
    [['Baseboard, dispose', 'dispose', 42.5, 'LF', 'PF*0.5', false]],
  ],
  [
    'a figure of the room',
    { 52: { qty: 399, qtyFrom: 'floor' } },
    [['Extraction, Carpet Heavy', 'apply', 399, 'SF', 'F', false]],
  ],
  ['the whole room', { 55: { all: true } }, [['Baseboard, dispose', 'dispose', 85, 'LF', 'PF', false]]],
  [
    'a line the technician names',
    { 24: { detach: 2, title: 'Piano, "grand"' } },
    [['Piano, "grand", detach', 'detach', 2, 'EA', '', false]],
  ],
  [
    'room information, a tick and zero are no work',
    { 1: { lengthFt: 9 }, 105: { qty: 0, afterHrs: true } },
    [],
  ],
])('scope: %s', (_, rows, lines) => {
  expect(ofRows(rows)).toEqual(lines);
});

/** The cells of a sheet that are work, by another way than the estimate's. */
const filledCells = (rows: SheetRows): string[] =>
  Object.entries(rows).flatMap(([id, values]) =>
    catalogue.get(Number(id))!.section.key === 'roomInformation'
      ? []
      : (['yesX', 'detach', 'dispose', 'qty'] as const).flatMap((column) => {
          const [feet, inches] =
            column === 'detach' || column === 'dispose' ? ([`${column}Ft`, `${column}In`] as const) : [];
          const pair = feet && inches ? (values[feet] ?? 0) * 12 + (values[inches] ?? 0) : 0;
          // Less than half a hundredth of a foot is nothing.
          return (values[column] ?? 0) > 0 || Math.round((pair / 12) * 100) > 0 ? [`${id}.${column}`] : [];
        }),
  );

test('scope: every filled cell of any sheets appears once, with the quantities of the estimate', () => {
  const small = room({ dimensionsLength: null });
  fc.assert(
    fc.property(anyRows, anyRows, (one, other) => {
      const rooms = [small, { ...small, id: 'other', name: 'Laundry', position: 2 }];
      const sheets = new Map([
        ['room', one],
        ['other', other],
      ]);
      const made = estimate(
        { ...inspection, pickupVan: 2 },
        rooms,
        [...sheets].map(([id, rows]) => ({ id, rows })),
        list,
      );
      const rows = scopeRows(made, { sheets, photos: none });
      for (const [id, its] of sheets) {
        const cells = made.rooms
          .find(({ roomId }) => roomId === id)!
          .lines.map(({ fieldMasterId, column }) => `${fieldMasterId}.${column}`);
        expect(cells.toSorted()).toEqual(filledCells(its).toSorted());
      }
      const charges = [...made.rooms.flatMap(({ lines }) => lines), ...made.fees];
      expect(rows.map(({ description, quantity, unit }) => [description, quantity, unit])).toEqual(
        charges.map(({ title, quantity, unit }) => [title, quantity, unit]),
      );
      for (const by of ['room', 'section'] as const) {
        const grouped = scopeGroups(rows, by).flatMap(({ rows: its }) => its);
        expect(new Set(grouped)).toEqual(new Set(rows));
        expect(grouped.length).toBe(rows.length);
      }
    }),
    { numRuns: 60 },
  );
});

const whole = () =>
  estimate(
    { ...inspection, pickupVan: 1 },
    [room(), room({ id: 'kitchen', name: 'Kitchen', position: 2 })],
    [
      { id: 'room', rows: { 5: { yesX: 2 }, 105: { qty: 1 } } },
      { id: 'kitchen', rows: { 5: { yesX: 1 } } },
    ],
    { ...list, codes: { '5.yesX': 'W-160', pickupVan: 'W-190' } },
    {
      edits: {
        ...noEdits,
        remarks: { 'room:5.yesX': { code: null, note: 'Category 2' } },
        lines: ['room', null].map((roomId, at) => ({
          ...{ id: `added${at}`, roomId, title: 'Board-up', quantity: 2, unit: 'EA', rate: 125 },
          ...{ code: 'B-1', note: 'Photo 016' },
        })),
      },
      drying: chargedDrying(driedBasement(), {
        timeZone: 'America/Chicago',
        now: '2026-12-31T00:00:00.000Z',
      }),
    },
  );
const photos = new Map([['room', ['014', 'job-002']]]);

test('scope: rooms, added lines, drying, lines of no room and fees in this order, with codes, notes and photos', () => {
  const rows = scopeRows(whole(), { sheets: none, photos });
  expect(
    rows.map(({ room: name, code, description, activity, note, photos: its }) => [
      ...[name, code, description, activity, note, its.join(' ')],
    ]),
  ).toEqual([
    ['Basement', 'W-160', 'Anti-Microbial Regular', 'apply', 'Category 2', '014 job-002'],
    ['Basement', '', 'Zippers', 'apply', '', '014 job-002'],
    ['Basement', 'B-1', 'Board-up', 'service', 'Photo 016', '014 job-002'],
    ['Kitchen', 'W-160', 'Anti-Microbial Regular', 'apply', '', ''],
    ['Drying', '', 'Air mover', 'rent', '3 units', ''],
    ['Drying', '', 'Air mover, axial', 'rent', '2 units', ''],
    ['Drying', '', 'Dehumidifier 110-159 pints a day', 'rent', '1 unit', ''],
    ['Drying', '', 'Monitoring', 'service', '4 visits', ''],
    ['Drying', '', 'Monitoring, after hours', 'service', '4 visits', ''],
    ['Drying', '', 'Filter', 'service', '', ''],
    ['', 'B-1', 'Board-up', 'service', 'Photo 016', ''],
    ['', 'W-190', 'Debris, pickup van load', 'service', '', ''],
  ]);
});

test('scope: in the order of typing by room, or by section through every room', () => {
  const rows = scopeRows(whole(), { sheets: none, photos });
  const order = (by: 'room' | 'section') =>
    scopeGroups(rows, by).map(({ title, rows: its }) => [title, its.map((row) => row.room).join()]);
  expect(order('room')).toEqual([
    ['Basement', 'Basement,Basement,Basement'],
    ['Kitchen', 'Kitchen'],
    ['Drying', 'Drying,Drying,Drying,Drying,Drying,Drying'],
    ['Other lines', ''],
    ['Fees', ''],
  ]);
  expect(order('section').map(([title]) => title)).toEqual([
    ...['General', 'Zippers', 'Other lines', 'Drying', 'Fees'],
  ]);
  expect(order('section')[0]).toEqual(['General', 'Basement,Kitchen']);
});

test('scope: photos are those that tell why, by the numbers of the report and of the job', () => {
  const photo = (id: string, roomId: string | null, shot: 'damage' | 'after' | 'removed' | null) => ({
    ...{ id, roomId, shot },
  });
  const numbered = numberedPhotos(
    [{ id: 'room', position: 1 }],
    [photo('b', 'room', 'damage'), photo('a', 'room', 'after'), photo('c', null, 'damage')],
    [
      { ...photo('j', 'room', 'removed'), number: 7 },
      { ...photo('k', 'room', null), number: null },
    ],
  );
  expect(numbered.map(({ number }) => number)).toEqual(['001', '002', '003', 'job-007']);
  expect(tellingPhotos(numbered)).toEqual(new Map([['room', ['002', 'job-007']]]));
});
