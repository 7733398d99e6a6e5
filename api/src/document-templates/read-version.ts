import type { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import type { Handler } from '../context.ts';
import { templateOf } from './read.ts';

export const readDocumentTemplate: Handler<typeof documentTemplateActions.version> = async (
  { db },
  { params },
) => ({ template: await templateOf(db, params.id, params.version) });
