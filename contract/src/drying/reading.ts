import { z } from 'zod';
import { action } from '../action.ts';
import { inUrl, serialId } from '../shapes.ts';
import { sketchVersions } from '../sketch/kept.ts';
import { ofDrawnRoom } from './sketch-actions.ts';

const ofProject = z.strictObject({ id: inUrl(serialId) });

/** What a drying report holds: everything, the first and last visit on at most 3 pages, or the equipment alone. */
export const dryingReports = ['full', 'summary', 'equipment'] as const;
export type DryingReportKind = (typeof dryingReports)[number];
export const dryingTables = ['readings', 'air', 'equipment'] as const;
export type DryingTable = (typeof dryingTables)[number];

/** The papers of a drying; apart, because a device loads what it does offline with its first screen. */
export const dryingReading = {
  report: action({
    name: 'drying.report',
    method: 'GET',
    path: '/projects/:id/drying.pdf',
    summary: 'The drying report as a tagged PDF: full, summary or equipment',
    access: 'own-project',
    params: ofProject,
    query: z.strictObject({ kind: z.enum(dryingReports).optional() }),
    answer: z.never(),
    binary: 'application/pdf',
    refusals: ['project_not_found', 'job_not_begun'],
  }),
  csv: action({
    name: 'drying.csv',
    method: 'GET',
    path: '/projects/:id/drying.csv',
    summary: 'The readings of points, of the air, or the equipment log as CSV',
    access: 'own-project',
    params: ofProject,
    query: z.strictObject({ kind: z.enum(dryingTables).optional() }),
    answer: z.never(),
    binary: 'text/csv; charset=utf-8',
    refusals: ['project_not_found', 'job_not_begun'],
  }),
  sketchVersions: action({
    name: 'drying.sketch-versions',
    method: 'GET',
    path: '/projects/:id/drying/rooms/:recordId/sketch/versions',
    summary: 'The newest 20 sketches of a drying room, the one that stands first',
    access: 'own-project',
    params: ofDrawnRoom,
    answer: sketchVersions,
    refusals: ['project_not_found', 'room_not_found'],
  }),
};
