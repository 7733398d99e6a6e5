import { sameFact } from '@tidemark/contract/facts';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { ChangeElsewhere } from '@tidemark/contract/inspections/changes';
import { call } from '../offline/calls/index.ts';
import { CallError } from '../offline/faults/index.ts';
import { device, nameSetters, type Replaced } from '../offline/store/index.ts';

/** A job's files and its drying are not an inspection's: their other values stay another device's. */
const subjects = {
  inspections: 'inspection',
  rooms: 'room',
  sheets: 'claim-sheet',
  jobFiles: undefined,
  dryingRecords: undefined,
} as const;

/** Asks the server who entered the other values. Without a response it says "another device". */
export async function askSetters(inspectionId: string): Promise<void> {
  try {
    const { changes } = await call(inspectionActions.changes, { params: { id: inspectionId } });
    await nameSetters(device(), (one) => setterOf(one, changes));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}

/** The newest change on another device that made the value what it was. */
function setterOf(one: Replaced, newestFirst: readonly ChangeElsewhere[]): Replaced['by'] {
  const found = newestFirst.find(
    ({ subject, subjectId, after }) =>
      subject === subjects[one.table] && subjectId === one.id && says(after ?? {}, one),
  );
  return found && { technicianId: found.technicianId, name: found.technicianName, at: found.at };
}

/** Whether an audit entry set a field to the other value. */
function says(after: Record<string, unknown>, { field, theirs }: Replaced): boolean {
  const [head = '', part] = field.split('.');
  if (!(head in after)) return false;
  const value = after[head];
  if (part === undefined) return sameFact(value, theirs);
  if (Array.isArray(value)) return sameFact(value.find(({ code }) => code === part)?.answer, theirs);
  return sameFact((value as Record<string, unknown> | null)?.[part], theirs);
}
