import type { authActions } from '@tidemark/contract/auth';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';

/** Hourly limit per account, so that no one can flood another's mailbox. */
const mailsAnHour = 3;

/**
 * One statement either way: unknown accounts get the same row without a recipient and the same audit event, so neither
 * the response nor its timing reveals who has an account.
 */
export const forgotPassword: Handler<typeof authActions.forgotPassword> = async (context, { body }) => {
  const { rows } = await sql<{ technicianId: number | null }>`
    INSERT INTO account_mails (id, technician_id, kind, ended_at)
    SELECT ${uuidv7()}::uuid, found.id, 'reset', CASE WHEN found.id IS NULL THEN now() END
    FROM (VALUES (1)) AS asked LEFT JOIN technicians AS found ON email = ${body.email} AND status = 'Active' AND (
      SELECT count(*) FROM account_mails
      WHERE technician_id = found.id AND kind = 'reset' AND created_at > now() - interval '1 hour'
    ) < ${mailsAnHour}
    RETURNING technician_id`.execute(context.tx);
  const technicianId = rows[0]?.technicianId ?? undefined;
  await record(context.tx, context, {
    action: 'password-link-asked',
    subject: 'technician',
    subjectId: technicianId ?? 'unknown',
    ...(technicianId !== undefined && { technicianId }),
  });
  return {};
};
