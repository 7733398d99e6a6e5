import type { estimateActions } from '@tidemark/contract/estimates/actions';
import type { Handler } from '../context.ts';
import { readInspection } from '../inspections/read.ts';
import { savedEstimates } from './read.ts';

export const listEstimates: Handler<typeof estimateActions.list> = async ({ db, actor }, { params }) => {
  const { id } = await readInspection(db, actor, params.id);
  return { estimates: await savedEstimates(db, id) };
};
