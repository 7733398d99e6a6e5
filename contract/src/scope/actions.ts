import { z } from 'zod';
import { action } from '../action.ts';
import { uuid } from '../shapes.ts';
import { reason } from './reasons.ts';
import { scopeOrders } from './scope.ts';

const ofInspection = z.strictObject({ id: uuid });

/** What somebody needs who types the lines of an estimate into another program, or writes why a line is needed. */
export const scopeActions = {
  csv: action({
    name: 'scope.csv',
    method: 'GET',
    path: '/inspections/:id/scope.csv',
    summary:
      'The lines of the newest estimate without rates and amounts, one a row, for typing into other programs',
    access: 'own-project',
    params: ofInspection,
    answer: z.never(),
    binary: 'text/csv; charset=utf-8',
    refusals: ['inspection_not_found'],
  }),
  pdf: action({
    name: 'scope.pdf',
    method: 'GET',
    path: '/inspections/:id/scope.pdf',
    summary: 'The same on paper in two columns, in the order of typing: by room or by section',
    access: 'own-project',
    params: ofInspection,
    query: z.strictObject({ by: z.enum(scopeOrders, 'Choose room or section.').optional() }),
    answer: z.never(),
    binary: 'application/pdf',
    refusals: ['inspection_not_found'],
  }),
  reasons: action({
    name: 'scope.reasons',
    method: 'GET',
    path: '/inspections/:id/scope/reasons',
    summary:
      'What notes of estimate lines can cite: photo numbers, the class of the drying and the newest readings',
    access: 'own-project',
    params: ofInspection,
    answer: z.object({ reasons: z.array(reason) }),
    refusals: ['inspection_not_found'],
  }),
};
