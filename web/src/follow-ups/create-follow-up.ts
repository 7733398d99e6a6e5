import { followUpActions } from '@tidemark/contract/follow-ups';
import type { Project } from '@tidemark/contract/projects';
import { v7 as uuid } from 'uuid';
import { Problem } from '../offline/faults/index.ts';
import { discardEntry, patience, perform, sentSoon } from '../offline/outbox/index.ts';
import type { readForm } from './follow-up-form.ts';
import { dayOf, findOriginal } from './original-inspection.ts';

type Entered = NonNullable<ReturnType<typeof readForm>>;

/**
 * Creates a follow-up to a completed project.
 * @returns whether the server has it, or only this device for now
 * @throws Problem with the reason if it fails; the dialog keeps the input, so nothing else is kept
 */
export async function createFollowUp(project: Project, entered: Entered): Promise<'sent' | 'saved'> {
  const inspection = await findOriginal(project.id);
  const id = uuid();
  await perform(followUpActions.create, {
    body: {
      id,
      originalProjectId: project.id,
      // If it is not on this device, the server fills it in.
      ...(inspection && { originalInspectionId: inspection.id, originalInspectionDate: dayOf(inspection) }),
      ...entered,
    },
  });
  const end = await sentSoon('follow-ups.create', { table: 'followUps', id }, patience);
  if (end.kind !== 'refused') return end.kind;
  await discardEntry(end.entry);
  throw new Problem(end.message);
}
