import { Refusal } from '@tidemark/contract/refusals';
import type { technicianActions } from '@tidemark/contract/technicians';
import type { Handler } from '../context.ts';
import { selectTechnicians } from './read.ts';

export const readTechnician: Handler<typeof technicianActions.read> = async ({ db }, { params }) => {
  const technician = await selectTechnicians(db).where('id', '=', params.id).executeTakeFirst();
  if (!technician) throw new Refusal('technician_not_found');
  return { technician };
};
