import { z } from 'zod';
import { action } from '../action.ts';
import { inUrl, serialId, uuid } from '../shapes.ts';
import { ofInspection, one, reads } from './actions.ts';
import { editsEntry, savedEdits } from './edits.ts';
import { approvalEntry, sendEntry, unsentEntry } from './letter.ts';

const written = [...reads, 'job_not_begun', 'job_closed', 'estimate_state'] as const;
const numbered = z.strictObject({ id: uuid, number: inUrl(serialId) });

/** What only managers do with an estimate; their screens load these. */
export const estimateOfficeActions = {
  send: action({
    name: 'estimates.send',
    method: 'POST',
    path: '/inspections/:id/estimates/:number/sent',
    summary:
      'Send a saved estimate by mail with the chosen files, which is in the deliveries and sent once, or record that somebody got it by hand or through a portal',
    access: 'manager',
    params: numbered,
    body: sendEntry,
    answer: one,
    accepted: true,
    message: 'Saved as sent.',
    refusals: [...written, 'validation_failed'],
  }),
  unsent: action({
    name: 'estimates.unsent',
    method: 'POST',
    path: '/inspections/:id/estimates/:number/unsent',
    summary: 'Take back that an estimate was sent, with a reason: it is a draft again',
    access: 'manager',
    params: numbered,
    body: unsentEntry,
    answer: one,
    message: 'The estimate is a draft again.',
    refusals: [...written],
  }),
  approve: action({
    name: 'estimates.approve',
    method: 'POST',
    path: '/inspections/:id/estimates/:number/approved',
    summary: 'Record who approved a sent estimate, on which day, for how much and which lines differ',
    access: 'manager',
    params: numbered,
    body: approvalEntry,
    answer: one,
    message: 'Approval saved.',
    refusals: [...written, 'validation_failed'],
  }),
  edits: action({
    name: 'estimates.edits',
    method: 'GET',
    path: '/inspections/:id/estimate/edits',
    summary: 'Codes, notes, lines and adjustments that the office added to what the claim sheets say',
    access: 'manager',
    params: ofInspection,
    answer: z.object({ edits: savedEdits }),
    refusals: ['inspection_not_found'],
  }),
  edit: action({
    name: 'estimates.edit',
    method: 'PUT',
    path: '/inspections/:id/estimate/edits',
    summary:
      'Save codes, notes, added lines and adjustments; once the inspection is completed this makes a new estimate',
    access: 'manager',
    params: ofInspection,
    body: editsEntry,
    answer: one,
    message: 'Estimate saved.',
    refusals: ['inspection_not_found', 'inspection_cancelled', 'estimate_edited', 'validation_failed'],
  }),
};
