import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance } from 'fastify';

/** Node uses the first of two, and a proxy in front may have used the second. */
const once = new Set(['host', 'authorization', 'content-type', 'content-encoding', 'idempotency-key']);

/** A request that repeats its host or its sender is two requests in one, so it is refused. */
export function refuseDoubledHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const seen = new Set<string>();
    for (let at = 0; at < raw.rawHeaders.length; at += 2) {
      const name = raw.rawHeaders[at]!.toLowerCase();
      if (!once.has(name)) continue;
      if (seen.has(name)) throw new Refusal('malformed_request');
      seen.add(name);
    }
  });
}
