import type { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import { v7 as uuidv7 } from 'uuid';
import type { Handler } from '../context.ts';
import { refuseFaulty, saveVersion } from './save-version.ts';

export const createDocumentTemplate: Handler<typeof documentTemplateActions.create> = async (
  context,
  { body },
) => {
  refuseFaulty(body);
  return { template: await saveVersion(context, { id: uuidv7(), version: 1 }, body, []) };
};
