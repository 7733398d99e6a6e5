import { z } from 'zod';
import { dateTime } from '../shapes.ts';
import { trashPhoto } from '../trash-photos.ts';
import { emptyDraft } from './draft.ts';
import { draftFields } from './fields.ts';
import { openAtSubmit } from './open-at-submit.ts';
import { signed } from './signature.ts';

export const inspectionStatuses = ['In Progress', 'Completed', 'Cancelled'] as const;

export const wizardSteps = ['project-info', 'room-setup', 'documentation', 'review', 'cancel'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** An inspection on the wire: the flat draft of the second document, section 3, and its state. */
export const inspection = z.object({
  id: z.string(),
  projectId: z.number(),
  technicianId: z.number(),
  inspectionType: z.literal('Initial'),
  status: z.enum(inspectionStatuses),
  currentStep: z.number(),
  startedAt: dateTime,
  submittedAt: dateTime.nullable(),
  completedAt: dateTime.nullable(),
  cancelledAt: dateTime.nullable(),
  cancellationReason: z.string().nullable(),
  notes: z.string().nullable(),
  openAtSubmit: openAtSubmit.nullable().default(null),
  ...draftFields,
  trashPhotos: z.array(trashPhoto),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Inspection = z.output<typeof inspection>;
declare module '../offline.ts' {
  interface LocalTables {
    inspections: Inspection;
  }
}

/** An inspection in a list, without the drawings of its signatures. */
export const listedInspection = inspection.extend({
  technicianSignature: signed.nullable(),
  customerSignature: signed.nullable(),
});
export type ListedInspection = z.output<typeof listedInspection>;

/** A new inspection as both the device and the server begin it. */
export function newInspection(of: {
  id: string;
  projectId: number;
  technicianId: number;
  at: string;
}): Inspection {
  return {
    id: of.id,
    projectId: of.projectId,
    technicianId: of.technicianId,
    inspectionType: 'Initial',
    status: 'In Progress',
    currentStep: 1,
    startedAt: of.at,
    submittedAt: null,
    completedAt: null,
    cancelledAt: null,
    cancellationReason: null,
    notes: null,
    openAtSubmit: null,
    ...emptyDraft,
    trashPhotos: [],
    createdAt: of.at,
    updatedAt: of.at,
  };
}
