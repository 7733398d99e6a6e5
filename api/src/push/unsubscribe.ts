import type { pushActions } from '@tidemark/contract/push';
import type { Handler } from '../context.ts';

export const unsubscribe: Handler<typeof pushActions.unsubscribe> = async ({ tx, signInId }) => {
  await tx.deleteFrom('pushSubscriptions').where('signInId', '=', signInId!).execute();
  return {};
};
