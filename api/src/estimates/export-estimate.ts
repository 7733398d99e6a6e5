import type { estimateActions } from '@tidemark/contract/estimates/actions';
import type { Handler } from '../context.ts';
import { estimateCsv } from './estimate-csv.ts';
import { estimateName, readEstimate } from './read.ts';

export const exportEstimate: Handler<typeof estimateActions.csv> = async (
  { db, actor },
  { params, query },
) => {
  const estimate = await readEstimate(db, actor, params.id, query.number);
  return { body: estimateCsv(estimate), filename: `${await estimateName(db, estimate)}.csv` };
};
