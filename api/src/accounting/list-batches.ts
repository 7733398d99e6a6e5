import type { accountingActions } from '@tidemark/contract/accounting/actions';
import { paginate } from '@tidemark/contract/envelope';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import { bookFile } from './read.ts';
import { batches } from './read-batch.ts';

export const listBatches: Handler<typeof accountingActions.exports> = async ({ db }, { query }) => {
  const { page, limit } = query;
  const counted = await countUpToCap(
    db,
    db.selectFrom('accountingBatches').select('number').where('number', '>', 0),
  );
  return {
    batches: await batches(db, limit, (page - 1) * limit),
    pagination: paginate(page, limit, counted),
  };
};

export const readBatchFile: Handler<typeof accountingActions.file> = async ({ db }, { params }) => {
  const found = await bookFile(db, params.batch, params.file);
  if (!found) throw new Refusal('file_not_found');
  return { body: found.bytes, filename: found.name };
};
