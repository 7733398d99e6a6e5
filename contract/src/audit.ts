import { z } from 'zod';
import { action } from './action.ts';
import { pageQuery, pagination } from './envelope.ts';
import { dateTime, inUrl, serialId, text } from './shapes.ts';

export const auditedActions = [
  'signed-in',
  'sign-in-failed',
  'sign-in-ended',
  'sign-in-ended-by-reuse',
  'signed-out',
  'signed-out-everywhere',
  'password-link-asked',
  'password-link-made',
  'password-set',
  'password-reset',
  'password-changed',
  'password-change-failed',
  'profile-changed',
  'technician-created',
  'technician-invited',
  'technician-changed',
  'technician-unlocked',
  'export-code-made',
  'unsent-export-opened',
  'unsent-export-refused',
  'project-created',
  'project-changed',
  'project-status',
  'project-deleted',
  'project-reopened',
  'project-import-undone',
  'project-view-saved',
  'project-view-changed',
  'project-view-deleted',
  'inspection-started',
  'inspection-changed',
  'inspection-completed',
  'inspection-cancelled',
  'inspection-reviewed',
  'inspection-review-undone',
  'room-added',
  'room-changed',
  'room-deleted',
  'claim-sheet-changed',
  'claim-sheet-shared',
  'claim-sheet-share-renewed',
  'claim-sheet-share-revoked',
  'file-added',
  'file-changed',
  'file-deleted',
  'job-closed',
  'job-reopened',
  'job-file-added',
  'job-file-changed',
  'job-file-deleted',
  'document-made',
  'document-discarded',
  'document-sealed',
  'document-withdrawn',
  'document-sent',
  'document-linked',
  'document-link-ended',
  'trash-photo-added',
  'trash-photo-deleted',
  'follow-up-created',
  'follow-up-changed',
  'follow-up-deleted',
  'estimate-computed',
  'estimate-edited',
  'estimate-sent',
  'estimate-approved',
  'price-list-saved',
  'company-saved',
  'company-logo-added',
  'template-saved',
  'template-changed',
  'template-deleted',
  'document-template-saved',
  'delivery-retried',
  'retention',
] as const;
export type AuditedAction = (typeof auditedActions)[number];

export const auditedSubjects = [
  'technician',
  'project',
  'project-view',
  'project-import',
  'inspection',
  'room',
  'claim-sheet',
  'follow-up',
  'estimate',
  'price-list',
  'company',
  'claim-sheet-template',
  'document-template',
  'server',
] as const;
export type AuditedSubject = (typeof auditedSubjects)[number];

/** One entry of the audit log; `before` and `after` hold only the fields that changed. */
export const auditEntry = z.object({
  id: z.number(),
  at: dateTime,
  /** Null if no one was signed in. */
  technicianId: z.number().nullable(),
  technicianName: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** `from` and `to` are moments; `to` itself is left out. */
const filters = {
  technicianId: inUrl(serialId).optional(),
  subject: text(60).optional(),
  subjectId: text(60).optional(),
  action: text(60).optional(),
  from: dateTime.optional(),
  to: dateTime.optional(),
};
export type AuditFilters = z.output<z.ZodObject<typeof filters>>;

/** Larger exports are refused; filters make them smaller. */
export const exportLimit = 50_000;

export const auditActions = {
  list: action({
    name: 'audit.list',
    method: 'GET',
    path: '/audit',
    summary: 'Who did what, when and from where, newest first',
    access: 'manager',
    query: z.strictObject({ ...pageQuery, ...filters }),
    answer: z.object({ entries: z.array(auditEntry), pagination }),
  }),
  export: action({
    name: 'audit.export',
    method: 'GET',
    path: '/audit/export.csv',
    summary: 'The complete audit log as CSV',
    access: 'manager',
    query: z.strictObject(filters),
    answer: z.never(),
    binary: 'text/csv; charset=utf-8',
    refusals: ['export_too_large'],
  }),
};
