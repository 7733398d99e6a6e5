import { type EstimateEdits, noEdits } from '@tidemark/contract/estimates/edits';
import type { estimateOfficeActions } from '@tidemark/contract/estimates/office-actions';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { readInspection } from '../inspections/read.ts';

export async function editsOf(db: Read, inspectionId: string): Promise<EstimateEdits & { version: number }> {
  const found = await db
    .selectFrom('estimateEdits')
    .select(['version', 'edits'])
    .where('inspectionId', '=', inspectionId)
    .executeTakeFirst();
  return { ...(found?.edits ?? noEdits), version: found?.version ?? 0 };
}

export const readEdits: Handler<typeof estimateOfficeActions.edits> = async ({ db, actor }, { params }) => {
  const { id } = await readInspection(db, actor, params.id);
  return { edits: await editsOf(db, id) };
};
