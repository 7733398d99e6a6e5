import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** A signed post of the webhook: its id and its inspection. Undefined: the server was killed while it sent. */
export async function readPost(
  request: IncomingMessage,
): Promise<{ id: string; externalId: string } | undefined> {
  const body = await text(request).catch(() => undefined);
  if (body === undefined) return undefined;
  const { data } = JSON.parse(body) as { data: { externalId: string } };
  return { id: String(request.headers['webhook-id']), externalId: data.externalId };
}
