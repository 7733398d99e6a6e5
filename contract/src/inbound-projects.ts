import { z } from 'zod';
import { action } from './action.ts';
import { projectShapes } from './projects/fields.ts';
import { project } from './projects.ts';
import { dateTime, requiredText } from './shapes.ts';

/** A project as a CRM sends it. Missing fields stay as they are. */
export const inboundProject = z.strictObject({
  /** The CRM's permanent id. */
  externalId: requiredText(200, 'External id is required'),
  /** When it changed in the CRM; older changes than the last accepted one are ignored. */
  changedAt: dateTime.optional(),
  ...z.strictObject(projectShapes).omit({ technicianId: true }).partial().shape,
  /** Assigns the project to the active technician with this email; without one, the office assigns it. */
  technicianEmail: z.email('Enter an email address.').nullable().optional(),
});
export type InboundProject = z.output<typeof inboundProject>;

export const inboundProjectActions = {
  receive: action({
    name: 'inbound-projects.receive',
    method: 'POST',
    path: '/integrations/projects',
    summary:
      'Webhook for a CRM: creates a project when its externalId is new, else updates it. The body is signed: webhook-signature is "v1," and the base64 HMAC-SHA256 of "webhook-id.webhook-timestamp.body", at most five minutes old',
    access: 'anyone',
    signedBody: true,
    body: inboundProject,
    answer: z.object({ project }),
    creates: true,
    message: 'Project received.',
    refusals: ['signature_refused', 'validation_failed'],
  }),
};
