import { z } from 'zod';
import { action } from '../action.ts';
import { megabyte } from '../files.ts';
import { projectStatuses } from '../projects.ts';
import { calendarDate, dateTime, inAddress, requiredText, serialId, uuid } from '../shapes.ts';
import { bulk, bulkAnswer, schedule } from './changes.ts';
import { evidence } from './evidence.ts';
import { newProject, officeFields, projectEdit, seen } from './fields.ts';
import { importAnswer, importBody, importQuery, recentImport, undoneImport } from './import/shapes.ts';
import { overview, overviewQuery } from './overview.ts';
import {
  exportQuery,
  officeCount,
  officeFilters,
  officePage,
  officeProject,
  officeQuery,
  officeView,
  viewFilters,
  viewName,
} from './table.ts';
import { week, weekQuery } from './week.ts';

const byId = z.strictObject({ id: inAddress(serialId) });
const one = z.object({ project: officeProject });
const oneView = z.object({ view: officeView });

/** A project at an address and day somebody is about to use. */
export const duplicate = z.object({
  id: z.number(),
  title: z.string(),
  customerName: z.string(),
  status: z.enum(projectStatuses),
  technicianName: z.string().nullable(),
});
export type Duplicate = z.output<typeof duplicate>;

/** What the office knows of the device of a project's technician before the project goes to somebody else. */
export const handover = z.object({
  technicianId: z.number().nullable(),
  technicianName: z.string().nullable(),
  /** When one of the technician's devices last spoke to the server; null when none is signed in. */
  lastSeenAt: dateTime.nullable(),
  /** Their last change that came in from this project. */
  lastChangeAt: dateTime.nullable(),
  openInspectionId: z.string().nullable(),
  /** The project is being worked on, so a device without signal may hold work of it. What it holds, nobody knows. */
  mayHaveUnsent: z.boolean(),
});
export type Handover = z.output<typeof handover>;

const reads = {
  projects: action({
    name: 'office.projects',
    method: 'GET',
    path: '/office/projects',
    summary: 'A page of all projects, filtered, searched and sorted',
    access: 'manager',
    query: officeQuery,
    answer: officePage,
  }),
  count: action({
    name: 'office.count',
    method: 'GET',
    path: '/office/projects/count',
    summary: 'How many projects match the same filters, in all and by status',
    access: 'manager',
    query: officeFilters,
    answer: officeCount,
  }),
  export: action({
    name: 'office.export',
    method: 'GET',
    path: '/office/projects.csv',
    summary: 'All that match as CSV, however many',
    access: 'manager',
    query: exportQuery,
    answer: z.never(),
    binary: 'text/csv; charset=utf-8',
  }),
  week: action({
    name: 'office.week',
    method: 'GET',
    path: '/office/week',
    summary: 'Seven days of projects by technician; unassigned, overdue and On Hold ones; conflicts',
    access: 'manager',
    query: weekQuery,
    answer: week,
  }),
  overview: action({
    name: 'office.overview',
    method: 'GET',
    path: '/office/overview',
    summary: 'Projects by status and by week, cycle times, estimate totals, deliveries that fail',
    access: 'manager',
    query: overviewQuery,
    answer: overview,
  }),
  duplicates: action({
    name: 'office.duplicates',
    method: 'GET',
    path: '/office/duplicates',
    summary: 'Projects with the same address and scheduled date, without case and accents; at most 10',
    access: 'manager',
    query: z.strictObject({
      addressLine1: officeFields.addressLine1,
      addressLine2: officeFields.addressLine2.optional(),
      zipCode: officeFields.zipCode,
      scheduledDate: calendarDate.optional(),
    }),
    answer: z.object({ duplicates: z.array(duplicate) }),
  }),
  handover: action({
    name: 'office.handover',
    method: 'GET',
    path: '/office/projects/:id/handover',
    summary: "What is known of unsent work on the technician's device",
    access: 'manager',
    params: byId,
    answer: z.object({ handover }),
    refusals: ['project_not_found'],
  }),
  imports: action({
    name: 'office.imports',
    method: 'GET',
    path: '/office/imports',
    summary: 'Imports that can still be undone, newest first; at most 50',
    access: 'manager',
    answer: z.object({ imports: z.array(recentImport) }),
  }),
  evidence: action({
    name: 'office.evidence',
    method: 'GET',
    path: '/office/inspections/:id/evidence',
    summary: 'What of an inspection is there and what is missing: photos, answers, signatures',
    access: 'manager',
    params: z.strictObject({ id: uuid }),
    answer: z.object({ evidence }),
    refusals: ['inspection_not_found'],
  }),
};

