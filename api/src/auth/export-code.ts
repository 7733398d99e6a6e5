import { createHash, randomInt } from 'node:crypto';
import { mayGrant } from '@tidemark/contract/account-rules';
import { exportCodeMinutes, type exportUnsentActions } from '@tidemark/contract/export-unsent';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import type { Tx } from '../db/database.ts';

/** Read out on the phone: no two letters sound or look alike. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const draw = (length: number) => Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

const hashOf = (technicianId: number, code: string) =>
  createHash('sha256')
    .update(`${technicianId} ${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`)
    .digest();

export const makeExportCode: Handler<typeof exportUnsentActions.makeCode> = async (context, { params }) => {
  const { tx, actor } = context;
  const account = await tx
    .selectFrom('technicians')
    .select(['id', 'role'])
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!account) throw new Refusal('technician_not_found');
  if (!mayGrant(actor, account.role)) throw new Refusal('managers_only_by_managers');
  const code = `${draw(4)}-${draw(4)}`;
  const expiresAt = sql<string>`now() + make_interval(mins => ${exportCodeMinutes})`;
  const facts = { hash: hashOf(account.id, code), expiresAt, usedAt: null };
  const made = await tx
    .insertInto('exportCodes')
    .values({ technicianId: account.id, ...facts })
    .onConflict((on) => on.column('technicianId').doUpdateSet(facts))
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
  await record(tx, context, { action: 'export-code-made', subject: 'technician', subjectId: account.id });
  return { code, expiresAt: made.expiresAt };
};

/** Uses up the code; a repeat within minutes is a retry after a lost response. */
export async function takeExportCode(tx: Tx, technicianId: number, code: string): Promise<boolean> {
  const taken = await tx
    .updateTable('exportCodes')
    .set({ usedAt: sql`coalesce(used_at, now())` })
    .where('technicianId', '=', technicianId)
    .where('hash', '=', hashOf(technicianId, code))
    .where('expiresAt', '>', sql<string>`now()`)
    .where(sql<boolean>`coalesce(used_at > now() - interval '10 minutes', true)`)
    .returning('technicianId')
    .executeTakeFirst();
  return taken !== undefined;
}
