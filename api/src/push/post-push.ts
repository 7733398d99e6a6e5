import type { PushMessage, PushSubscriptionKeys } from '@tidemark/contract/push';
import { createSigner } from 'fast-jwt';
import { passes, retryAfter, SendFailure } from '../integrations/failure.ts';
import type { Outbound } from '../integrations/outbound.ts';
import { encrypt } from './encrypt.ts';
import type { PushKeys } from './keys.ts';

/** How long a push service keeps it for a browser it does not reach, in seconds. */
const keptFor = 86_400;
/** RFC 8292 allows a day. */
const signedFor = 12 * 3_600_000;
const name = 'The push service';

/** The push service knows the subscription no longer. */
export class SubscriptionGone extends Error {
  override name = 'SubscriptionGone';
}

export interface PushSender {
  outbound: Outbound;
  keys: PushKeys;
  /** Whom a push service may write to: an https or mailto address (RFC 8292, 2.1). */
  contact: string;
}

/**
 * Hands one message to a browser's push service (RFC 8030). A later one about the same project replaces it there.
 * @throws SubscriptionGone, SendFailure
 */
export async function postPush(
  { outbound, keys, contact }: PushSender,
  to: PushSubscriptionKeys,
  message: PushMessage,
  signal: AbortSignal,
): Promise<void> {
  const sign = createSigner({ key: keys.privateKey, algorithm: 'ES256', expiresIn: signedFor });
  const token = sign({ aud: new URL(to.endpoint).origin, sub: contact });
  const { status, headers } = await outbound.ask({
    ...{ name, method: 'POST', url: to.endpoint, signal },
    headers: {
      authorization: `vapid t=${token}, k=${keys.publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptFor),
      topic: message.kind === 'several' ? 'several' : `project-${message.project}`,
      urgency: 'high',
    },
    body: encrypt(JSON.stringify(message), to.keys),
  });
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) throw new SubscriptionGone(`${name} answered ${status}.`);
  throw new SendFailure(`${name} answered ${status}.`, {
    again: passes(status),
    afterMs: retryAfter(headers['retry-after']?.toString()),
  });
}