const changes = {
  create: action({
    name: 'office.create',
    method: 'POST',
    path: '/projects',
    summary: 'Make a project; with a technician it is Assigned. One of the same address and day asks first',
    access: 'manager',
    body: newProject.extend({ confirmDuplicates: z.boolean().default(false) }),
    answer: one,
    creates: 'always',
    message: 'Project created successfully',
    refusals: ['duplicate_projects', 'validation_failed'],
  }),
  edit: action({
    name: 'office.edit',
    method: 'PUT',
    path: '/office/projects/:id',
    summary: 'Change fields of a project, unless somebody else has changed one of them since it was read',
    access: 'manager',
    params: byId,
    body: z.strictObject({ changes: projectEdit, seen, confirmUnsent: z.boolean().default(false) }),
    answer: one,
    message: 'Project updated successfully',
    refusals: [
      'project_not_found',
      'project_changed',
      'project_completed',
      'unsent_work_possible',
      'validation_failed',
    ],
  }),
  bulk: action({
    name: 'office.bulk',
    method: 'POST',
    path: '/office/projects/bulk',
    summary: 'Assign, prioritize, hold or resume up to 500 projects; each succeeds or is refused by itself',
    access: 'manager',
    body: bulk,
    answer: bulkAnswer,
    refusals: ['validation_failed'],
  }),
  schedule: action({
    name: 'office.schedule',
    method: 'PUT',
    path: '/office/projects/:id/schedule',
    summary: 'Set who comes and when, unless somebody else has set it since it was read',
    access: 'manager',
    params: byId,
    body: schedule,
    answer: one,
    message: 'Project scheduled',
    refusals: [
      'project_not_found',
      'project_changed',
      'project_completed',
      'unsent_work_possible',
      'validation_failed',
    ],
  }),
  hold: action({
    name: 'office.hold',
    method: 'POST',
    path: '/projects/:id/hold',
    summary: 'Put an assigned or started project on hold; one on hold stays so',
    access: 'manager',
    params: byId,
    answer: one,
    message: 'Project put on hold',
    refusals: ['project_not_found', 'status_change_refused'],
  }),
  resume: action({
    name: 'office.resume',
    method: 'POST',
    path: '/projects/:id/resume',
    summary: 'Take a project off hold: In Progress if it was started, else Assigned; one off hold stays so',
    access: 'manager',
    params: byId,
    answer: one,
    message: 'Project taken off hold',
    refusals: ['project_not_found', 'status_change_refused'],
  }),
  reopen: action({
    name: 'office.reopen',
    method: 'POST',
    path: '/projects/:id/reopen',
    summary:
      'Re-open a completed project as Assigned; its inspections and estimates stay, and work begins a new one',
    access: 'manager',
    params: byId,
    body: z.strictObject({
      reason: requiredText(1000, 'Reason is required'),
      /** Who does it; left out, the technician it has. */
      technicianId: serialId.optional(),
    }),
    answer: one,
    message: 'Project re-opened',
    refusals: ['project_not_found', 'status_change_refused', 'validation_failed'],
  }),
  import: action({
    name: 'office.import',
    method: 'POST',
    path: '/projects/import',
    summary:
      'Make projects of the lines of a CSV file. A line that came before, by external id or else by address, customer and date, changes nothing',
    access: 'manager',
    query: importQuery,
    body: importBody,
    fileBody: { type: 'text/csv', field: 'csv' },
    largestBody: 8 * megabyte,
    answer: importAnswer,
    message: 'Import done',
    refusals: ['validation_failed', 'id_taken', 'import_undone'],
  }),
  undoImport: action({
    name: 'office.undo-import',
    method: 'POST',
    path: '/projects/import/:importId/undo',
    summary:
      'Delete the projects of an import, within an hour; those somebody has worked on stay and are named',
    access: 'manager',
    params: z.strictObject({ importId: uuid }),
    answer: undoneImport,
    message: 'Import undone',
    refusals: ['import_not_found', 'import_undo_late'],
  }),
};

const views = {
  views: action({
    name: 'office.views',
    method: 'GET',
    path: '/office/views',
    summary: "The caller's saved views by name",
    access: 'manager',
    answer: z.object({ views: z.array(officeView) }),
  }),
  saveView: action({
    name: 'office.save-view',
    method: 'POST',
    path: '/office/views',
    summary: 'Keep a filter under a name, for oneself',
    access: 'manager',
    body: z.strictObject({ name: viewName, filters: viewFilters }),
    answer: oneView,
    creates: 'always',
    message: 'View saved',
    refusals: ['view_name_taken', 'too_many_views'],
  }),
  changeView: action({
    name: 'office.change-view',
    method: 'PUT',
    path: '/office/views/:id',
    summary: 'Rename a saved view, or give it another filter',
    access: 'manager',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ name: viewName, filters: viewFilters }).partial(),
    answer: oneView,
    message: 'View saved',
    refusals: ['view_not_found', 'view_name_taken'],
  }),
  removeView: action({
    name: 'office.remove-view',
    method: 'DELETE',
    path: '/office/views/:id',
    summary: 'Delete a saved view',
    access: 'manager',
    params: z.strictObject({ id: uuid }),
    answer: z.object({}),
    message: 'View deleted',
    refusals: ['view_not_found'],
  }),
};

export const officeActions = { ...reads, ...changes, ...views };
