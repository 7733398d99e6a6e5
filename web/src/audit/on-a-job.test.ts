import type { AuditEntry } from '@tidemark/contract/audit';
import { expect, test } from 'vitest';
import { onAJob } from './on-a-job.ts';

const entry = (of: Partial<AuditEntry>): AuditEntry => ({
  ...{ id: 1, at: '2026-11-28T10:00:00.000Z', technicianId: 3, technicianName: 'Dana Whitaker' },
  ...{ action: '', subject: 'project', subjectId: '1042', label: null, before: null, after: null },
  ...{ ip: null, requestId: null },
  ...of,
});
const room = { subject: 'room', subjectId: '0193b0a0-0000-7000-8000-000000000001', label: 'Kitchen' };
const sheet = { ...room, subject: 'claim-sheet', action: 'claim-sheet-changed' };
const invoice = { subject: 'invoice', subjectId: '0193b0a0-0000-7000-8000-000000000002', label: '2026-0012' };

test.each<[Partial<AuditEntry>, string, string?]>([
  [{ action: 'project-status', after: { status: 'On Hold' } }, 'Project changed status: On Hold'],
  [{ action: 'document-made', after: { title: 'Work Authorization' } }, 'Document made: Work Authorization'],
  [{ action: 'document-sealed', after: { id: '7' } }, 'Document sealed'],
  [{ action: 'project-created', after: { title: 'Roof leak', status: 'New' } }, 'Project created'],
  [{ ...room, action: 'room-added', after: { name: 'Den' } }, 'Room added: Kitchen'],
  [
    { ...room, action: 'room-changed', after: { name: 'Kitchen', dimensionsLength: 12 } },
    'Room changed: Kitchen',
    'Room Name, Length (ft)',
  ],
  [{ ...room, action: 'room-deleted', before: { name: 'Kitchen' } }, 'Room deleted: Kitchen'],
  [
    { ...sheet, before: { 9: null }, after: { 9: { detach: 2 } } },
    'Claim sheet saved: Kitchen',
    'Contents, Hours',
  ],
  [{ ...sheet, label: null, after: { 9: { detach: 2 } } }, 'Claim sheet saved', 'Contents, Hours'],
  [
    { ...invoice, label: null, action: 'invoice-made', after: { projectId: 7, kind: 'claim', total: 1250 } },
    'Invoice made',
    '$1,250.00',
  ],
  [
    { ...invoice, action: 'invoice-issued', after: { number: '2026-0012', total: 1250 } },
    'Invoice issued: 2026-0012',
    '$1,250.00',
  ],
  [
    { ...invoice, action: 'invoice-sent', after: { to: ['a@x.example', 'b@x.example'], cc: [] } },
    'Invoice sent: 2026-0012',
    'to a@x.example, b@x.example',
  ],
  [
    { ...invoice, action: 'payment-recorded', after: { amount: 500, kind: 'payment', how: 'check' } },
    'Payment recorded: 2026-0012',
    '$500.00, check',
  ],
  [
    { ...invoice, action: 'payment-removed', before: { amount: 500 }, after: { reason: 'It bounced' } },
    'Payment removed: 2026-0012',
    '$500.00, It bounced',
  ],
  [
    { ...invoice, action: 'invoice-voided', after: { number: '2026-0012', reason: 'Wrong payer' } },
    'Invoice voided: 2026-0012',
    'Wrong payer',
  ],
])('activity of a job: %o reads as a person would say it', (of, what, more) => {
  expect(onAJob(entry(of))).toEqual({ what, more });
});

test('activity of a job: of many changed lines the first three and how many more', () => {
  const after = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [n + 9, { detach: 1 }]));
  expect(onAJob(entry({ ...sheet, after })).more).toMatch(/^Contents, .*; .*; .* and 3 more lines$/);
});
