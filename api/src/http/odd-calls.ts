import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance } from 'fastify';

/** What Node would answer by itself with a bare status, which the app could not tell from a stranger's, in the envelope. */
export function refuseOddCalls(app: FastifyInstance): void {
  // RFC 9110, section 10.1.1: who expects what nobody knows may be refused. The call goes the way of any other.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw: { headers, httpVersion } }) => {
    const isWithoutHost = headers.host === undefined && httpVersion !== '1.0';
    const { expect = '100-continue' } = headers;
    if (isWithoutHost || expect.toLowerCase() !== '100-continue') throw new Refusal('malformed_request');
  });
}
