import type { Actor } from '@tidemark/contract/access';
import { wallClock } from '@tidemark/contract/clock';
import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import { dryingFacts } from '@tidemark/contract/documents/drying-values';
import type { FrozenFields } from '@tidemark/contract/documents/fields';
import { documentValues } from '@tidemark/contract/documents/values';
import type { Project } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import { sheetsOf } from '../claim-sheets/read.ts';
import { newestCompany } from '../company/read.ts';
import type { Read } from '../db/database.ts';
import { wholeDrying } from '../drying/read.ts';
import { savedEstimates } from '../estimates/read.ts';
import { newestZone } from '../inspections/read.ts';
import { jobFilesOf } from '../job/read.ts';
import { newestPriceList } from '../price-list/read.ts';
import { roomsOf } from '../rooms/read.ts';

/** What the server knows of a job, for a document that came without values. */
export async function knownFields(
  db: Read,
  actor: Actor,
  project: Project,
  language: DocumentLanguage,
): Promise<FrozenFields> {
  const company = await newestCompany(db);
  const inspection = await db
    .selectFrom('inspections')
    .selectAll()
    .where('projectId', '=', project.id)
    .where('status', '<>', 'Cancelled')
    .orderBy(sql`status = 'Completed'`, 'desc')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const technician = project.technicianId
    ? await db
        .selectFrom('technicians')
        .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
        .where('id', '=', project.technicianId)
        .executeTakeFirst()
    : undefined;
  const at = wallClock(new Date(), company.timeZone ?? (await newestZone(db, project.id)) ?? 'UTC');
  const its = inspection ? await roomsOf(db, actor, inspection.id) : [];
  const sheets = await sheetsOf(
    db,
    its.map(({ id }) => id),
  );
  const rooms = its.map(({ id, name }) => ({ name, rows: sheets.get(id)! }));
  const facts = {
    ...{ project, company, at, rooms },
    inspection: inspection ?? null,
    technician: technician?.name ?? null,
    estimates: inspection ? await savedEstimates(db, inspection.id) : [],
    photos: await jobFilesOf(db, project.id, { category: 'photo' }),
    dried: dryingFacts(await wholeDrying(db, project.id), language, company.timeZone ?? undefined),
    fees: (await newestPriceList(db)).fees,
  };
  return documentValues(facts, language);
}
