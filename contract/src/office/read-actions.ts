import { z } from 'zod';
import { action } from '../action.ts';
import { projectStatuses } from '../projects.ts';
import { calendarDate, dateTime, inUrl, serialId, uuid } from '../shapes.ts';
import { evidence } from './evidence.ts';
import { officeFields } from './fields.ts';
import { recentImport } from './import/shapes.ts';
import { overview, overviewQuery } from './overview.ts';
import { exportQuery, officeCount, officeFilters, officePage, officeQuery } from './table.ts';
import { visits, visitsQuery } from './visits.ts';
import { week, weekQuery } from './week.ts';

const byId = z.strictObject({ id: inUrl(serialId) });

/** A project with the address and day being entered. */
export const duplicate = z.object({
  id: z.number(),
  title: z.string(),
  customerName: z.string(),
  status: z.enum(projectStatuses),
  technicianName: z.string().nullable(),
});
export type Duplicate = z.output<typeof duplicate>;

/** What the server knows of the current technician's device before a project is reassigned. */
export const handover = z.object({
  technicianId: z.number().nullable(),
  technicianName: z.string().nullable(),
  /** When one of the technician's devices last called the server; null if none is signed in. */
  lastSeenAt: dateTime.nullable(),
  /** Their last change to this project that arrived. */
  lastChangeAt: dateTime.nullable(),
  openInspectionId: z.string().nullable(),
  /** The project is in progress, so an offline device may have unsent work of it; nobody knows what. */
  mayHaveUnsent: z.boolean(),
});
export type Handover = z.output<typeof handover>;

export const readActions = {
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
  visits: action({
    name: 'office.visits',
    method: 'GET',
    path: '/office/visits',
    summary:
      "A technician's visits of a day and whether they work, before a visit is planned; the company's hours",
    access: 'manager',
    query: visitsQuery,
    answer: visits,
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
