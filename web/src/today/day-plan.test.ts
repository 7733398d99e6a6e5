import type { OfficeProject } from '@tidemark/contract/office/table';
import type { Person } from '@tidemark/contract/today/today';
import { expect, test } from 'vitest';
import { bookedOf, hoursOf, planOf, stateOf, tracksOf } from './day-plan.ts';

const visit = (id: number, scheduledTime: string | null, facts: Partial<OfficeProject> = {}) =>
  ({ id, scheduledTime, technicianId: 1, status: 'Assigned', ...facts }) as OfficeProject;
const person = (id: number, name: string, facts: Partial<Person> = {}): Person => ({
  ...{ id, name, status: 'Active', role: 'Field Technician' },
  ...facts,
});

test('day plan: visits that overlap, they stand in tracks of their own and no more than needed', () => {
  const [early, clash, later, last] = [
    visit(1, '08:00'),
    visit(2, '09:30'),
    visit(3, '10:00'),
    visit(4, '11:30'),
  ];
  expect(tracksOf([early, clash, later, last], 120)).toEqual([
    [early, later],
    [clash, last],
  ]);
});

test('day plan: a visit of its own length, it stands as long as it takes', () => {
  const [long, clash, short] = [
    visit(1, '08:00', { visitMinutes: 240 }),
    visit(2, '10:00', { visitMinutes: 15 }),
    visit(3, '10:15'),
  ];
  expect(tracksOf([long, clash, short], 120)).toEqual([[long], [clash, short]]);
  expect(hoursOf([visit(1, '18:00', { visitMinutes: 150 })], '12:00', 120).to).toBe(21);
});

test('day plan: people with a visit or on leave have a line, by name after what nobody has; the others are free', () => {
  const people = [
    person(1, 'Luis'),
    person(2, 'Dana'),
    person(3, 'Grace', { status: 'On Leave' }),
    person(4, 'Ben'),
    person(5, 'Renata', { role: 'Manager' }),
  ];
  const projects = [
    visit(10, '08:00'),
    visit(11, '09:00', { technicianId: null }),
    visit(12, null, { technicianId: 2 }),
  ];
  const { lines, free } = planOf({ people, visits: { projects, total: 3, more: false } });
  expect(lines.map(({ person }) => person?.name)).toEqual([undefined, 'Dana', 'Grace', 'Luis']);
  expect(lines[1]).toMatchObject({ tracks: [], timeless: [{ id: 12 }], booked: 120 });
  expect(free.map(({ name }) => name)).toEqual(['Ben']);
});

test('day plan: hours booked, they count against everybody at work, and are not told where visits are missing', () => {
  const people = [
    person(1, 'Luis'),
    person(2, 'Dana', { status: 'On Leave' }),
    person(3, 'Ben'),
    person(4, 'Renata', { role: 'Manager' }),
  ];
  const projects = [visit(10, '08:00'), visit(11, '09:00', { technicianId: null, visitMinutes: 45 })];
  const workday = { workdayHours: 8, visitMinutes: 90 };
  expect(bookedOf({ people, workday, visits: { projects, total: 2, more: false } })).toEqual({
    minutes: 135,
    hours: 16,
  });
  expect(bookedOf({ people, workday, visits: { projects, total: 3, more: false } })).toBeUndefined();
});

test('day plan: a visit that should have begun, it is missed only if somebody has it', () => {
  expect(stateOf(visit(1, '08:00'), '08:30')).toBe('missed');
  expect(stateOf(visit(1, '08:00'), '08:00')).toBe('planned');
  expect(stateOf(visit(1, '08:00', { technicianId: null }), '08:30')).toBe('planned');
  expect(stateOf(visit(1, null), '08:30')).toBe('planned');
  expect(stateOf(visit(1, '08:00', { status: 'In Progress' }), '08:30')).toBe('begun');
  expect(stateOf(visit(1, '08:00', { status: 'On Hold' }), '08:30')).toBe('held');
  expect(stateOf(visit(1, '08:00', { status: 'Completed' }), '08:30')).toBe('done');
});

test('day plan: a visit before 7 AM or after 7 PM, the hours reach it', () => {
  expect(hoursOf([visit(1, '08:00')], '12:00', 120)).toEqual({ from: 7, to: 19 });
  expect(hoursOf([visit(1, '05:30'), visit(2, '18:30')], '12:00', 120)).toEqual({ from: 5, to: 21 });
  expect(hoursOf([visit(1, '23:30')], '06:10', 120)).toEqual({ from: 6, to: 24 });
});
