import { type Standing, stateOf } from '@tidemark/contract/estimates/standing';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';

type Found = Omit<Standing, 'state'> & { newerSent: boolean };

const utc = (moment: string) =>
  sql.raw<string>(`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const who = sql.raw("trim(person.first_name || ' ' || person.last_name)");

/** What was sent and approved of the estimates in a query. */
export const standingOf = sql<Found>`json_build_object(
  'letters', coalesce((
    SELECT json_agg(json_build_object(
      'to', its.letter -> 'to', 'cc', its.letter -> 'cc', 'attachments', its.letter -> 'attachments',
      'sentAt', ${utc('its.sent_at')}, 'sentBy', ${who}) ORDER BY its.sent_at DESC)
    FROM estimate_letters its JOIN technicians person ON person.id = its.technician_id
    WHERE its.inspection_id = estimates.inspection_id AND its.number = estimates.number), '[]'),
  'approval', (
    SELECT json_build_object('approvedBy', its.approved_by, 'approvedOn', its.approved_on, 'amount', its.amount,
      'recordedAt', ${utc('its.recorded_at')}, 'recordedBy', ${who})
    FROM estimate_approvals its JOIN technicians person ON person.id = its.technician_id
    WHERE its.inspection_id = estimates.inspection_id AND its.number = estimates.number),
  'newerSent', EXISTS (
    SELECT FROM estimate_letters its
    WHERE its.inspection_id = estimates.inspection_id AND its.number > estimates.number))`;

export const inState = (found: Found): Standing => ({
  state: stateOf(found),
  letters: found.letters,
  approval: found.approval,
});

/** The letter a delivery brings. */
export async function letterOf(db: Read, deliveryId: string) {
  return db
    .selectFrom('estimateLetters')
    .select(['number', 'letter'])
    .where('deliveryId', '=', deliveryId)
    .executeTakeFirstOrThrow();
}
