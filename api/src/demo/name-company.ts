import { blankCompany } from '@tidemark/contract/company/profile';
import type { Tx } from '../db/database.ts';

/** Where the settings name none. Before the first estimate, which keeps the name that it was made with. */
export async function nameCompany(tx: Tx, managerId: number): Promise<void> {
  const { version, facts } = await tx
    .selectFrom('companyProfiles')
    .select(['version', 'facts'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (facts.name !== blankCompany.name) return;
  const named = {
    ...facts,
    ...{ name: 'Heron Creek Restoration', addressLine1: '2200 Ogden Court', city: 'Lisle', state: 'IL' },
    ...{ zipCode: '60532', phone: '(630) 555-0100', email: 'office@heroncreek.example' },
    licences: [{ label: 'Water damage firm', number: 'HC-000482' }],
  };
  await tx
    .insertInto('companyProfiles')
    .values({ version: version + 1, facts: JSON.stringify(named), technicianId: managerId, logoId: null })
    .execute();
}
