import type { OfficeProject } from '@tidemark/contract/office/table';
import { expect, test } from 'vitest';
import { handoverSentence } from './handover-sentence.ts';
import { changesOf, inTheWay } from './schedule.ts';
import { warningsOf } from './use-visits.ts';

const visit = (id: number, facts: Partial<OfficeProject>) =>
  ({
    id,
    title: `Visit ${id}`,
    technicianId: 1,
    scheduledDate: '2031-03-03',
    scheduledTime: '09:00',
    status: 'Assigned',
    ...facts,
  }) as OfficeProject;

test.each([
  ['30 minutes later', { scheduledTime: '09:30' }, ['9:00 AM, Visit 1']],
  ['an hour later', { scheduledTime: '10:00' }, []],
  ['another day', { scheduledDate: '2031-03-04', scheduledTime: '09:00' }, []],
  ['another technician', { technicianId: 2, scheduledTime: '09:00' }, []],
  ['nobody yet', { technicianId: null, scheduledTime: '09:00' }, []],
  ['no time', { scheduledTime: null }, []],
])('board: moved to %s, it conflicts with the expected visits', (_, slot, met) => {
  const moved = visit(2, { scheduledDate: '2031-03-01', scheduledTime: '15:00' });
  expect(inTheWay(moved, { scheduledDate: '2031-03-03', ...slot }, [visit(1, {}), moved], 60)).toEqual(met);
});

test('board: a visit does not conflict with itself', () => {
  expect(inTheWay(visit(1, {}), {}, [visit(1, {})], 60)).toEqual([]);
});

test('board: a visit whose technician is on leave, it says so beside what it overlaps', () => {
  const known = {
    technician: {
      id: 1,
      name: 'Grace Nakamura',
      role: 'Field Technician' as const,
      active: false,
      status: 'On Leave' as const,
    },
    projects: [visit(1, { visitMinutes: 240 })],
    drying: [],
    workday: { visitMinutes: 60, workdayHours: 8 },
  };
  expect(warningsOf(visit(2, { scheduledTime: '12:30' }), {}, known)).toEqual([
    'Overlaps 9:00 AM, Visit 1.',
    'Grace Nakamura is on leave.',
  ]);
  expect(warningsOf(visit(2, {}), {}, undefined)).toEqual([]);
});

test('board: only changes are sent, so that nobody gets a conflict on other fields', () => {
  const slot = { technicianId: 1, scheduledDate: '2031-03-03', scheduledTime: '11:00' };
  expect(changesOf(visit(1, {}), slot)).toEqual({ scheduledTime: '11:00' });
  expect(changesOf(visit(1, {}), { technicianId: 1, scheduledDate: '2031-03-03' })).toEqual({});
  expect(changesOf(visit(1, {}), { technicianId: null })).toEqual({ technicianId: null });
});

test('board: a started project is being reassigned, it says what is known and what is not', () => {
  const known = handoverSentence({
    technicianId: 1,
    technicianName: 'Luis Ortega',
    lastSeenAt: null,
    lastChangeAt: null,
    openInspectionId: null,
    mayHaveUnsent: true,
  });
  expect(known).toContain('Luis Ortega has started this project and may have unsent work.');
  expect(known).toContain('No device is signed in; no change to this project has arrived.');
});
