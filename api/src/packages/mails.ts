import type { Delivery } from '@tidemark/contract/deliveries';
import type { PackageLetter } from '@tidemark/contract/packages/letter';
import type { MailedPart } from '@tidemark/contract/packages/package';
import { sql } from 'kysely';
import type { WriteContext } from '../context.ts';
import type { Read } from '../db/database.ts';

/** Queues the mail of a part in the same transaction, as a delivery of an inspection of the job. */
export type QueuePackageMail = (
  context: WriteContext,
  of: { inspectionId: string; part: number; of: number; letter: PackageLetter },
) => Promise<Delivery>;

/** The latest first. */
export const mailsOf = (db: Read, packageId: string): Promise<MailedPart[]> =>
  db
    .selectFrom('packageMails')
    .innerJoin('deliveries', 'deliveries.id', 'packageMails.deliveryId')
    .innerJoin('technicians', 'technicians.id', 'packageMails.technicianId')
    .select(['part', 'sentAt', 'deliveries.state', 'deliveries.lastError'])
    .select(sql<string[]>`letter -> 'to'`.as('to'))
    .select(sql<string>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('sentBy'))
    .where('packageId', '=', packageId)
    .orderBy('sentAt', 'desc')
    .orderBy('part')
    .execute();

/** What the mail of a delivery brings, and all parts of its package; undefined where it brings something else. */
export async function packageMailOf(db: Read, deliveryId: string) {
  const mail = await db
    .selectFrom('packageMails')
    .innerJoin('packages', 'packages.id', 'packageMails.packageId')
    .select(['packageId', 'projectId', 'part', 'letter'])
    .where('deliveryId', '=', deliveryId)
    .executeTakeFirst();
  if (!mail) return undefined;
  const parts = await db
    .selectFrom('packageParts')
    .select(['number', 'size', 'sha256', 'type'])
    .where('packageId', '=', mail.packageId)
    .orderBy('number')
    .execute();
  return { ...mail, parts };
}
