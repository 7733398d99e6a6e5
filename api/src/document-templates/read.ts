import { type DocumentTemplate, isReleased } from '@tidemark/contract/document-templates/template';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';

/** Shipped texts have neither a date nor an author. */
const selectTemplates = (db: Read) =>
  db
    .selectFrom('documentTemplates')
    .leftJoin('technicians', 'technicians.id', 'documentTemplates.technicianId')
    .select([
      'documentTemplates.id',
      'documentTemplates.version',
      'documentTemplates.kind',
      'documentTemplates.language',
      'documentTemplates.title',
      'documentTemplates.body',
      'documentTemplates.needsConsent',
      'documentTemplates.withCancellation',
      'documentTemplates.checked',
      sql<string | null>`CASE WHEN technicians.id IS NOT NULL THEN document_templates.saved_at END`.as(
        'savedAt',
      ),
      sql<string | null>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('savedBy'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof selectTemplates>['execute']>>[number];
const shown = (row: Row): DocumentTemplate => ({ ...row, released: isReleased(row) });

/** The newest version of each, by title and language. */
export async function newestTemplates(
  db: Read,
  { kind, language }: Partial<Pick<DocumentTemplate, 'kind' | 'language'>>,
): Promise<DocumentTemplate[]> {
  const rows = await selectTemplates(db)
    .distinctOn('documentTemplates.id')
    .$if(kind !== undefined, (select) => select.where('documentTemplates.kind', '=', kind!))
    .$if(language !== undefined, (select) => select.where('documentTemplates.language', '=', language!))
    .orderBy('documentTemplates.id')
    .orderBy('documentTemplates.version', 'desc')
    .execute();
  const sorted = rows.sort(
    (one, other) => one.language.localeCompare(other.language) || one.title.localeCompare(other.title),
  );
  return sorted.map(shown);
}

/** A version, the newest without its number. @throws Refusal document_template_not_found */
export async function templateOf(db: Read, id: string, version?: number): Promise<DocumentTemplate> {
  const row = await selectTemplates(db)
    .where('documentTemplates.id', '=', id)
    .$if(version !== undefined, (select) => select.where('documentTemplates.version', '=', version!))
    .orderBy('documentTemplates.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new Refusal('document_template_not_found');
  return shown(row);
}

/** Every released version of the consent to sign electronically, the newest first. */
export async function releasedConsents(db: Read): Promise<DocumentTemplate[]> {
  const rows = await selectTemplates(db)
    .where('documentTemplates.kind', '=', 'consent')
    .orderBy('documentTemplates.savedAt', 'desc')
    .execute();
  return rows.map(shown).filter(({ released }) => released);
}
