import type { AuditedAction, AuditedSubject } from '@tidemark/contract/audit';
import { sql } from 'kysely';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { ahead } from '../db/naming-pool.ts';

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
  const rows = events.map((event) => {
    const technicianId = event.technicianId ?? caller.actor?.id ?? null;
    const before = event.before ? JSON.stringify(event.before) : null;
    const after = event.after ? JSON.stringify(event.after) : null;
    return sql`(${technicianId}, ${event.action}, ${event.subject}, ${String(event.subjectId)}, ${before}, ${after},
      ${caller.ip}, ${caller.requestId}, ${caller.signInId})`;
  });
  // Written out: building the query on each call would cost more than running it.
  await sql`
    INSERT INTO audit_log (technician_id, action, subject, subject_id, before, after, ip, request_id, sign_in_id)
    VALUES ${sql.join(rows)} ${ahead}`.execute(tx);
}
