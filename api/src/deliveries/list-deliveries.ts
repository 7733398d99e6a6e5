import type { deliveryActions } from '@tidemark/contract/deliveries';
import type { Handler } from '../context.ts';
import { readInspection } from '../inspections/read.ts';
import { deliveriesOf } from './read.ts';

export const listDeliveries: Handler<typeof deliveryActions.ofInspection> = async (
  { db, actor },
  { params },
) => {
  const { id } = await readInspection(db, actor, params.id);
  return { deliveries: await deliveriesOf(db, id) };
};
