import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body contains a file: it may take long as long as bytes arrive. */
    takesFile?: boolean;
  }
}

/**
 * Refuses a body that has not arrived within this many ms, and closes its connection. Files from a basement may take
 * longer: they only fail at a standstill, or after the half hour any call may take (time-limits.ts).
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
