import { randomBytes } from 'node:crypto';
import type { NewTechnician } from '@tidemark/contract/technicians';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Tx } from '../db/database.ts';
import { hashOf } from './tokens.ts';

/** The name of the person at the server's own machine. */
const operator = { actor: null, signInId: null, ip: 'this machine', userAgent: null, requestId: 'admin' };

/**
 * An account created on the server, or the existing one with this email, and the token of a link that sets its password
 * within a day.
 */
export async function addAccount(
  tx: Tx,
  { email, firstName, lastName, role }: Pick<NewTechnician, 'email' | 'firstName' | 'lastName' | 'role'>,
): Promise<{ token: string; existed: boolean }> {
  const added = await tx
    .insertInto('technicians')
    .values({ email, firstName, lastName, role, status: 'Active' })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  const { id } = added ?? (await byEmail(tx, email));
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('accountMails')
    .values({
      id: uuidv7(),
      technicianId: id,
      kind: 'invitation',
      endedAt: sql`now()`,
      linkHash: hashOf(token),
      linkExpiresAt: sql`now() + interval '1 day'`,
    })
    .execute();
  await record(tx, operator, {
    action: added ? 'technician-created' : 'password-link-made',
    subject: 'technician',
    subjectId: id,
    ...(added && { after: { email, firstName, lastName, role } }),
  });
  return { token, existed: !added };
}

function byEmail(tx: Tx, email: string) {
  return tx.selectFrom('technicians').select('id').where('email', '=', email).executeTakeFirstOrThrow();
}
