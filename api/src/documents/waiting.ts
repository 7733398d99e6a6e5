import { countCap } from '@tidemark/contract/envelope';
import type { Today, Unsigned } from '@tidemark/contract/today/today';
import { sql } from 'kysely';
import { countUpToCap } from '../db/count.ts';
import type { Read } from '../db/database.ts';

/** What waits for a signature in open jobs, the longest first. */
export async function waitLongest(db: Read, limit: number): Promise<Today['toSign']> {
  const waiting = db
    .selectFrom('documents')
    .innerJoin('projects', 'projects.id', 'documents.projectId')
    .where('number', 'is', null)
    .where('jobClosedAt', 'is', null);
  const documents: Unsigned[] = await waiting
    .innerJoin('documentTemplates', (on) =>
      on
        .onRef('documentTemplates.id', '=', 'documents.templateId')
        .onRef('documentTemplates.version', '=', 'documents.version'),
    )
    .select([
      'documents.id',
      'documentTemplates.title',
      sql<string | null>`documents.fields -> 'values' ->> 'customer'`.as('customer'),
      'documents.projectId',
      'projects.title as projectTitle',
      'documents.createdAt',
      sql<string | null>`CASE WHEN documents.link_expires_at > now() THEN documents.link_expires_at END`.as(
        'linkUntil',
      ),
    ])
    .orderBy('documents.createdAt')
    .orderBy('documents.id')
    .limit(limit)
    .execute();
  const counted = await countUpToCap(db, waiting);
  return { documents, total: Math.min(counted, countCap), more: counted > countCap };
}

/** What waits for a signature when a job is closed, as a sentence. */
export async function documentsThatWait(db: Read, { id }: { id: number }): Promise<string | undefined> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('documentTemplates', (on) =>
      on
        .onRef('documentTemplates.id', '=', 'documents.templateId')
        .onRef('documentTemplates.version', '=', 'documents.version'),
    )
    .select('title')
    .where('projectId', '=', id)
    .where('number', 'is', null)
    .orderBy('documents.createdAt')
    .execute();
  if (rows.length === 0) return undefined;
  const titles = rows.map(({ title }) => title).join(', ');
  return rows.length === 1
    ? `1 document has not been signed: ${titles}.`
    : `${rows.length} documents have not been signed: ${titles}.`;
}
