import { ECDH } from 'node:crypto';
import type { pushActions } from '@tidemark/contract/push';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';

/** A browser has one subscription: whoever signs in on it next takes it over. */
export const subscribe: Handler<typeof pushActions.subscribe> = async ({ tx, signInId }, { body }) => {
  const { endpoint, keys } = body;
  if (!isPoint(keys.p256dh)) {
    const message = 'This is no point of P-256.';
    throw new Refusal('validation_failed', [{ field: 'keys.p256dh', message }]);
  }
  await tx
    .deleteFrom('pushSubscriptions')
    .where('endpoint', '=', endpoint)
    .where('signInId', '<>', signInId!)
    .execute();
  const subscription = { endpoint, ...keys, attempts: 0, nextTryAt: null };
  await tx
    .insertInto('pushSubscriptions')
    .values({ signInId: signInId!, ...subscription })
    .onConflict((same) => same.column('signInId').doUpdateSet(subscription))
    .execute();
  return {};
};

function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
