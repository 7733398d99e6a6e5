import { expect, test } from 'vitest';
import { exampleDue } from './example-due.ts';

const after = (hours: string) => ({ event: 'arrival', hours, goal: 'submitted' }) as const;
const workdays = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' };

test.each([
  ['12', null, 'Saturday 3:00 AM'],
  ['200', null, 'Saturday 11:00 PM, 1 week later'],
  ['4', workdays, 'Monday 10:00 AM'],
  ['0', null, undefined],
  ['4', { ...workdays, to: '' }, undefined],
] as const)(
  'profile editor: %s hours from a Friday at 3 PM, business hours %o, end %s',
  (hours, open, due) => {
    expect(exampleDue(after(hours), open && { ...open, days: [...open.days] })).toBe(due);
  },
);
