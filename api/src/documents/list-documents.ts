import type { documentActions } from '@tidemark/contract/documents/actions';
import type { Handler } from '../context.ts';
import { readProject } from '../projects/read.ts';
import { documentKeys } from './keys.ts';
import { documentsOf } from './read.ts';

export const listDocuments: Handler<typeof documentActions.list> = async ({ db, actor }, { params }) => {
  const { id } = await readProject(db, actor, params.id);
  return { documents: await documentsOf(db, id) };
};

export const listDocumentKeys: Handler<typeof documentActions.keys> = async ({ db }) => ({
  keys: await documentKeys(db),
});
