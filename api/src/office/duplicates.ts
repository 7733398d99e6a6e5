import type { officeActions } from '@tidemark/contract/office/actions';
import type { Duplicate } from '@tidemark/contract/office/read-actions';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';

const most = 10;

interface Planned {
  addressLine1: string;
  addressLine2?: string | null | undefined;
  zipCode: string;
  scheduledDate?: string | null | undefined;
}

/**
 * Projects with the same address, unit included, and the same day, or none, ignoring case and accents; newest first.
 */
export async function duplicatesOf(db: Read, planned: Planned): Promise<Duplicate[]> {
  return db
    .selectFrom('projects')
    .leftJoin('technicians', 'technicians.id', 'projects.technicianId')
    .select([
      'projects.id',
      'projects.title',
      'projects.customerName',
      'projects.status',
      sql<string | null>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('technicianName'),
    ])
    .where('projects.addressKey', '=', sql<string>`fold(${planned.addressLine1})`)
    .where(sql<boolean>`fold(coalesce(projects.address_line2, '')) = fold(${planned.addressLine2 ?? ''})`)
    .where(sql<boolean>`fold(projects.zip_code) = fold(${planned.zipCode})`)
    .where(sql<boolean>`projects.scheduled_date IS NOT DISTINCT FROM ${planned.scheduledDate ?? null}::date`)
    .orderBy('projects.id', 'desc')
    .limit(most)
    .execute();
}

export const findDuplicates: Handler<typeof officeActions.duplicates> = async ({ db }, { query }) => ({
  duplicates: await duplicatesOf(db, query),
});
