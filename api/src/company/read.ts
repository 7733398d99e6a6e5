import { isManager, type Role } from '@tidemark/contract/access';
import { blankCompany, type Company } from '@tidemark/contract/company/profile';
import { Refusal } from '@tidemark/contract/refusals';
import type { Workday } from '@tidemark/contract/visits';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';

/** The company before anybody has said anything of it. */
const unsaid: Company = { version: 1, savedAt: null, savedBy: null, ...blankCompany, timeZone: null };

/** When and by whom a version was saved; neither of the one made of the settings. */
const selectVersions = (db: Read) =>
  db
    .selectFrom('companyProfiles')
    .leftJoin('technicians', 'technicians.id', 'companyProfiles.technicianId')
    .select([
      'companyProfiles.version',
      sql<string | null>`CASE WHEN technicians.id IS NOT NULL THEN company_profiles.saved_at END`.as(
        'savedAt',
      ),
      sql<string | null>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('savedBy'),
    ]);

const selectProfiles = (db: Read) =>
  selectVersions(db).select(['companyProfiles.facts', 'companyProfiles.logoId']);
type Row = Awaited<ReturnType<ReturnType<typeof selectProfiles>['execute']>>[number];
/** A version kept before a field was there has it blank. */
const shown = ({ facts, ...row }: Row): Company => ({ ...blankCompany, ...facts, ...row });

export async function newestCompany(db: Read): Promise<Company> {
  const found = await selectProfiles(db)
    .orderBy('companyProfiles.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? shown(found) : unsaid;
}

/** The newest ones, after those left out. */
export async function companyVersions(db: Read, most: number, leftOut: number): Promise<Company[]> {
  const found = await selectProfiles(db)
    .orderBy('companyProfiles.version', 'desc')
    .limit(most)
    .offset(leftOut)
    .execute();
  return found.map(shown);
}

/** @throws Refusal company_not_found */
export async function companyOf(db: Read, version: number): Promise<Company> {
  const found = await selectProfiles(db).where('companyProfiles.version', '=', version).executeTakeFirst();
  if (found) return shown(found);
  if (version !== unsaid.version) throw new Refusal('company_not_found');
  return unsaid;
}

/** The company's time zone; undefined until a manager sets it. */
export async function companyZone(db: Read): Promise<string | undefined> {
  return (await newestCompany(db)).timeZone ?? undefined;
}

/** How long a visit and a day are. */
export async function companyWorkday(db: Read): Promise<Workday> {
  const { visitMinutes, workdayHours } = await newestCompany(db);
  return { visitMinutes, workdayHours };
}

/** The tax id is for managers. */
export function shownTo({ taxId, ...company }: Company, role: Role): Company {
  return isManager(role) ? { ...company, taxId: taxId ?? null } : company;
}
