import type { supplementActions } from '@tidemark/contract/supplements/actions';
import type { Handler } from '../context.ts';
import { readInspection } from '../inspections/read.ts';
import { supplementsOf } from './read.ts';

export const listSupplements: Handler<typeof supplementActions.list> = async ({ db, actor }, { params }) => ({
  supplements: await supplementsOf(db, await readInspection(db, actor, params.id)),
});
