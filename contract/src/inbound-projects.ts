import { z } from 'zod';
import { action } from './action.ts';
import { project, projectClaimTypes, projectPriorities } from './projects.ts';
import { calendarDate, dateTime, requiredText, text, timeOfDay } from './shapes.ts';

/** A project as a CRM sends it. Missing fields stay as they are. */
export const inboundProject = z.strictObject({
  /** The CRM's permanent id. */
  externalId: requiredText(200, 'External id is required'),
  /** When it changed in the CRM; older changes than the last accepted one are ignored. */
  changedAt: dateTime.optional(),
  title: requiredText(200, 'Title is required').optional(),
  addressLine1: text(200).optional(),
  addressLine2: text(200).nullable().optional(),
  city: text(100).optional(),
  state: text(50).optional(),
  zipCode: text(20).optional(),
  customerName: text(200).optional(),
  customerPhone: text(50).nullable().optional(),
  priority: z.enum(projectPriorities).optional(),
  claimType: z.enum(projectClaimTypes).nullable().optional(),
  scheduledDate: calendarDate.nullable().optional(),
  scheduledTime: timeOfDay.nullable().optional(),
  lockboxNumber: text(50).nullable().optional(),
  residentType: text(50).nullable().optional(),
  notes: text(5000).nullable().optional(),
  /** Assigns the project to the active technician with this address, if there is one. */
  technicianEmail: z.email('Enter an email address.').nullable().optional(),
});
export type InboundProject = z.output<typeof inboundProject>;

/** Required for a new project. */
export const neededToBegin = ['title', 'addressLine1', 'city', 'state', 'zipCode', 'customerName'] as const;

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
