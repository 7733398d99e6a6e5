import { z } from 'zod';
import { action } from './action.ts';
import { dateTime, inAddress, serialId, text } from './shapes.ts';
import { triesAMinute } from './tries.ts';

/** How long a code works: as long as it takes to read it out and type it in. */
export const exportCodeMinutes = 60;

const proof = 'Enter the password or a code from the office.';

/** Unsent work on a device the office has signed out is saved as a file only by its owner or with the office's word. */
export const exportUnsentActions = {
  makeCode: action({
    name: 'auth.export-code',
    method: 'POST',
    path: '/technicians/:id/export-code',
    summary:
      'A code, read out to whoever holds a signed-out device, that opens the export of unsent work there once; the code before it ends',
    access: 'manager',
    params: z.strictObject({ id: inAddress(serialId) }),
    answer: z.object({ code: z.string(), expiresAt: dateTime }),
    message: 'Code made.',
    secretAnswer: true,
    refusals: ['technician_not_found', 'managers_only_by_managers'],
  }),
  open: action({
    name: 'auth.open-export',
    method: 'POST',
    path: '/auth/open-export',
    summary: 'Whether this is the password of an account, closed or not, or a code made for it',
    access: 'anyone',
    body: z.strictObject({ technicianId: serialId, proof: text(128, proof).min(1, proof) }),
    answer: z.object({}),
    refusals: ['export_refused'],
    triesAMinute,
    marksDevice: true,
  }),
};
