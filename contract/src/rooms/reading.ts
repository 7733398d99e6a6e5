import { z } from 'zod';
import { action } from '../action.ts';
import { uuid } from '../shapes.ts';

/** What is read of rooms alone; apart, because a device loads what it does offline with its first screen. */
export const roomReading = {
  quantities: action({
    name: 'rooms.quantities',
    method: 'GET',
    path: '/inspections/:id/quantities.csv',
    summary: 'The quantities of every room of an inspection as CSV',
    access: 'own-project',
    params: z.strictObject({ id: uuid }),
    answer: z.never(),
    binary: 'text/csv; charset=utf-8',
    refusals: ['inspection_not_found'],
  }),
};
