import { dryingVisitOf } from '@tidemark/contract/drying/plan';
import { timeNeedsDate } from '@tidemark/contract/office/fields';
import type { Project } from '@tidemark/contract/projects';
import type { OfficeField } from '@tidemark/contract/projects/fields';
import { Refusal } from '@tidemark/contract/refusals';
import type { SignedIn, WriteContext } from '../context.ts';
import { keepPlan } from '../drying/keep-plan.ts';
import { noteDrying } from '../drying/note-drying.ts';
import { lockDrying } from '../drying/read.ts';
import { changeAsOffice, refuseOutdated, type Wanted } from './change.ts';

/**
 * Plans or moves a job's drying visit, which who has the project makes: another technician gets the project. Refused like a change
 * of the inspection's visit, completely or not at all.
 * @throws Refusal those of changeAsOffice and of writes to a drying
 */
export async function scheduleDrying(
  context: SignedIn<WriteContext>,
  found: Project,
  { changes, seen, confirmUnsent }: Wanted,
): Promise<void> {
  const { tx, actor } = context;
  await lockDrying(tx, actor, found.id);
  const visit = dryingVisitOf(found);
  const changed = (Object.keys(changes) as OfficeField[]).filter(
    (field) => changes[field] !== undefined && changes[field] !== visit[field],
  );
  await refuseOutdated(tx, visit, changed, seen);
  const { technicianId, scheduledDate, scheduledTime, visitMinutes } = changes;
  const plan = {
    dryingDate: scheduledDate === undefined ? found.dryingDate : scheduledDate,
    dryingTime: scheduledTime === undefined ? found.dryingTime : scheduledTime,
    dryingMinutes: visitMinutes === undefined ? found.dryingMinutes : visitMinutes,
  };
  if (scheduledTime && plan.dryingDate === null)
    throw new Refusal('validation_failed', [{ field: 'scheduledTime', message: timeNeedsDate }]);
  if (technicianId !== undefined)
    await changeAsOffice(context, found, { changes: { technicianId }, seen: {}, confirmUnsent });
  await keepPlan(context, { ...found, technicianId: technicianId ?? found.technicianId }, plan);
  await noteDrying(tx, found.id);
}
