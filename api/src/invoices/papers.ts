import type { Kysely } from 'kysely';
import type { Read } from '../db/database.ts';
import type { Database } from '../db/schema.ts';

/** Keeps the bytes of an invoice that were printed first. @returns those that are kept */
export type KeepPaper = (invoiceId: string, printed: Buffer) => Promise<Buffer>;

export async function keptPaper(db: Read, invoiceId: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('invoicePapers')
    .select('bytes')
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirst();
  return found?.bytes;
}

/** Two who print it at once both get the one that was first. */
export const keepPaper =
  (db: Kysely<Database>): KeepPaper =>
  async (invoiceId, bytes) => {
    await db
      .insertInto('invoicePapers')
      .values({ invoiceId, bytes })
      .onConflict((on) => on.doNothing())
      .execute();
    return (await keptPaper(db, invoiceId))!;
  };
