import { paginate } from '@tidemark/contract/envelope';
import type { technicianActions } from '@tidemark/contract/technicians';
import { type SqlBool, sql } from 'kysely';
import type { Handler } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import { selectTechnicians } from './read.ts';

/** Everything a search covers, folded; a company has few enough technicians to scan them all. */
const searched = sql`fold(concat_ws(' ', first_name, last_name, email, phone_number,
  'TECH-' || lpad(id::text, greatest(4, length(id::text)), '0')))`;

export const listTechnicians: Handler<typeof technicianActions.list> = async ({ db }, { query }) => {
  let matching = selectTechnicians(db);
  if (query.status) matching = matching.where('status', '=', query.status);
  if (query.role) matching = matching.where('role', '=', query.role);
  for (const word of (query.search ?? '').split(/\s+/).filter(Boolean)) {
    matching = matching.where(sql<SqlBool>`strpos(${searched}, fold(${word})) > 0`);
  }
  const technicians = await matching
    .orderBy(sql`fold(last_name || ' ' || first_name)`)
    .orderBy('id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return {
    technicians,
    pagination: paginate(query.page, query.limit, await countUpToCap(db, matching)),
  };
};
