import type { technicianActions } from '@tidemark/contract/technicians';
import type { Handler } from '../context.ts';
import { changeTechnician } from './change-technician.ts';
import { technicianById } from './read.ts';

export const readProfile: Handler<typeof technicianActions.profile> = async ({ db, actor }) => ({
  technician: await technicianById(db, actor.id),
});

export const updateProfile: Handler<typeof technicianActions.updateProfile> = async (context, { body }) => {
  const found = await technicianById(context.tx, context.actor.id);
  return { technician: await changeTechnician(context.tx, context, found, body, 'profile-changed') };
};
