import { usualWorkday } from '@tidemark/contract/visits';
import { expect, test } from 'vitest';
import { dayInWords } from './day-in-words.ts';

const technician = {
  ...{ id: 7, name: 'Dana Whitaker', active: true },
  ...{ status: 'Active' as const, role: 'Field Technician' as const },
};
const visit = (id: number, visitMinutes: number | null) => ({ id, visitMinutes }) as never;
const known = (...projects: never[]) => ({ technician, projects, workday: usualWorkday });
const slot = { technicianId: 7, scheduledDate: '2026-11-20' };

test.each([
  ['no other', [visit(1, 60)], 'Dana Whitaker has no other visit on Nov 20, 2026.'],
  ['one', [visit(2, 90)], 'Dana Whitaker has 1 other visit on Nov 20, 2026, 1.5 h booked.'],
  [
    'one without a length beside another',
    [visit(2, null), visit(3, 60)],
    'Dana Whitaker has 2 other visits on Nov 20, 2026, 3 h booked.',
  ],
])("project form: a technician's day with %s, said in words", (_, visits, words) => {
  expect(dayInWords(1, slot, known(...visits))).toBe(words);
});

test('project form: without a day or a technician, no words of it', () => {
  expect(dayInWords(1, { ...slot, scheduledDate: null }, known())).toBeUndefined();
  expect(dayInWords(1, slot, { ...known(), technician: null })).toBeUndefined();
  expect(dayInWords(1, slot, undefined)).toBeUndefined();
});
