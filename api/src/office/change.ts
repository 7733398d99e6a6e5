import type { Field, FieldKind } from '@tidemark/contract/fields';
import { jobState } from '@tidemark/contract/job/state';
import { type ProjectEdit, type Seen, timeNeedsDate } from '@tidemark/contract/office/fields';
import type { Project } from '@tidemark/contract/projects';
import { type OfficeField, projectFields } from '@tidemark/contract/projects/fields';
import { Refusal } from '@tidemark/contract/refusals';
import type { Detail } from '@tidemark/contract/refused';
import { showDay, showTimeOfDay } from '@tidemark/contract/written-days';
import type { SignedIn, WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { changeProject } from '../projects/change-project.ts';
import { refuseUnassignable } from '../projects/refuse-unassignable.ts';
import { setStatus } from '../projects/set-status.ts';
import { mayHaveUnsent } from './handover.ts';
import { technicianNames } from './read.ts';

/** The office's change of a project: `seen` has the values it read. */
export interface Wanted {
  changes: ProjectEdit;
  seen: Seen;
  confirmUnsent: boolean;
}

/**
 * Changes a locked project, completely or not at all: every refusal comes before the first write.
 * @throws Refusal project_changed with the current values, project_completed for a day on a completed one and for a
 * technician if its job is closed too, unsent_work_possible, validation_failed
 */
export async function changeAsOffice(
  context: SignedIn<WriteContext>,
  found: Project,
  { changes, seen, confirmUnsent }: Wanted,
): Promise<Project> {
  const { tx } = context;
  const changed = (Object.keys(changes) as OfficeField[]).filter(
    (field) => changes[field] !== undefined && changes[field] !== found[field],
  );
  await refuseOutdated(tx, found, changed, seen);
  const named: ProjectEdit = Object.fromEntries(changed.map((field) => [field, changes[field]]));
  // A time belongs to a day, so it goes with it.
  if (named.scheduledDate === null && named.scheduledTime === undefined) named.scheduledTime = null;
  // A CRM may have sent a time without a date; that must not block other changes.
  if (named.scheduledTime != null && { ...found, ...named }.scheduledDate === null) {
    throw new Refusal('validation_failed', [{ field: 'scheduledTime', message: timeNeedsDate }]);
  }
  const { technicianId } = named;
  let takesBack = false;
  if (technicianId !== undefined) {
    // A job that is open may be given to another technician without opening its project again.
    if (found.status === 'Completed' && jobState(found) !== 'Open') throw new Refusal('project_completed');
    const unsent = await mayHaveUnsent(tx, found);
    // Nothing of it has begun: the office takes it back, as Undo does.
    takesBack = technicianId === null && found.status === 'Assigned' && found.startedAt === null && !unsent;
    if (!takesBack) await refuseUnassignable(tx, found, technicianId);
    if (!confirmUnsent && unsent) throw new Refusal('unsent_work_possible');
  }
  if (takesBack) return changeProject(tx, context, await setStatus(tx, context, found, 'New'), named);
  const project = await changeProject(tx, context, found, named);
  const begins = technicianId != null && found.status === 'New';
  return begins ? setStatus(tx, context, project, 'Assigned') : project;
}

/** Of two changes to a field the first wins, and the second learns the current value. Equal values do not conflict. */
export async function refuseOutdated(
  tx: Tx,
  found: Project,
  changed: OfficeField[],
  seen: Seen,
): Promise<void> {
  const outdated = changed.filter((field) => seen[field] !== undefined && seen[field] !== found[field]);
  if (outdated.length === 0) return;
  const details: Detail[] = [];
  for (const field of outdated) details.push({ field, message: await nowOf(tx, found, field) });
  throw new Refusal('project_changed', details);
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function writtenAs(kind: FieldKind | undefined, value: string | number): string {
  if (kind === 'minutes') return `${value} minutes`;
  if (typeof value === 'number') return money.format(value);
  return kind === 'day' ? showDay(value) : kind === 'time' ? showTimeOfDay(value) : value;
}

async function nowOf(tx: Tx, found: Project, field: OfficeField): Promise<string> {
  if (field === 'technicianId') {
    if (found.technicianId === null) return 'This project is no longer assigned to anyone.';
    const names = await technicianNames(tx, [found.technicianId]);
    return `This project is assigned to ${names.get(found.technicianId)} now.`;
  }
  const now = found[field];
  const { label, kind }: Field = projectFields[field];
  if (now === null) return `${label} is empty now.`;
  return `${label} is “${writtenAs(kind, now)}” now.`;
}
