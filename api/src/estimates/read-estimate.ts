import type { estimateActions } from '@tidemark/contract/estimates/actions';
import type { Handler } from '../context.ts';
import { readEstimate } from './read.ts';

export const showEstimate: Handler<typeof estimateActions.read> = async (
  { db, actor },
  { params, query },
) => ({ estimate: await readEstimate(db, actor, params.id, query.number) });
