import { passes, retryAfter, SendFailure } from '../failure.ts';
import type { Outbound } from '../outbound.ts';
import type { Sending } from '../sending.ts';
import { signedHeaders } from '../signature.ts';
import type { Crm, CrmFile } from './crm.ts';

const name = 'The webhook';

/**
 * Tells any system by signed POSTs (Standard Webhooks). `webhook-id` is the delivery's and stays the same over all tries:
 * a receiver that remembers it takes each message once. Answers: 2xx took it; 410 and other 4xx refuse for good; 408,
 * 409, 423, 425, 429 and 5xx are tried again, no sooner than a Retry-After asks.
 */
export function webhookCrm({ url, secret }: { url: string; secret: string }, outbound: Outbound): Crm {
  const post = async (type: string, data: object, files: readonly CrmFile[], { id, signal }: Sending) => {
    const body = JSON.stringify({
      type,
      data: {
        ...data,
        files: files.map((file) => ({
          name: file.name,
          type: file.type,
          base64: file.bytes.toString('base64'),
        })),
      },
    });
    const headers = { 'content-type': 'application/json', ...signedHeaders(secret, id, body) };
    const answer = await outbound.ask({ name, method: 'POST', url, headers, body, signal });
    const { status } = answer;
    if (status >= 200 && status < 300) return { externalId: externalIdIn(answer.text) ?? id };
    if (status >= 300 && status < 400)
      throw new SendFailure(`${name} answered ${status}: redirects are not followed.`, { again: false });
    throw new SendFailure(`${name} answered ${status}.`, {
      again: passes(status),
      afterMs: retryAfter(answer.headers['retry-after']?.toString()),
    });
  };
  return {
    name,
    putRecord: (record, files, sending) => post('inspection.completed', record, files, sending),
    putQuote: (quote, files, sending) => post('inspection.quoted', quote, files, sending),
  };
}

/** A receiver may say what it calls the record; it need not answer JSON, nor anything. */
function externalIdIn(text: string): string | undefined {
  try {
    const { externalId } = JSON.parse(text) as { externalId?: unknown };
    return typeof externalId === 'string' && externalId !== '' ? externalId.slice(0, 200) : undefined;
  } catch {
    return undefined;
  }
}
