import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance } from 'fastify';

/** Node would send a bare status, which the app cannot tell from a proxy's; this sends the envelope. */
export function refuseOddCalls(app: FastifyInstance): void {
  // RFC 9110, section 10.1.1: unknown expectations may be refused, or ignored as here.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw: { headers, httpVersion } }) => {
    const isWithoutHost = headers.host === undefined && httpVersion !== '1.0';
    const { expect = '100-continue' } = headers;
    if (isWithoutHost || expect.toLowerCase() !== '100-continue') throw new Refusal('malformed_request');
  });
}
