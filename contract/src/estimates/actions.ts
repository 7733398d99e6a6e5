import { z } from 'zod';
import { action } from '../action.ts';
import { dateTime, inUrl, serialId, uuid } from '../shapes.ts';
import { estimateChanges } from './changes.ts';
import { estimateContent } from './estimate-shape.ts';
import { standing } from './standing.ts';

/** A saved estimate; `changes` lists the differences from the previous one. */
const kept = {
  number: z.number(),
  madeAt: dateTime,
  madeBy: z.string(),
  changes: estimateChanges.nullable(),
  /** Absent where a server of an earlier version answers. */
  standing: standing.optional(),
};
const keptEstimate = z.object(kept);
export const listedEstimate = keptEstimate.extend({ priceListVersion: z.number(), total: z.number() });
export type ListedEstimate = z.output<typeof listedEstimate>;

/** A draft, made before the inspection is completed, has no number. */
export const estimateAnswer = estimateContent.extend({
  number: z.number().nullable(),
  madeAt: dateTime.nullable(),
  madeBy: z.string().nullable(),
  changes: estimateChanges.nullable(),
  standing: standing.optional(),
  newestPriceListVersion: z.number(),
  /** The version of the company profile it is printed with for ever; of a draft the newest one is. */
  companyVersion: z.number().nullable().optional(),
});
export type Estimate = z.output<typeof estimateAnswer>;

export const ofInspection = z.strictObject({ id: uuid });
const whichOne = z.strictObject({ number: inUrl(serialId).optional() });
export const one = z.object({ estimate: estimateAnswer });
export const reads = ['inspection_not_found', 'estimate_not_found'] as const;

export const estimateActions = {
  read: action({
    name: 'estimates.read',
    method: 'GET',
    path: '/inspections/:id/estimate',
    summary:
      "An inspection's newest estimate, or the one with this number; a draft before the inspection is completed",
    access: 'own-project',
    params: ofInspection,
    query: whichOne,
    answer: one,
    refusals: [...reads],
  }),
  make: action({
    name: 'estimates.make',
    method: 'POST',
    path: '/inspections/:id/estimate',
    summary:
      'Recalculate the estimate with the newest price list; saved once the inspection is completed, unless nothing changed',
    access: 'own-project',
    params: ofInspection,
    answer: one,
    creates: true,
    message: 'Estimate recalculated.',
    refusals: ['inspection_not_found', 'inspection_cancelled'],
  }),
  list: action({
    name: 'estimates.list',
    method: 'GET',
    path: '/inspections/:id/estimates',
    summary: 'Every saved estimate of an inspection, newest first, with its price list and what changed',
    access: 'own-project',
    params: ofInspection,
    answer: z.object({ estimates: z.array(listedEstimate) }),
    refusals: ['inspection_not_found'],
  }),
  pdf: action({
    name: 'estimates.pdf',
    method: 'GET',
    path: '/inspections/:id/estimate.pdf',
    summary: 'The same estimate as a tagged PDF',
    access: 'own-project',
    params: ofInspection,
    query: whichOne,
    answer: z.never(),
    binary: 'application/pdf',
    refusals: [...reads],
  }),
  csv: action({
    name: 'estimates.csv',
    method: 'GET',
    path: '/inspections/:id/estimate.csv',
    summary: 'The same estimate as CSV',
    access: 'own-project',
    params: ofInspection,
    query: whichOne,
    answer: z.never(),
    binary: 'text/csv; charset=utf-8',
    refusals: [...reads],
  }),
};
