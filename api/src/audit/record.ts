import type { AuditedAction, AuditedSubject } from '@tidemark/contract/audit';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';

/** What happened to which record; `before` and `after` hold only the fields that changed. */
export interface Happening {
  action: AuditedAction;
  subject: AuditedSubject;
  subjectId: string | number;
  before?: object;
  after?: object;
  /** The person, if the caller is not signed in yet. */
  technicianId?: number;
}

/** One audit event, committed with its change. */
export const record = (tx: Tx, caller: Caller, happening: Happening): Promise<void> =>
  recordAll(tx, caller, [happening]);

/** One audit event per entry; at least one. */
export async function recordAll(tx: Tx, caller: Caller, happenings: readonly Happening[]): Promise<void> {
  const rows = happenings.map((happening) => ({
    technicianId: happening.technicianId ?? caller.actor?.id ?? null,
    action: happening.action,
    subject: happening.subject,
    subjectId: String(happening.subjectId),
    before: happening.before ? JSON.stringify(happening.before) : null,
    after: happening.after ? JSON.stringify(happening.after) : null,
    ip: caller.ip,
    requestId: caller.requestId,
    signInId: caller.signInId,
  }));
  await tx.insertInto('auditLog').values(rows).execute();
}
