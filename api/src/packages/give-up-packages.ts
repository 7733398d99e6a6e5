import { packageDays } from '@tidemark/contract/packages/package';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Gives up the bytes of packages that are a month old and have no link: they can be made again. @returns how many */
export function giveUpPackages(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const old = await tx
      .updateTable('packages')
      .set({ state: 'expired' })
      .where('state', '=', 'ready')
      .where('readyAt', '<', sql<string>`now() - make_interval(days => ${packageDays})`)
      .where(sql<boolean>`coalesce(link_expires_at < now(), true)`)
      .returning('id')
      .execute();
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await tx.deleteFrom('packageParts').where('packageId', 'in', ids).execute();
    return old.length;
  });
}
