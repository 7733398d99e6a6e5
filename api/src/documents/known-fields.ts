import { wallClock } from '@tidemark/contract/clock';
import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import type { FrozenFields } from '@tidemark/contract/documents/fields';
import { documentValues } from '@tidemark/contract/documents/values';
import type { Project } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import { newestCompany } from '../company/read.ts';
import type { Read } from '../db/database.ts';

/** What the server knows of a job, for a document that came without values. */
export async function knownFields(
  db: Read,
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
  const at = wallClock(new Date(), company.timeZone ?? 'UTC');
  const facts = {
    project,
    company,
    inspection: inspection ?? null,
    technician: technician?.name ?? null,
    at,
  };
  return documentValues(facts, language);
}
