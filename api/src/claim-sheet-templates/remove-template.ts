import type { claimSheetTemplateActions } from '@tidemark/contract/claim-sheet-templates/actions';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockTemplate } from './read.ts';

export const removeTemplate: Handler<typeof claimSheetTemplateActions.remove> = async (
  context,
  { params },
) => {
  const { tx, actor } = context;
  const found = await lockTemplate(tx, actor, params.id);
  await tx.deleteFrom('claimSheetTemplates').where('id', '=', found.id).execute();
  await record(tx, context, {
    action: 'template-deleted',
    subject: 'claim-sheet-template',
    subjectId: found.id,
    before: found,
  });
  return {};
};
