import type { scopeActions } from '@tidemark/contract/scope/actions';
import type { Handler } from '../context.ts';
import { readScope, scopeName } from './read.ts';
import { scopeCsv } from './scope-csv.ts';

export const exportScope: Handler<typeof scopeActions.csv> = async ({ db, actor }, { params }) => {
  const { estimate, rows } = await readScope(db, actor, params.id);
  return { body: scopeCsv(rows), filename: `${scopeName(estimate)}.csv` };
};
