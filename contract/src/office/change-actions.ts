import { z } from 'zod';
import { action } from '../action.ts';
import { megabyte } from '../files.ts';
import { inUrl, requiredText, serialId, uuid } from '../shapes.ts';
import { bulk, bulkAnswer, schedule } from './changes.ts';
import { newProject, projectEdit, seen } from './fields.ts';
import { importAnswer, importBody, importQuery, undoneImport } from './import/shapes.ts';
import { officeProject } from './table.ts';

const byId = z.strictObject({ id: inUrl(serialId) });
const one = z.object({ project: officeProject });

export const changeActions = {
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
      'job_not_begun',
      'job_closed',
      'drying_closed',
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
    summary:
      'Resume a project: In Progress if it was started, else Assigned; one that is not on hold stays as it is',
    access: 'manager',
    params: byId,
    answer: one,
    message: 'Project resumed',
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
      /** The technician; by default the current one. */
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
