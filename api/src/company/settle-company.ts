import { blankCompany } from '@tidemark/contract/company/profile';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import { newestCompany } from './read.ts';

/** What the settings say of the company. */
export interface CompanySettings {
  company?: string | undefined;
  companyContact?: string | undefined;
  timeZone?: string | undefined;
}

/** Makes version 1 of the settings where there is none; afterwards they are ignored, and the log says where they differ. */
export async function settleCompany(
  db: Kysely<Database>,
  { company, companyContact, timeZone }: CompanySettings,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  // An INSERT that adds nothing would also have every job with a deadline judged again (migration 0092).
  const known = await db.selectFrom('companyProfiles').select('version').limit(1).executeTakeFirst();
  if (!known) {
    const { logoId: _, ...blank } = blankCompany;
    const facts = {
      ...blank,
      name: company ?? blank.name,
      addressLine1: companyContact ?? null,
      timeZone: timeZone ?? null,
    };
    // Another server that starts, or a manager, may have saved one since the look above.
    const made = await sql`
      INSERT INTO company_profiles (version, facts) SELECT 1, ${JSON.stringify(facts)}::jsonb
      WHERE NOT EXISTS (SELECT FROM company_profiles) ON CONFLICT DO NOTHING RETURNING version`.execute(db);
    if (made.rows.length > 0) return;
  }
  const profile = await newestCompany(db);
  const told = {
    TIDEMARK_COMPANY: company !== undefined && company !== profile.name,
    TIDEMARK_COMPANY_CONTACT: companyContact !== undefined && companyContact !== profile.addressLine1,
    TIDEMARK_TIME_ZONE: timeZone !== undefined && timeZone !== profile.timeZone,
  };
  const settings = Object.entries(told).flatMap(([name, differs]) => (differs ? [name] : []));
  if (settings.length > 0)
    log.warn({ settings }, 'Settings > Company says otherwise than these settings, which are ignored');
}
