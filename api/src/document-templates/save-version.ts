import {
  type DocumentTemplate,
  type TemplateEntry,
  textErrors,
} from '@tidemark/contract/document-templates/template';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { SignedIn, WriteContext } from '../context.ts';
import { templateOf } from './read.ts';

/** @throws Refusal validation_failed with a sentence for each fault of the text */
export function refuseFaulty(entry: TemplateEntry): void {
  const errors = textErrors(entry);
  if (errors.length > 0)
    throw new Refusal(
      'validation_failed',
      errors.map((message) => ({ field: 'body', message })),
    );
}

/** Adds a version. The second of two managers gets the refusal. @throws Refusal template_changed */
export async function saveVersion(
  context: SignedIn<WriteContext>,
  { id, version }: { id: string; version: number },
  { checked, ...entry }: TemplateEntry,
  changed: readonly string[],
): Promise<DocumentTemplate> {
  const { tx, actor } = context;
  const saved = await tx
    .insertInto('documentTemplates')
    .values({ ...entry, id, version, checked: checked && JSON.stringify(checked), technicianId: actor.id })
    .onConflict((on) => on.columns(['id', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!saved) throw new Refusal('template_changed');
  const { kind, language, title } = entry;
  // The text itself stays readable as a version.
  await record(tx, context, {
    action: 'document-template-saved',
    subject: 'document-template',
    subjectId: id,
    after: { kind, language, title, version, changed: changed.join(', '), checkedBy: checked?.by ?? null },
  });
  return templateOf(tx, id, version);
}
