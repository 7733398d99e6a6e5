import { z } from 'zod';
import { action } from './action.ts';
import { dateTime, text, uuid } from './shapes.ts';

export const deliveryKinds = ['crm-record', 'quote', 'drive-file', 'mail'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];
export const deliveryStates = ['waiting', 'running', 'done', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Attempts before a delivery counts as failed (decisions.md, "After submit"). */
export const mostTries = 10;
/** Second document, section 7: the drive folder when none is named. */
export const driveFolder = 'TSP Claim Sheets';
export const accountingFolder = 'Accounting exports';

export const delivery = z.object({
  id: z.string(),
  /** Null of an accounting export's file. */
  inspectionId: z.string().nullable(),
  accountingBatch: z.number().nullable(),
  roomId: z.string().nullable(),
  kind: z.enum(deliveryKinds),
  /** Shown to people: "Inspection to the CRM", "Claim sheet of Kitchen". */
  title: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** Why the last attempt failed. */
  lastError: z.string().nullable(),
  /** Null while it runs and when it is done or failed. */
  nextTryAt: dateTime.nullable(),
  /** The receiver's id: of a record, a file or a message. */
  externalId: z.string().nullable(),
  deliveredAt: dateTime.nullable(),
  createdAt: dateTime,
});
export type Delivery = z.output<typeof delivery>;

/** With the project it belongs to; null of an accounting export's file. */
export const failingDelivery = delivery.extend({
  projectId: z.number().nullable(),
  projectTitle: z.string().nullable(),
});

/** A single folder name on every system: no separators, no `..`. */
const folderName = text(100)
  .trim()
  .min(1, 'Folder name is required.')
  .regex(/^[^/\\:*?"<>|\p{Cc}]*$/u, 'A folder name cannot have / \\ : * ? " < > or |.')
  .refine((name) => !/^\.+$/.test(name), "This isn't a valid folder name.");

const one = z.object({ delivery });

export const deliveryActions = {
  ofInspection: action({
    name: 'deliveries.of-inspection',
    method: 'GET',
    path: '/inspections/:id/deliveries',
    summary:
      'Deliveries of an inspection to the CRM, the drive and by mail: waiting, running, done and failed',
    access: 'manager',
    params: z.strictObject({ id: uuid }),
    answer: z.object({ deliveries: z.array(delivery) }),
    refusals: ['inspection_not_found'],
  }),
  retry: action({
    name: 'deliveries.retry',
    method: 'POST',
    path: '/deliveries/:id/retry',
    summary:
      'Retry a failed or waiting delivery now with all its attempts; one in progress or done is not changed',
    access: 'manager',
    params: z.strictObject({ id: uuid }),
    answer: one,
    message: 'The delivery is being retried.',
    refusals: ['delivery_not_found'],
  }),
  uploadPdf: action({
    name: 'deliveries.upload-pdf',
    method: 'POST',
    path: '/rooms/upload-pdf-to-workdrive/:inspectionId/:roomId',
    summary:
      "Send a room's claim sheet PDF to a folder of the cloud drive; a file of its name there is replaced",
    access: 'own-project',
    params: z.strictObject({ inspectionId: uuid, roomId: uuid }),
    body: z.strictObject({ folderName: folderName.default(driveFolder) }),
    answer: one,
    accepted: true,
    message: 'The claim sheet PDF is on its way to the drive.',
    refusals: ['room_not_found'],
  }),
};
