import type { claimSheetTemplateActions } from '@tidemark/contract/claim-sheet-templates/actions';
import type { Template } from '@tidemark/contract/claim-sheet-templates/template';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockTemplate, readTemplate } from './read.ts';

export const updateTemplate: Handler<typeof claimSheetTemplateActions.update> = async (
  context,
  { params, body },
) => {
  const { tx, actor } = context;
  const found = await lockTemplate(tx, actor, params.id);
  const changed = (Object.keys(body) as (keyof typeof body)[]).filter(
    (field) => body[field] !== undefined && body[field] !== found[field],
  );
  if (changed.length === 0) return { template: found };
  const pick = (of: Partial<Template>) => Object.fromEntries(changed.map((field) => [field, of[field]]));
  await tx
    .updateTable('claimSheetTemplates')
    .set({ ...pick(body as Partial<Template>), updatedAt: sql`now()` })
    .where('id', '=', found.id)
    .execute();
  await record(tx, context, {
    action: 'template-changed',
    subject: 'claim-sheet-template',
    subjectId: found.id,
    before: pick(found),
    after: pick(body as Partial<Template>),
  });
  // A manager who stops sharing another person's template no longer sees it.
  const template =
    found.mine || body.shared !== false
      ? await readTemplate(tx, actor, found.id)
      : { ...found, ...(body as Partial<Template>) };
  return { template };
};
