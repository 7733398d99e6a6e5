import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body has a file in it: it may take its time as long as bytes come. */
    takesFile?: boolean;
  }
}

/**
 * Refuses a body that has not come whole within so many ms, and closes its connection. Files from a basement may take
 * longer: of those only a standstill, and the half hour any call may take, are an end (patience.ts).
 */
export function refuseSlowBodies(app: FastifyInstance, within: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (hasBody && !request.routeOptions.config.takesFile) {
      const timer = setTimeout(() => {
        if (!reply.sent) reply.header('Connection', 'close').send(new Refusal('request_too_slow'));
      }, within);
      const over = () => clearTimeout(timer);
      raw.once('end', over);
      raw.once('close', over);
    }
    done();
  });
}
