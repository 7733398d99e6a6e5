import type { claimSheetTemplateActions } from '@tidemark/contract/claim-sheet-templates/actions';
import type { Handler } from '../context.ts';
import { readTemplates } from './read.ts';

export const listTemplates: Handler<typeof claimSheetTemplateActions.list> = async ({ db, actor }) => ({
  templates: await readTemplates(db, actor),
});
