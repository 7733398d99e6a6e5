import { createHmac, timingSafeEqual } from 'node:crypto';

/** Allowed clock difference of a message; an older one may be a replay. */
const freshMs = 5 * 60_000;

/** Standard Webhooks (github.com/standard-webhooks/standard-webhooks, "Signature scheme"): v1 is symmetric. */
function sign(secret: string, { id, timestamp }: { id: string; timestamp: number }, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** A signed message's headers; `timestamp` is in seconds. */
export function signedHeaders(secret: string, id: string, body: string, now = Date.now()) {
  const timestamp = Math.floor(now / 1000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': sign(secret, { id, timestamp }, body),
  };
}

export interface SignedMessage {
  id: string | undefined;
  timestamp: string | undefined;
  /** May contain several, separated by spaces, while a secret is being changed. */
  signature: string | undefined;
}

/** Whether a message was signed with the secret within the last five minutes. */
export function isSigned(secret: string, message: SignedMessage, body: string, now = Date.now()): boolean {
  const { id, timestamp, signature } = message;
  if (!id || id.length > 200 || !timestamp || !/^\d{1,12}$/.test(timestamp) || !signature) return false;
  const seconds = Number(timestamp);
  if (Math.abs(now - seconds * 1000) > freshMs) return false;
  const expected = Buffer.from(sign(secret, { id, timestamp: seconds }, body));
  return signature.split(' ').some((one) => {
    const given = Buffer.from(one);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

type Headers = Record<string, string | string[] | undefined>;

/** Checks requests by their headers. */
export function signatureCheck(secret: string) {
  const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);
  return (headers: Headers, body: string): boolean =>
    isSigned(
      secret,
      {
        id: text(headers['webhook-id']),
        timestamp: text(headers['webhook-timestamp']),
        signature: text(headers['webhook-signature']),
      },
      body,
    );
}
