import { passes, retryAfter, SendFailure } from '../failure.ts';
import type { Outbound } from '../outbound.ts';
import type { Sending } from '../sending.ts';
import { signedHeaders } from '../signature.ts';
import type { Crm, CrmFile } from './crm.ts';

const name = 'The webhook';

/**
 * Sends signed POSTs to any system (Standard Webhooks). `webhook-id` is the delivery's id on every attempt, so that
 * receivers can deduplicate. Responses: 2xx accepts; 410 and other 4xx refuse permanently; 408, 409, 423, 425, 429 and
 * 5xx are retried, honoring Retry-After.
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

/** A receiver may return its own id for the record; the body is optional. */
function externalIdIn(text: string): string | undefined {
  try {
    const { externalId } = JSON.parse(text) as { externalId?: unknown };
    return typeof externalId === 'string' && externalId !== '' ? externalId.slice(0, 200) : undefined;
  } catch {
    return undefined;
  }
}
