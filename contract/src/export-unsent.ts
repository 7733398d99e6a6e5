import { z } from 'zod';
import { action } from './action.ts';
import { dateTime, inUrl, serialId, text } from './shapes.ts';
import { triesAMinute } from './tries.ts';

/** Long enough to read a code out and type it in. */
export const exportCodeMinutes = 60;

const proof = 'Enter the password or a code from the office.';

/** Only the owner, or someone with a code from the office, may export unsent work from a signed-out device. */
export const exportUnsentActions = {
  makeCode: action({
    name: 'auth.export-code',
    method: 'POST',
    path: '/technicians/:id/export-code',
    summary:
      'Create a one-time code to export unsent work from a signed-out device; it replaces the previous code',
    access: 'manager',
    params: z.strictObject({ id: inUrl(serialId) }),
    answer: z.object({ code: z.string(), expiresAt: dateTime }),
    message: 'Code created.',
    secretAnswer: true,
    refusals: ['technician_not_found', 'managers_only_by_managers'],
  }),
  open: action({
    name: 'auth.open-export',
    method: 'POST',
    path: '/auth/open-export',
    summary: 'Check the password of an account, active or not, or a code created for it',
    access: 'anyone',
    body: z.strictObject({ technicianId: serialId, proof: text(128, proof).min(1, proof) }),
    answer: z.object({}),
    refusals: ['export_refused'],
    triesAMinute,
    marksDevice: true,
  }),
};
