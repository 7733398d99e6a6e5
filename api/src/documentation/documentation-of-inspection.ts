import type { documentationActions } from '@tidemark/contract/documentation';
import { byCategory } from '@tidemark/contract/documentation-file';
import type { Handler } from '../context.ts';
import { readInspection } from '../inspections/read.ts';
import { filesOf, shown } from './read.ts';

export const documentationOfInspection: Handler<typeof documentationActions.ofInspection> = async (
  context,
  { params, query },
) => {
  const { db, actor } = context;
  const inspection = await readInspection(db, actor, params.inspectionId);
  const files = await filesOf(db, inspection.id, query);
  return { documentation: byCategory(files.map((file) => shown(context, file))) };
};
