import { z } from 'zod';
import { action } from '../action.ts';
import { inUrl, serialId, uuid } from '../shapes.ts';
import { ofInspection, one, reads } from './actions.ts';
import { editsEntry, savedEdits } from './edits.ts';
import { approvalEntry, estimateLetter } from './letter.ts';

const numbered = z.strictObject({ id: uuid, number: inUrl(serialId) });

/** What only managers do with an estimate; their screens load these. */
export const estimateOfficeActions = {
  send: action({
    name: 'estimates.send',
    method: 'POST',
    path: '/inspections/:id/estimates/:number/sent',
    summary: 'Send a saved estimate by mail with the chosen files; it is in the deliveries, and sent once',
    access: 'manager',
    params: numbered,
    body: estimateLetter,
    answer: one,
    accepted: true,
    message: 'The estimate is on its way.',
    refusals: [...reads, 'estimate_state', 'validation_failed'],
  }),
  approve: action({
    name: 'estimates.approve',
    method: 'POST',
    path: '/inspections/:id/estimates/:number/approved',
    summary: 'Record who approved a sent estimate, on which day and for how much',
    access: 'manager',
    params: numbered,
    body: approvalEntry,
    answer: one,
    message: 'Approval saved.',
    refusals: [...reads, 'estimate_state'],
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
