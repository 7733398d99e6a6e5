import { expect, test } from 'vitest';
import { describeAuditEvent, shownRecord } from './describe-audit-event.ts';

test.each([
  [{ action: 'signed-in', subject: 'technician', subjectId: '3' }, 'Signed in', undefined],
  [
    { action: 'project-status', subject: 'project', subjectId: '1042' },
    'Project changed status',
    'Project #1042',
  ],
  [
    { action: 'room-added', subject: 'room', subjectId: '0193b0a0-0000-7000-8000-000000000001' },
    'Room added',
    undefined,
  ],
  [
    { action: 'technician-changed', subject: 'technician', subjectId: '3' },
    'Technician changed',
    'Technician #3',
  ],
])('audit events: %o reads as a person would say it', (entry, what, which) => {
  expect(describeAuditEvent(entry)).toEqual({ what, which });
});

test.each([
  [{ subject: 'project', subjectId: '1042', label: null }, 'Project #1042'],
  [
    { subject: 'claim-sheet', subjectId: '0193b0a0-0000-7000-8000-000000000001', label: 'Kitchen' },
    'Claim sheet Kitchen',
  ],
  [{ subject: 'room', subjectId: '0193b0a0-0000-7000-8000-000000000001' }, 'Room'],
])('audit events: the record of %o is told apart', (of, shown) => {
  expect(shownRecord(of)).toBe(shown);
});
