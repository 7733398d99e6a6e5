import { expect, test } from 'vitest';
import { describeAuditEvent, shownOutcome } from './describe-audit-event.ts';

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
  [{ action: 'project-status', after: { status: 'On Hold' } }, 'On Hold'],
  [{ action: 'document-made', after: { title: 'Work Authorization', version: 4 } }, 'Work Authorization'],
  [{ action: 'document-sealed', after: { id: '7' } }, undefined],
  [{ action: 'project-created', after: { title: 'Roof leak', status: 'New' } }, undefined],
  [{ action: 'project-status', after: null }, undefined],
])('audit events: of %o a job says %s', (entry, outcome) => {
  expect(shownOutcome(entry)).toBe(outcome);
});
