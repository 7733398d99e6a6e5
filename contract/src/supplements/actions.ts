import { z } from 'zod';
import { action } from '../action.ts';
import { supplementApprovalEntry, supplementSendEntry } from '../estimates/letter.ts';
import { inUrl, serialId, uuid } from '../shapes.ts';
import { supplement } from './supplement.ts';

const ofInspection = z.strictObject({ id: uuid });
const ofEstimate = z.strictObject({ id: uuid, number: inUrl(serialId) });
const ofSupplement = z.strictObject({ id: uuid, supplement: inUrl(serialId) });
const one = z.object({ supplement });
const found = ['inspection_not_found', 'supplement_not_found'] as const;
const written = [...found, 'job_not_begun', 'job_closed', 'estimate_state', 'validation_failed'] as const;

export const supplementActions = {
  make: action({
    name: 'supplements.make',
    method: 'POST',
    path: '/inspections/:id/estimates/:number/supplements',
    summary:
      'Make a supplement to an approved estimate from a newer saved one: the lines that differ from what is approved',
    access: 'manager',
    params: ofEstimate,
    body: z.strictObject({ from: serialId }),
    answer: one,
    creates: 'always',
    message: 'Supplement made.',
    refusals: [
      ...['inspection_not_found', 'estimate_not_found', 'job_not_begun', 'job_closed'],
      ...['estimate_state', 'nothing_differs', 'validation_failed'],
    ] as const,
  }),
  list: action({
    name: 'supplements.list',
    method: 'GET',
    path: '/inspections/:id/supplements',
    summary: 'Every supplement to the estimates of an inspection, newest first',
    access: 'own-project',
    params: ofInspection,
    answer: z.object({ supplements: z.array(supplement) }),
    refusals: ['inspection_not_found'],
  }),
  send: action({
    name: 'supplements.send',
    method: 'POST',
    path: '/inspections/:id/supplements/:supplement/sent',
    summary:
      'Send a supplement by mail, which is in the deliveries and sent once, or record that somebody got it by hand or through a portal',
    access: 'manager',
    params: ofSupplement,
    body: supplementSendEntry,
    answer: one,
    accepted: true,
    message: 'Saved as sent.',
    refusals: [...written],
  }),
  approve: action({
    name: 'supplements.approve',
    method: 'POST',
    path: '/inspections/:id/supplements/:supplement/approved',
    summary: 'Record who approved a sent supplement, on which day, for how much and which lines differ',
    access: 'manager',
    params: ofSupplement,
    body: supplementApprovalEntry,
    answer: one,
    message: 'Approval saved.',
    refusals: [...written],
  }),
  pdf: action({
    name: 'supplements.pdf',
    method: 'GET',
    path: '/inspections/:id/supplements/:supplement.pdf',
    summary:
      'A supplement as a tagged PDF: each line with what is approved, what is asked and the difference',
    access: 'own-project',
    params: ofSupplement,
    answer: z.never(),
    binary: 'application/pdf',
    refusals: [...found],
  }),
};
