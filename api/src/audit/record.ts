import type { AuditedAction, AuditedSubject } from '@tidemark/contract/audit';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';

/** What happened to which record; `before` and `after` hold only the fields that changed. */
export interface AuditEvent {
  action: AuditedAction;
  subject: AuditedSubject;
  subjectId: string | number;
  before?: object;
  after?: object;
  /** The person, if the caller is not signed in yet. */
  technicianId?: number;
}

/** One audit event, committed with its change. */
export const record = (tx: Tx, caller: Caller, event: AuditEvent): Promise<void> =>
  recordAll(tx, caller, [event]);

/** One audit event per entry; at least one. */
export async function recordAll(tx: Tx, caller: Caller, events: readonly AuditEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    technicianId: event.technicianId ?? caller.actor?.id ?? null,
    action: event.action,
    subject: event.subject,
    subjectId: String(event.subjectId),
    before: event.before ? JSON.stringify(event.before) : null,
    after: event.after ? JSON.stringify(event.after) : null,
    ip: caller.ip,
    requestId: caller.requestId,
    signInId: caller.signInId,
  }));
  await tx.insertInto('auditLog').values(rows).execute();
}
