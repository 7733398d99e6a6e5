import type { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import type { Handler } from '../context.ts';
import { newestTemplates } from './read.ts';

export const listDocumentTemplates: Handler<typeof documentTemplateActions.list> = async (
  { db },
  { query },
) => ({ templates: await newestTemplates(db, query) });
