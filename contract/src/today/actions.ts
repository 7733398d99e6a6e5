import { z } from 'zod';
import { action } from '../action.ts';
import { countedDate, dateTime, uuid } from '../shapes.ts';
import { today } from './today.ts';

export const todayActions = {
  read: action({
    name: 'today.read',
    method: 'GET',
    path: '/office/today',
    summary: 'Late, unassigned and unreviewed work, visits of the day by technician, deliveries that fail',
    access: 'manager',
    /** `today` is the day where the office is; left out, the server's. */
    query: z.strictObject({ today: countedDate.optional() }),
    answer: today,
  }),
  review: action({
    name: 'today.review',
    method: 'PUT',
    path: '/office/inspections/:id/review',
    summary:
      'Mark a completed inspection as reviewed, or take that back; one that is so already stays as it is',
    access: 'manager',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ reviewed: z.boolean() }),
    answer: z.object({
      review: z.object({
        inspectionId: z.string(),
        reviewedAt: dateTime.nullable(),
        reviewedBy: z.number().nullable(),
      }),
    }),
    message: 'Review saved',
    refusals: ['inspection_not_found', 'inspection_not_completed'],
  }),
};
