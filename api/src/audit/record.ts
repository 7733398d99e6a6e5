import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';

/** What happened to which record; `before` and `after` hold only the fields that changed. */
export interface Happening {
  action: string;
  subject: 'technician' | 'project' | 'inspection' | 'room' | 'claim-sheet' | 'follow-up';
  subjectId: string | number;
  before?: object;
  after?: object;
  /** Whose doing it is where the caller is not signed in yet. */
  technicianId?: number;
}

/** One row in the audit log, committed with the change it tells of. */
export async function record(tx: Tx, caller: Caller, happening: Happening): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({
      technicianId: happening.technicianId ?? caller.actor?.id ?? null,
      action: happening.action,
      subject: happening.subject,
      subjectId: String(happening.subjectId),
      before: happening.before ? JSON.stringify(happening.before) : null,
      after: happening.after ? JSON.stringify(happening.after) : null,
      ip: caller.ip,
      requestId: caller.requestId,
      signInId: caller.signInId,
    })
    .execute();
}
