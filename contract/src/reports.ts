import { z } from 'zod';
import { action } from './action.ts';
import { inUrl, serialId, uuid } from './shapes.ts';

/** Insurers limit file sizes; a part stays below. */
export const mostReportBytes = 20_000_000;

/** A part of a report: its photos by number, and its approximate size in bytes. */
export const reportPart = z.object({
  part: z.number(),
  firstPhoto: z.number(),
  photos: z.number(),
  size: z.number(),
});
export type ReportPart = z.output<typeof reportPart>;

export const photosAPage = [6, 4] as const;
export type PhotosAPage = (typeof photosAPage)[number];

const ofInspection = z.strictObject({ id: uuid });

export const reportActions = {
  read: action({
    name: 'reports.read',
    method: 'GET',
    path: '/inspections/:id/report',
    summary:
      "Approximate size of an inspection's report, and the parts of up to 20 MB it can be downloaded in",
    access: 'own-project',
    params: ofInspection,
    answer: z.object({
      report: z.object({ photos: z.number(), size: z.number(), parts: z.array(reportPart) }),
    }),
    refusals: ['inspection_not_found'],
  }),
  pdf: action({
    name: 'reports.pdf',
    method: 'GET',
    path: '/inspections/:id/report.pdf',
    summary:
      'The whole inspection as one tagged PDF, or one of its parts; with 4 photos on a page and the estimate if asked',
    access: 'own-project',
    params: ofInspection,
    query: z.strictObject({
      part: inUrl(serialId).optional(),
      /** Photos on a page: 6 unless it is said. */
      photos: inUrl(z.literal(photosAPage)).optional(),
      estimate: z.literal('yes').optional(),
    }),
    answer: z.never(),
    binary: 'application/pdf',
    refusals: ['inspection_not_found', 'report_part_not_found'],
  }),
};
