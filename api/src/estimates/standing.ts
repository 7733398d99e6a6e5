import { type Standing, stateOf } from '@tidemark/contract/estimates/standing';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';
import { isInvoiced } from './invoiced.ts';

export type Found = Omit<Standing, 'state'> & { newerSent: boolean; invoiced: boolean };

const utc = (moment: string) =>
  sql.raw<string>(`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const who = sql.raw("trim(person.first_name || ' ' || person.last_name)");

type Named = 'estimate' | 'supplement';
const tables = (of: Named) => ({
  letters: sql.raw(`${of}_letters`),
  sendings: sql.raw(`${of}_sendings`),
  approvals: sql.raw(`${of}_approvals`),
  same: sql.raw(`its.inspection_id = ${of}s.inspection_id AND its.number = ${of}s.number`),
});

/** What was sent without a letter of the estimates or supplements in a query. */
export function sendingsOf(of: Named) {
  const { sendings, same } = tables(of);
  return sql<NonNullable<Standing['sendings']>>`coalesce((
    SELECT json_agg(json_build_object('how', its.how, 'to', its.sent_to, 'on', its.sent_on,
      'recordedAt', ${utc('its.recorded_at')}, 'recordedBy', ${who}) ORDER BY its.id DESC)
    FROM ${sendings} its JOIN technicians person ON person.id = its.technician_id
    WHERE ${same} ${of === 'estimate' ? sql`AND its.unsent_at IS NULL` : sql``}), '[]')`;
}

/** The letters of the estimates or supplements in a query; a supplement has no other papers than itself. */
export function lettersOf(of: Named) {
  const { letters, same } = tables(of);
  return sql<Standing['letters']>`coalesce((
    SELECT json_agg(json_build_object(
      'to', its.letter -> 'to', 'cc', its.letter -> 'cc',
      'attachments', ${of === 'estimate' ? sql`its.letter -> 'attachments'` : sql`'["pdf"]'::jsonb`},
      'sentAt', ${utc('its.sent_at')}, 'sentBy', ${who}) ORDER BY its.sent_at DESC)
    FROM ${letters} its JOIN technicians person ON person.id = its.technician_id
    WHERE ${same} ${of === 'estimate' ? sql`AND its.unsent_at IS NULL` : sql``}), '[]')`;
}

export function approvalOf(of: Named) {
  const { approvals, same } = tables(of);
  return sql<Standing['approval']>`(
    SELECT json_build_object('approvedBy', its.approved_by, 'approvedOn', its.approved_on, 'amount', its.amount,
      'lines', its.lines,
      'file', (SELECT json_build_object('id', file.id, 'name', file.name) FROM job_files file
        WHERE file.id = its.file_id),
      'recordedAt', ${utc('its.recorded_at')}, 'recordedBy', ${who})
    FROM ${approvals} its JOIN technicians person ON person.id = its.technician_id
    WHERE ${same})`;
}

/** What was sent and approved of the estimates in a query. */
export const standingOf = sql<Found>`json_build_object(
  'letters', ${lettersOf('estimate')},
  'sendings', ${sendingsOf('estimate')},
  'approval', ${approvalOf('estimate')},
  'newerSent', EXISTS (
    SELECT FROM estimate_letters its
    WHERE its.inspection_id = estimates.inspection_id AND its.number > estimates.number
      AND its.unsent_at IS NULL)
    OR EXISTS (
    SELECT FROM estimate_sendings its
    WHERE its.inspection_id = estimates.inspection_id AND its.number > estimates.number
      AND its.unsent_at IS NULL),
  'invoiced', ${isInvoiced})`;

export const inState = ({ newerSent, invoiced, ...found }: Found): Standing => ({
  state: stateOf({ ...found, newerSent, invoiced }),
  ...found,
});

/** The letter a delivery brings. */
export async function letterOf(db: Read, deliveryId: string) {
  return db
    .selectFrom('estimateLetters')
    .select(['number', 'letter'])
    .where('deliveryId', '=', deliveryId)
    .executeTakeFirstOrThrow();
}
