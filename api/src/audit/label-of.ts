import { sql } from 'kysely';

/** A room's name, also after the room was deleted; an invoice's number. Of other records null. */
export const labelOf = sql<string | null>`CASE
  WHEN audit_log.subject IN ('room', 'claim-sheet') THEN coalesce(
    (SELECT name FROM rooms WHERE id = audit_log.subject_id::uuid),
    (
      SELECT gone.before ->> 'name' FROM audit_log gone
      WHERE gone.subject = 'room' AND gone.subject_id = audit_log.subject_id AND gone.action = 'room-deleted'
      LIMIT 1
    )
  )
  WHEN audit_log.subject = 'invoice' THEN (SELECT number FROM invoices WHERE id = audit_log.subject_id::uuid)
END`;
