import type { AuditedAction } from '@tidemark/contract/audit';
import type { Technician } from '@tidemark/contract/technicians';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { technicianById } from './read.ts';

type Column = keyof Omit<Technician, 'id' | 'technicianId' | 'accountLocked' | 'createdAt' | 'updatedAt'>;
type Change = { [C in Column]?: Technician[C] | undefined };

/** Changes the named fields of an account; the log keeps the old values. Equal values change nothing. */
export async function changeTechnician(
  tx: Tx,
  caller: Caller,
  found: Technician,
  change: Change,
  action: AuditedAction,
): Promise<Technician> {
  const differing = (Object.keys(change) as Column[]).filter(
    (column) => change[column] !== undefined && change[column] !== found[column],
  );
  if (differing.length === 0) return found;
  const after = Object.fromEntries(differing.map((column) => [column, change[column]]));
  const before = Object.fromEntries(differing.map((column) => [column, found[column]]));
  await tx
    .updateTable('technicians')
    .set({
      ...(after as Partial<Omit<Technician, 'id' | 'technicianId' | 'accountLocked'>>),
      updatedAt: sql`now()`,
      ...('status' in after && {
        terminatedAt: after.status === 'Terminated' ? sql<string>`now()` : null,
      }),
    })
    .where('id', '=', found.id)
    .execute();
  await record(tx, caller, { action, subject: 'technician', subjectId: found.id, before, after });
  return technicianById(tx, found.id);
}
